/** The rulebook to read: written in Markdown, with `{picture 2}` for a picture of the game's own things, `{card}` for a card with the numbers
 *  of the list below it, `{try 8}` for a step of the lesson at which one can play, `{example chain: …}` for a position of its own that can be
 *  played, and `{TURN-1}` for a rule by its number. */

import { marked } from "marked";
import type { Component } from "svelte";
import type { Json } from "./wire";
import { say } from "./words.svelte";

type Drawn = Component<{ printed: Record<string, Json> }>;
const cards = import.meta.glob<{ default: Drawn }>(["../rulebook/*.svelte", "!../rulebook/Callouts.svelte"]);
/** A card of the game with numbers at its parts; a game without one has none. */
export const anatomy = async (game: string): Promise<Drawn | null> =>
  (await cards[`../rulebook/${game}.svelte`]?.())?.default ?? null;

const files = import.meta.glob<string>("../rulebook/*.md", { query: "?raw", import: "default" });

export type Part =
  | { kind: "text"; html: string }
  | { kind: "card"; html: string }
  | { kind: "picture" | "try"; n: number }
  | { kind: "example"; id: string; html: string };

export interface Guide {
  parts: Part[];
  /** The titles of its chapters; the heading of each has the id `chapter-0` and so on. */
  chapters: string[];
  /** What the game is about, and how one scores: what one looks up at the table. */
  goal: Part[];
}

/** Rules by their numbers become small buttons; those that stand side by side become one. */
function chips(markdown: string, prefix: string): string {
  return markdown.replace(/(?:\{[A-Z]+(?:-[A-Z0-9]+)+\} ?)*\{[A-Z]+(?:-[A-Z0-9]+)+\}/g, (found) => {
    const rules = [...found.matchAll(/\{([A-Z0-9-]+)\}/g)].map(([, rule]) => `${prefix}-${rule!}`);
    const label = `${say("choose.rule")} ${rules.join(", ")}`;
    return `<button class="chip" data-rules="${rules.join(" ")}" aria-label="${label}">§</button>`;
  });
}

function parsed(markdown: string, prefix: string): Part[] {
  return markdown
    .split(/(\{(?:picture|try) \d+\}|\{example [a-z_]+: [^{}]+\}|\{card\}\n+(?:\d\. .*\n)+)/)
    .filter((part) => part.trim())
    .map((part): Part => {
      const mark = /^\{(picture|try) (\d+)\}$/.exec(part);
      if (mark) return { kind: mark[1] as "picture" | "try", n: Number(mark[2]) };
      const example = /^\{example ([a-z_]+): ([^]+)\}$/.exec(part);
      if (example) return { kind: "example", id: example[1]!, html: marked.parse(example[2]!, { async: false }) };
      const card = /^\{card\}\n+([^]+)$/.exec(part);
      const html = marked.parse(chips(card?.[1] ?? part, prefix), { async: false });
      return { kind: card ? "card" : "text", html };
    });
}

/** The guide of a game in a language, in English where there is none; null for a game without. */
export async function guide(game: string, language: string, prefix: string): Promise<Guide | null> {
  const load = files[`../rulebook/${game}.${language}.md`] ?? files[`../rulebook/${game}.en.md`];
  const text = await load?.();
  if (!text) return null;
  const chapters = text.split(/^(?=## )/m);
  const goal = [chapters[0]!, chapters.at(-1)!].join("\n").replace(/\{((picture|try) \d+|card|example [^{}]+)\}/g, "");
  let n = 0;
  const parts = parsed(text, prefix).map((part) =>
    part.kind === "text" ? { ...part, html: part.html.replace(/<h2>/g, () => `<h2 id="chapter-${n++}">`) } : part,
  );
  const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title!);
  return { parts, chapters: titles, goal: parsed(goal, prefix) };
}
