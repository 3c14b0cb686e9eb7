/** Sitting down: open a table, or join one, and go there. */

import { api } from "./api";
import { links } from "./links.svelte";
import { memory } from "./mine.svelte";
import { route } from "./route.svelte";
import type { GameInfo, Join, NewTable } from "./wire";

/** A game against bots at once: nobody else is needed. */
export async function playBots(game: GameInfo, bot: string, players: number, options: Record<string, string>): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: players - 1 }, (_, k) => [String(k + 1), bot]));
  await open({ game: game.id, players, options, bots, seat: 0, spectators: false }, game.title);
}

export async function open(table: NewTable, title: string): Promise<void> {
  const opened = await api.open({ ...table, name: memory.name || undefined } as NewTable);
  links.keep(opened.table, opened.seats);
  memory.keep({ table: opened.table, token: opened.token, game: table.game, title });
  route.go(`/t/${opened.table}`);
}

export async function join(wish: Join): Promise<void> {
  const joined = await api.join(wish);
  memory.callMe(wish.name);
  memory.keep({ table: joined.table, token: joined.token, game: "", title: "" });
  route.go(`/t/${joined.table}`);
}
