/** What this browser remembers: the tables I sit at, my name, how I like things. */

export interface Mine {
  table: string;
  token: string;
  game: string;
  title: string;
  seen: number;
}

export interface Likes {
  theme: "system" | "paper" | "dark";
  motion: "normal" | "slow" | "off";
  sound: boolean;
  notices: boolean;
  language: string;
  confirm: boolean;
}

const LIKES: Likes = { theme: "system", motion: "normal", sound: true, notices: false, language: "en", confirm: true };

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

  keep(mine: Omit<Mine, "seen">): void {
    this.tables = [{ ...mine, seen: Date.now() }, ...this.tables.filter((other) => other.table !== mine.table)].slice(0, 50);
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
