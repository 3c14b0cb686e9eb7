/** Requests over HTTP. */

import type {
  BotInfo,
  ClassOpened,
  ClassOrder,
  ClassView,
  EditionInfo,
  GameInfo,
  Join,
  Joined,
  Lesson,
  LessonTry,
  Listed,
  Looked,
  NewClass,
  NewTable,
  Opened,
  Problem,
  Reach,
  RecordInfo,
  Reviewed,
  RuleBook,
  TableView,
  WhatIf,
} from "./wire";
import { opening } from "./opening.svelte";
import { Refused } from "./refused";
import { about, hear, named, spokenLanguage, told } from "./words.svelte";

export { Refused };

export async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await fetch(
    `/api/${path}`,
    body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
  );
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const problem = data as Problem | null;
  throw new Refused(
    problem?.message
      ? problem
      : { code: "unreachable", message: `The server answered ${answer.status}.`, rule: null, field: null },
  );
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while a page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

export const api = {
  games: async (): Promise<GameInfo[]> => {
    const games = await once<GameInfo[]>("games");
    await Promise.all(games.map((game) => hear(game.id)));
    return games.map((game) => ({
      ...game,
      options: game.options.map((option) => ({
        ...option,
        title: named(game.id, "option", option.id, option.title),
        free: option.free && named(game.id, "option", `${option.id} free`, option.free),
        values: Object.fromEntries(
          Object.entries(option.values).map(([value, text]) => [
            value,
            named(game.id, `option-${option.id.replaceAll("_", "-")}`, value, text),
          ]),
        ),
      })),
    }));
  },
  bots: async (): Promise<BotInfo[]> =>
    (await once<BotInfo[]>("bots")).map((bot) => ({ ...bot, about: about(bot.name, bot.about) })),
  rules: async (game: string): Promise<RuleBook> => {
    const [book] = await Promise.all([once<RuleBook>(`games/${game}/rules`), hear(game)]);
    const sentences = Object.entries(book.rules).map(([rule, sentence]) => told(game, { rule, sentence }));
    return { ...book, rules: Object.fromEntries(sentences.map(({ rule, sentence }) => [rule, sentence])) };
  },
  lesson: async (game: string): Promise<Lesson> => {
    const [sent] = await Promise.all([once<Lesson>(`games/${game}/lesson?language=${spokenLanguage()}`), hear(game)]);
    return told(game, sent, sent.names);
  },
  tryStep: async (game: string, step: number, actions: string[], names: string[]): Promise<LessonTry> => {
    const sent = await ask<LessonTry>(`games/${game}/lesson/tries?language=${spokenLanguage()}`, { step, actions });
    return told(game, sent, names);
  },
  /** What is printed in an edition now, or in one printing of it. */
  edition: async (game: string, edition: string, printing = ""): Promise<EditionInfo> => {
    const query = printing && `?printing=${printing}`;
    const asked = once<EditionInfo>(`games/${game}/editions/${encodeURIComponent(edition)}${query}`);
    const [sent] = await Promise.all([asked, hear(game)]);
    return told(game, sent);
  },
  reach: () => once<Reach>("reach"),
  open: (table: NewTable) => opening.try((key) => ask<Opened>("tables", { ...table, key })),
  tables: () => ask<Listed[]>("tables"),
  /** A table as the bearer of a token sees it. */
  table: (table: string, token: string) => ask<TableView>(`tables/${table}`, undefined, token),
  join: (join: Join) => ask<Joined>("join", join),
  record: (record: string) => ask<RecordInfo>(`records/${record}`),
  look: (record: string, ply: number, eyes: number) => ask<Looked>(`records/${record}/positions/${ply}?eyes=${eyes}`),
  review: async (record: RecordInfo): Promise<Reviewed> => {
    const [found] = await Promise.all([ask<Reviewed>(`records/${record.id}/review`), hear(record.game)]);
    return { ...found, review: told(record.game, found.review, record.names) };
  },
  line: async (record: RecordInfo, ply: number, actions: string[]): Promise<Looked> =>
    told(record.game, await ask<Looked>(`records/${record.id}/lines`, { ply, actions }), record.names),
  whatIf: (record: string, wish: WhatIf) =>
    opening.try((key) => ask<Opened>(`records/${record}/whatif`, { ...wish, key })),
  example: (game: string, example: string, name: string) =>
    opening.try((key) => ask<Opened>(`games/${game}/examples/${example}`, { ...(name ? { name } : {}), key })),
  openClass: (plan: NewClass) =>
    opening.try((key) => ask<ClassOpened>("classes", { ...plan, table: { ...plan.table, key } })),
  class: (id: string, token: string) => ask<ClassView>(`classes/${id}`, undefined, token),
  order: (id: string, token: string, order: ClassOrder) => ask<ClassView>(`classes/${id}/orders`, order, token),
};
