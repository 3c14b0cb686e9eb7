/** `1 Paper => adv *, 2 VP` as a row of signs, and as words. */

import { LETTERS, NAMES, ROMAN, type Letter } from "./view";

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

const types = (letters: string): Letter[] => (letters === "*" ? [] : LETTERS.filter((letter) => letters.includes(letter)));
const either = (letters: string): string => (letters === "*" ? "any" : types(letters).map((t) => NAMES[t]).join(" or "));
const sign = (icon: string, said: string, more: Partial<Sign> = {}): Sign => ({ icon, said, before: "", after: "", types: [], ...more });

/** One item of an ability; an unknown one is shown as it is written. */
function read(item: string): Sign {
  let found: RegExpExecArray | null;
  if ((found = /^(\d+) (Pen|Paper|File|VP)$/.exec(item))) return sign(found[2]!, item, { before: found[1]! });
  if ((found = /^drop (.+)$/.exec(item))) return sign("drop", `discard a page of ${[...types(found[1]!)].map((t) => NAMES[t]).join(" and ")}`, { types: types(found[1]!) });
  if ((found = /^have (\d)same$/.exec(item))) return sign("have", `if ${found[1]} of your available pages are of one type`, { before: found[1]!, after: "same" });
  if ((found = /^have (.+)$/.exec(item))) return sign("have", `if you have available pages of ${types(found[1]!).map((t) => NAMES[t]).join(" and ")}`, { types: types(found[1]!) });
  if ((found = /^lv(\d) (.)$/.exec(item))) return sign("level", `if you are at level ${ROMAN[Number(found[1])]} of ${either(found[2]!)}`, { before: `${ROMAN[Number(found[1])]}+`, types: types(found[2]!) });
  if ((found = /^take (\d)$/.exec(item))) return sign("take", `take ${found[1]} from the offer`, { before: found[1]! });
  if (item === "refresh") return sign("refresh", "refresh the offer");
  if (item === "recover") return sign("recover", "recover a page from the discard pile");
  if (item === "token") return sign("token", "a Science token");
  if ((found = /^write (.+)$/.exec(item))) return sign("write", `write a page (${either(found[1]!)}) without paying`, { types: types(found[1]!), after: found[1] === "*" ? "any" : "" });
  if ((found = /^adv (.+)$/.exec(item))) return sign("adv", `advance on a track (${either(found[1]!)})`, { types: types(found[1]!), after: found[1] === "*" ? "any" : "" });
  if ((found = /^obj (.+)$/.exec(item))) return sign("obj", `advance an objective (${either(found[1]!)})`, { types: types(found[1]!), after: found[1] === "*" ? "any" : "" });
  if ((found = /^(\d)VP\/(type|most|second) (.)$/.exec(item))) {
    const of = { type: "different symbol", most: "copy of the most frequent symbol", second: "copy of the second most frequent symbol" }[found[2] as "type" | "most" | "second"];
    return sign("VP", `${found[1]} VP for each ${of} in ${either(found[3]!)}`, { before: found[1]!, after: { type: "/kind", most: "/most", second: "/2nd" }[found[2] as "type"], types: types(found[3]!) });
  }
  if ((found = /^(\d)VP\/File$/.exec(item))) return sign("VP", `${found[1]} VP for each File`, { before: found[1]!, after: "/File" });
  if ((found = /^end (.)$/.exec(item))) return sign("end", `at the end, VP for the pages of ${either(found[1]!)}`, { after: "end", types: types(found[1]!) });
  return sign("", item, { after: item });
}

/** The signs of an ability, with an arrow between cost and gains. */
export function signs(text: string): Sign[] {
  const [left, right] = text.includes(" => ") ? text.split(" => ") : ["", text];
  const costs = left && left !== "free" ? left.split(" & ").map(read) : [];
  const gains = (right ?? "").split(/, | & /).map(read);
  return left ? [...costs, sign("arrow", "to get"), ...gains] : gains;
}

/** An ability as one reads it aloud. */
export function aloud(text: string): string {
  return text === "free" ? "free" : signs(text).map((found) => found.said).join(", ").replace(/, to get, /, ": ");
}

/** How wide a character is, about. */
export const DIGIT = 8.4;
export const LETTER = 7;

export function width(of: Sign): number {
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
