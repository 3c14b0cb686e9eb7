/** What this browser remembers: the tables I sit at, my name, how I like things. */

import type { Level } from "./shelf";

/** A seat of a screen that several people share. */
export interface SharedSeat {
  seat: number;
  name: string;
  token: string;
}

export interface Mine {
  table: string;
  token: string;
  game: string;
  title: string;
  seen: number;
  shared?: SharedSeat[];
}

export interface Likes {
  theme: "system" | "paper" | "dark";
  motion: "normal" | "slow" | "fast" | "off";
  sound: boolean;
  notices: boolean;
  language: string;
  confirm: boolean;
  taps: boolean;
  /** How strong the bots are, and how many play, in a game that begins with one click. */
  level: Level;
  players: Record<string, number>;
}

const LIKES: Likes = {
  theme: "system",
  motion: "normal",
  sound: true,
  notices: false,
  language: "en",
  confirm: true,
  taps: true,
  level: "greedy",
  players: {},
};

const SHARED = "quire.shared_computer";

/** Whether this tab was told that others use this computer, too: what is kept goes when the tab is closed. */
function sharedComputer(): boolean {
  try {
    return sessionStorage.getItem(SHARED) !== null;
  } catch {
    return false;
  }
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = (sharedComputer() ? sessionStorage : localStorage).getItem(`quire.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    (sharedComputer() ? sessionStorage : localStorage).setItem(`quire.${key}`, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

class Memory {
  /** The best scores of a player alone, by game. */
  bests = $state<Record<string, number>>(read("bests", {}));
  /** The step at which each lesson was left. */
  lessons = $state<Record<string, number>>(read("lessons", {}));
  /** What somebody wrote down at a table, by its id. */
  private noted = $state<Record<string, string>>(read("notes", {}));
  tables = $state<Mine[]>(read("tables", []));
  name = $state(read("name", ""));
  shared_computer = $state(sharedComputer());
  /** What opens tables here: a password, or a key of one's own. */
  opening = $state(read("opening", ""));
  likes = $state<Likes>({ ...LIKES, ...read<Partial<Likes>>("likes", {}) });

  token(table: string): string | null {
    return this.tables.find((mine) => mine.table === table)?.token ?? null;
  }

  /** Who shares this screen at that table. */
  shared(table: string): SharedSeat[] {
    return this.tables.find((mine) => mine.table === table)?.shared ?? [];
  }

  keep(mine: Omit<Mine, "seen">): void {
    const shared = mine.shared ?? this.shared(mine.table);
    this.tables = [
      { ...mine, ...(shared.length ? { shared } : {}), seen: Date.now() },
      ...this.tables.filter((other) => other.table !== mine.table),
    ].slice(0, 50);
    write("tables", this.tables);
  }

  /** Others use this computer, too: keys to tables and the name are kept for this tab only, and nowhere else. */
  share(shared: boolean): void {
    try {
      if (shared) sessionStorage.setItem(SHARED, "yes");
      else sessionStorage.removeItem(SHARED);
      for (const key of ["tables", "name", "likes", "bests", "lessons", "notes", "opening"])
        (shared ? localStorage : sessionStorage).removeItem(`quire.${key}`);
    } catch {
      // a browser that keeps nothing forgets by itself
    }
    this.shared_computer = shared;
    write("tables", this.tables);
    write("name", this.name);
    write("likes", this.likes);
    write("bests", this.bests);
    write("lessons", this.lessons);
    write("notes", this.noted);
    write("opening", this.opening);
  }

  notes(table: string): string {
    return this.noted[table] ?? "";
  }

  note(table: string, text: string): void {
    this.noted = { ...this.noted, [table]: text };
    write("notes", this.noted);
  }

  /** How far somebody is in a lesson. */
  learn(game: string, step: number): void {
    this.lessons = { ...this.lessons, [game]: step };
    write("lessons", this.lessons);
  }

  /** The options of a game, and with them the best score so far, where a player alone has to beat it. */
  withBest(game: string, players: number, options: Record<string, string>): Record<string, string> {
    const best = this.bests[game];
    return players > 1 || best === undefined || "best" in options ? options : { ...options, best: String(best) };
  }

  /** Somebody has finished a game alone. */
  scored(game: string, points: number): void {
    if (points < 0 || points <= (this.bests[game] ?? -1)) return;
    this.bests = { ...this.bests, [game]: points };
    write("bests", this.bests);
  }

  forget(table: string): void {
    this.tables = this.tables.filter((mine) => mine.table !== table);
    write("tables", this.tables);
    this.noted = Object.fromEntries(Object.entries(this.noted).filter(([id]) => id !== table));
    write("notes", this.noted);
  }

  openWith(key: string): void {
    this.opening = key;
    write("opening", key);
  }

  callMe(name: string): void {
    this.name = name;
    write("name", name);
  }

  like(change: Partial<Likes>): void {
    this.likes = { ...this.likes, ...change };
    write("likes", this.likes);
  }
}

export const memory = new Memory();
