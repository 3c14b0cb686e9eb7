/** `1 Paper => adv *, 2 VP` as a row of signs, and as words. */

import { say } from "../../lib/words.svelte";
import type { Letter, Page } from "./shown";
import { LETTERS, ROMAN, typeName } from "./view";

export interface Sign {
  icon: string;
  before: string; // a number in front of the icon
  after: string; // a word behind it
  types: Letter[];
  said: string;
}

export interface Placed extends Sign {
  x: number;
  y: number;
}

const types = (letters: string): Letter[] =>
  letters === "*" ? [] : LETTERS.filter((letter) => letters.includes(letter));
const both = (letters: string): string =>
  types(letters)
    .map(typeName)
    .join(` ${say("books.and")} `);
const either = (letters: string): string =>
  letters === "*"
    ? say("books.any")
    : types(letters)
        .map(typeName)
        .join(` ${say("books.or")} `);
const sign = (icon: string, said: string, more: Partial<Sign> = {}): Sign => ({
  icon,
  said,
  before: "",
  after: "",
  types: [],
  ...more,
});
/** Something done with pages, a track or an objective of some type. */
const typed = (icon: "write" | "adv" | "obj", letters: string): Sign =>
  sign(icon, say(`books.ability.${icon}`, { type: either(letters) }), {
    types: types(letters),
    after: letters === "*" ? say("books.any") : "",
  });

type Read = (found: RegExpExecArray) => Sign;
/** How each item of an ability is written, and how it is read. */
const ITEMS: [RegExp, Read][] = [
  [
    /^(\d+) (Pen|Paper|File|VP)$/,
    ([, n, what]) => sign(what!, `${n} ${say(`books.${what as "Pen" | "Paper" | "File" | "VP"}`)}`, { before: n! }),
  ],
  [/^drop (.+)$/, ([, of]) => sign("drop", say("books.ability.drop", { type: both(of!) }), { types: types(of!) })],
  [
    /^have (\d)same$/,
    ([, n]) => sign("have", say("books.ability.have_same", { n: n! }), { before: n!, after: say("books.same") }),
  ],
  [/^have (.+)$/, ([, of]) => sign("have", say("books.ability.have", { type: both(of!) }), { types: types(of!) })],
  [
    /^lv(\d) (.)$/,
    ([, n, of]) =>
      sign("level", say("books.ability.level", { n: ROMAN[Number(n)]!, type: either(of!) }), {
        before: `${ROMAN[Number(n)]}+`,
        types: types(of!),
      }),
  ],
  [/^take (\d)$/, ([, n]) => sign("take", say("books.ability.take", { n: n! }), { before: n! })],
  [
    /^(refresh|recover|token)$/,
    ([item]) => sign(item, say(`books.ability.${item as "refresh" | "recover" | "token"}`)),
  ],
  [/^(write|adv|obj) (.+)$/, ([, icon, of]) => typed(icon as "write" | "adv" | "obj", of!)],
  [
    /^(\d)VP\/(type|most|second) (.)$/,
    ([, n, what, of]) => {
      const kind = what as "type" | "most" | "second";
      return sign("VP", say(`books.ability.per_${kind}`, { n: n!, type: either(of!) }), {
        before: n!,
        after: say(`books.per_${kind}`),
        types: types(of!),
      });
    },
  ],
  [
    /^(\d)VP\/File$/,
    ([, n]) => sign("VP", say("books.ability.per_file", { n: n! }), { before: n!, after: say("books.per_file") }),
  ],
  [
    /^end (.)$/,
    ([, of]) =>
      sign("end", say("books.ability.end", { type: either(of!) }), { after: say("books.end"), types: types(of!) }),
  ],
];

/** One item of an ability; an unknown one is shown as it is written. */
function read(item: string): Sign {
  for (const [form, said] of ITEMS) {
    const found = form.exec(item);
    if (found) return said(found);
  }
  return sign("", item, { after: item });
}

/** What an ability costs and what it gives. */
function sides(text: string): { costs: Sign[]; gains: Sign[] } {
  const [left, right] = text.includes(" => ") ? text.split(" => ") : ["", text];
  return {
    costs: left && left !== "free" ? left.split(" & ").map(read) : [],
    gains: (right ?? "").split(/, | & /).map(read),
  };
}

/** The signs of an ability, with an arrow between cost and gains. */
function signs(text: string): Sign[] {
  const { costs, gains } = sides(text);
  return text.includes(" => ") ? [...costs, sign("arrow", ""), ...gains] : gains;
}

/** An ability as one reads it aloud. */
export function aloud(text: string): string {
  if (text === "free") return say("books.free");
  const { costs, gains } = sides(text);
  return [costs, gains]
    .map((side) => side.map((found) => found.said).join(", "))
    .filter(Boolean)
    .join(": ");
}

/** A page as one reads it aloud. */
export function spoken(page: Page): string {
  const kind = [typeName(page.type), page.symbol?.toLowerCase()].filter(Boolean).join(", ");
  return say("books.page", {
    name: page.name,
    kind,
    front: aloud(page.front),
    back: aloud(page.back),
    instant: aloud(page.instant),
  });
}

/** How wide a character is, about. */
export const DIGIT = 8.4;
export const LETTER = 7;

function width(of: Sign): number {
  return (of.icon ? 19 : 2) + of.before.length * DIGIT + of.after.length * LETTER + of.types.length * 15;
}

/** Signs in centred lines no wider than so much. */
export function lines(text: string, most: number, leading = 21): { placed: Placed[]; height: number } {
  const rows: Sign[][] = [[]];
  let used = 0;
  for (const found of signs(text)) {
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
