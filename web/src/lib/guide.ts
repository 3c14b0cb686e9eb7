/** The rulebook to read: written in Markdown, with `{picture 2}` for a picture of the game's own things, `{try 8}` for a step of the lesson
 *  at which one can play, `{example chain: …}` for a position of its own that can be played, and `{TURN-1}` for a rule by its number. */

import { marked } from "marked";

const files = import.meta.glob<string>("../rulebook/*.md", { query: "?raw", import: "default" });

export type Part =
  | { kind: "text"; html: string }
  | { kind: "picture" | "try"; n: number }
  | { kind: "example"; id: string; html: string };

export interface Guide {
  parts: Part[];
  /** The titles of its chapters; the heading of each has the id `chapter-0` and so on. */
  chapters: string[];
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
    .split(/(\{(?:picture|try) \d+\}|\{example [a-z_]+: [^{}]+\})/)
    .filter((part) => part.trim())
    .map((part): Part => {
      const mark = /^\{(picture|try) (\d+)\}$/.exec(part);
      if (mark) return { kind: mark[1] as "picture" | "try", n: Number(mark[2]) };
      const example = /^\{example ([a-z_]+): ([^]+)\}$/.exec(part);
      if (example) return { kind: "example", id: example[1]!, html: marked.parse(example[2]!, { async: false }) };
      return { kind: "text", html: marked.parse(chips(part, game, prefix), { async: false }) };
    });
}

/** The guide of a game in a language, in English where there is none; null for a game without. */
export async function guide(game: string, language: string, prefix: string): Promise<Guide | null> {
  const load = files[`../rulebook/${game}.${language}.md`] ?? files[`../rulebook/${game}.en.md`];
  const text = await load?.();
  if (!text) return null;
  const chapters = text.split(/^(?=## )/m);
  const goal = [chapters[0]!, chapters.at(-1)!].join("\n").replace(/\{((picture|try) \d+|example [^{}]+)\}/g, "");
  let n = 0;
  const parts = parsed(text, game, prefix).map((part) =>
    part.kind === "text" ? { ...part, html: part.html.replace(/<h2>/g, () => `<h2 id="chapter-${n++}">`) } : part,
  );
  const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title!);
  return { parts, chapters: titles, goal: parsed(goal, game, prefix) };
}
