/** An ability as a row of signs. */

import { say } from "../../lib/words.svelte";
import type { Ability, Amounts, Letter, Page, Sign, What } from "./shown";
import { KINDS, LETTERS, ROMAN, symbolName, typeName } from "./view";

/** How a sign is drawn: a number before its icon, a word and the types behind it. */
export interface Drawn {
  icon: string;
  before: string;
  after: string;
  types: Letter[];
}

export interface Placed extends Drawn {
  x: number;
  y: number;
}

interface Look {
  icon: string;
  counted?: boolean; // whether its number is shown
  after?: string; // the key of a word
}

const LOOKS: Record<What, Look> = {
  pen: { icon: "Pen", counted: true },
  paper: { icon: "Paper", counted: true },
  file: { icon: "File", counted: true },
  vp: { icon: "VP", counted: true },
  drop: { icon: "drop" },
  have: { icon: "have" },
  same: { icon: "have", counted: true, after: "books.same" },
  level: { icon: "level" },
  take: { icon: "take", counted: true },
  refresh: { icon: "refresh" },
  recover: { icon: "recover" },
  write: { icon: "write" },
  adv: { icon: "adv" },
  obj: { icon: "obj" },
  token: { icon: "token" },
  "per kind": { icon: "VP", counted: true, after: "books.per_type" },
  "per most": { icon: "VP", counted: true, after: "books.per_most" },
  "per second": { icon: "VP", counted: true, after: "books.per_second" },
  "per file": { icon: "VP", counted: true, after: "books.per_file" },
  end: { icon: "end", after: "books.end" },
};
const ARROW: Drawn = { icon: "arrow", before: "", after: "", types: [] };

function drawn({ what, n, types }: Sign): Drawn {
  const { icon, counted, after } = LOOKS[what];
  const any = types.length === LETTERS.length && ["write", "adv", "obj"].includes(what);
  const before = what === "level" ? `${ROMAN[n]}+` : counted ? String(n) : "";
  return { icon, before, after: any ? say("books.any") : after ? say(after) : "", types: any ? [] : types };
}

/** The signs of an ability, with an arrow between cost and gains. */
function signs({ costs, gains }: Ability): Drawn[] {
  const arrow = costs.length && gains.length ? [ARROW] : [];
  return [...costs.map(drawn), ...arrow, ...gains.map(drawn)];
}

/** A number of a thing that can be owned. */
export const owning = (what: keyof Amounts, n: number): Ability => ({
  costs: [],
  gains: [{ what, n, types: [] }],
  words: say(`books.amount.${what}`, { n }),
});

/** Amounts as an ability that gives them. */
export function giving(amounts: Partial<Amounts>): Ability {
  const given = KINDS.flatMap(([kind]) => (amounts[kind] ? [owning(kind, amounts[kind])] : []));
  return {
    costs: [],
    gains: given.flatMap(({ gains }) => gains),
    words: given.map(({ words }) => words).join(", "),
  };
}

/** A page as one reads it aloud. */
export function spoken(page: Page): string {
  const kind = [typeName(page.type), page.symbol && symbolName(page.symbol)].filter(Boolean).join(", ");
  return say("books.page", {
    name: page.name,
    kind,
    front: page.front.words,
    back: page.back.words,
    instant: page.instant.words,
  });
}

/** How wide a character is, about. */
export const DIGIT = 8.4;
export const LETTER = 7;

function width(of: Drawn): number {
  return (of.icon ? 19 : 2) + of.before.length * DIGIT + of.after.length * LETTER + of.types.length * 15;
}

/** Signs in centred lines no wider than so much. */
export function lines(ability: Ability, most: number, leading = 21): { placed: Placed[]; height: number } {
  const rows: Drawn[][] = [[]];
  let used = 0;
  for (const found of signs(ability)) {
    if (used && used + width(found) > most) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(found);
    used += width(found) + 3;
  }
  const placed = rows.flatMap((row, i) => {
    let x = -row.reduce((sum, found) => sum + width(found) + 3, -3) / 2;
    return row.map((found) => {
      const at = { ...found, x, y: (i - (rows.length - 1) / 2) * leading };
      x += width(found) + 3;
      return at;
    });
  });
  return { placed, height: rows.length * leading };
}
