/** The seat links that the server told once, when the table was opened: kept here until they are handed out. */

import type { SeatLink } from "./wire";

const KEY = "quire.links";

class Links {
  private all = $state<Record<string, Record<number, string>>>(read());

  keep(table: string, seats: SeatLink[]): void {
    this.all = { ...this.all, [table]: Object.fromEntries(seats.map((link) => [link.seat, link.path])) };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // they are still here until the page is left
    }
  }

  of(table: string): Record<number, string> {
    return this.all[table] ?? {};
  }
}

function read(): Record<string, Record<number, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, Record<number, string>>;
  } catch {
    return {};
  }
}

export const links = new Links();
