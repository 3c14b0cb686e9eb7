/** What this browser remembers: the tables I sit at, my name, how I like things. */

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
  motion: "normal" | "slow" | "off";
  sound: boolean;
  notices: boolean;
  language: string;
  confirm: boolean;
  taps: boolean;
}

const LIKES: Likes = {
  theme: "system",
  motion: "normal",
  sound: true,
  notices: false,
  language: "en",
  confirm: true,
  taps: true,
};

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`quire.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`quire.${key}`, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

class Memory {
  tables = $state<Mine[]>(read("tables", []));
  name = $state(read("name", ""));
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

  forget(table: string): void {
    this.tables = this.tables.filter((mine) => mine.table !== table);
    write("tables", this.tables);
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
