/** Sitting down: open a table, or join one, and go there. */

import { api } from "./api";
import { links } from "./links.svelte";
import { memory, type SharedSeat } from "./mine.svelte";
import { route } from "./route.svelte";
import type { GameInfo, Join, NewTable, RecordInfo } from "./wire";

/** Tables where nobody is waited for: they start as soon as they are open. */
export const complete = new Set<string>();

/** A game against bots at once: nobody else is needed. */
export async function playBots(
  game: GameInfo,
  bot: string,
  players: number,
  options: Record<string, string>,
  edition = "house",
): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: players - 1 }, (_, k) => [String(k + 1), bot]));
  await open({ game: game.id, players, options, edition, bots, seat: 0, spectators: false }, game.title, true);
}

export async function open(table: NewTable, title: string, full = false): Promise<void> {
  const opened = await api.open({ ...table, name: memory.name || undefined } as NewTable);
  links.keep(opened.table, opened.seats);
  memory.keep({ table: opened.table, token: opened.token, game: table.game, title });
  if (full) complete.add(opened.table);
  route.go(`/t/${opened.table}`);
}

/** Several people on this screen; bots sit where there is no name. */
export async function shareScreen(
  game: GameInfo,
  names: string[],
  options: Record<string, string>,
  edition = "house",
): Promise<void> {
  const people = names.flatMap((name, seat) => (name.trim() ? [{ seat, name: name.trim() }] : []));
  const [first, ...others] = people;
  if (!first) return;
  const bots = Object.fromEntries(names.flatMap((name, seat) => (name.trim() ? [] : [[String(seat), "greedy"]])));
  const opened = await api.open({
    game: game.id,
    players: names.length,
    options,
    edition,
    bots,
    seat: first.seat,
    name: first.name,
    spectators: false,
    chat: false,
  });
  const shared: SharedSeat[] = [{ ...first, token: opened.token }];
  for (const { seat, name } of others) {
    const joined = await api.join({ code: opened.code, name, seat });
    shared.push({ seat, name, token: joined.token });
  }
  memory.keep({ table: opened.table, token: opened.token, game: game.id, title: game.title, shared });
  complete.add(opened.table);
  route.go(`/t/${opened.table}`);
}

/** Play on from a position of a finished game, against bots. */
export async function playOn(record: RecordInfo, ply: number, seat: number): Promise<void> {
  const opened = await api.whatIf(record.id, {
    ply,
    seat,
    bot: "greedy",
    ...(memory.name ? { name: memory.name } : {}),
  });
  memory.keep({ table: opened.table, token: opened.token, game: record.game, title: record.title });
  route.go(`/t/${opened.table}`);
}

/** Play on from an example of the rulebook, against bots. */
export async function playExample(game: string, example: string): Promise<void> {
  const [opened, games] = await Promise.all([api.example(game, example, memory.name), api.games()]);
  memory.keep({
    table: opened.table,
    token: opened.token,
    game,
    title: games.find(({ id }) => id === game)?.title ?? "",
  });
  route.go(`/t/${opened.table}`);
}

export async function join(wish: Join): Promise<void> {
  const joined = await api.join(wish);
  memory.callMe(wish.name);
  memory.keep({ table: joined.table, token: joined.token, game: "", title: "" });
  route.go(`/t/${joined.table}`);
}
