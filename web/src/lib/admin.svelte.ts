/** What an operator sees and does: every request carries their key. */

import { ask, Refused } from "./api";
import type {
  Forgotten,
  Membership,
  NewBan,
  NewKey,
  NewPolicy,
  PersonWish,
  Search,
  ServerView,
  TableOrder,
  TableSummary,
} from "./wire";

const KEY = "quire.admin";

class Admin {
  view = $state.raw<ServerView | null>(null);
  problem = $state("");
  private key = sessionStorage.getItem(KEY) ?? "";

  /** Come in with a key; it is kept until the tab is closed. */
  async enter(key: string): Promise<void> {
    this.key = key || this.key;
    if (!this.key) return;
    await this.attempt(async () => {
      this.view = await ask<ServerView>("admin", undefined, this.key);
      sessionStorage.setItem(KEY, this.key);
    });
    if (!this.view) this.leave();
  }

  /** Forget the key. */
  leave(): void {
    this.key = "";
    this.view = null;
    sessionStorage.removeItem(KEY);
  }

  /** Do something, and say what went wrong; whether it was done. */
  async attempt(how: () => Promise<unknown>): Promise<boolean> {
    this.problem = "";
    try {
      await how();
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : String(error);
      return false;
    }
  }

  private order(path: string, body: unknown): Promise<boolean> {
    return this.attempt(async () => {
      this.view = await ask<ServerView>(`admin/${path}`, body, this.key);
    });
  }

  settle = (policy: NewPolicy) => this.order("policy", policy);
  invite = (name: string) => ask<NewKey>("admin/openers", { name }, this.key);
  uninvite = (id: string) => this.order("openers/drop", { id });
  ban = (ban: NewBan) => this.order("bans", ban);
  lift = (network: string) => this.order("bans/lift", { network });
  order_tables = (order: TableOrder) => this.order("tables/orders", order);
  tables = (search: Search) => ask<TableSummary[]>("admin/tables", search, this.key);
  person = (wish: PersonWish) => ask<Membership[]>("admin/persons", wish, this.key);
  forget = (wish: PersonWish) => ask<Forgotten>("admin/persons/forget", wish, this.key);
  refresh = () => this.enter(this.key);
}

export const admin = new Admin();
