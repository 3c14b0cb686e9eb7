/** The rulebook to read: written in Markdown, with `{picture 2}` for a picture of the game's own things, `{try 8}` for a step of the lesson
 *  at which one can play, and `{TURN-1}` for a rule by its number. */

import { marked } from "marked";

const files = import.meta.glob<string>("../rulebook/*.md", { query: "?raw", import: "default" });

export type Part = { kind: "text"; html: string } | { kind: "picture" | "try"; n: number };

export interface Guide {
  parts: Part[];
  /** What the game is about, and how one scores: what one looks up at the table. */
  goal: Part[];
}

/** Rules by their numbers become small links to the reference. */
function chips(markdown: string, game: string, prefix: string): string {
  return markdown.replace(
    /\{([A-Z]+(?:-[A-Z0-9]+)+)\}/g,
    (_, rule: string) =>
      `<a class="chip" href="/rules/${game}/numbers#${prefix}-${rule}" aria-label="${prefix}-${rule}">§</a>`,
  );
}

function parsed(markdown: string, game: string, prefix: string): Part[] {
  return markdown
    .split(/(\{(?:picture|try) \d+\})/)
    .filter((part) => part.trim())
    .map((part): Part => {
      const mark = /^\{(picture|try) (\d+)\}$/.exec(part);
      if (mark) return { kind: mark[1] as "picture" | "try", n: Number(mark[2]) };
      return { kind: "text", html: marked.parse(chips(part, game, prefix), { async: false }) };
    });
}

/** The guide of a game in a language, in English where there is none; null for a game without. */
export async function guide(game: string, language: string, prefix: string): Promise<Guide | null> {
  const load = files[`../rulebook/${game}.${language}.md`] ?? files[`../rulebook/${game}.en.md`];
  const text = await load?.();
  if (!text) return null;
  const chapters = text.split(/^(?=## )/m);
  const goal = [chapters[0]!, chapters.at(-1)!].join("\n").replace(/\{(picture|try) \d+\}/g, "");
  return { parts: parsed(text, game, prefix), goal: parsed(goal, game, prefix) };
}
