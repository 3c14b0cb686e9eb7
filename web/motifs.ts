/** A module for each game, `virtual:motifs/<game>`: which motif each printed thing has (content/motifs.toml), and the drawings of those that are used. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parse } from "smol-toml";
import svgpath from "svgpath";
import type { Plugin } from "vite";
import { OWN } from "./src/art/own.ts";
import { SHOWN } from "./src/art/shown.ts";

const HERE = import.meta.dirname;
const NAME = "virtual:motifs/";

interface Chosen {
  motif: string;
  beside?: string;
  land?: string;
}

interface Icons {
  icons: Record<string, { body: string }>;
}

const icons: Icons = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
);

/** The outline of a motif in a square of 512, in whole steps. */
function outline(name: string, asked: string): string {
  if (OWN[name]) return OWN[name];
  const icon = icons.icons[name];
  if (!icon) throw new Error(`${asked}: there is no motif ${name} in game-icons nor in src/art/own.ts`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)]
    .map(([, path]) => svgpath(path!).round(0).rel().round(0).toString())
    .join("");
}

function chosen(path: string): Record<string, Chosen> {
  const sections = parse(readFileSync(path, "utf8")) as unknown as Record<string, Record<string, Chosen>>;
  return Object.assign({}, ...Object.values(sections));
}

export function motifs(): Plugin {
  return {
    name: "motifs",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const game = id.slice(NAME.length + 1);
      const path = join(HERE, "../src/quirebox/games", game, "content/motifs.toml");
      const cards = game === "home" ? {} : chosen(path);
      if (game !== "home") this.addWatchFile(path);
      const names =
        game === "home"
          ? SHOWN
          : Object.values(cards).flatMap(({ motif, beside }) => [motif, ...(beside ? [beside] : [])]);
      const paths = Object.fromEntries([...new Set(names)].map((name) => [name, outline(name, game)]));
      return `export const motifs = ${JSON.stringify(cards)};\nexport const paths = ${JSON.stringify(paths)};\n`;
    },
  };
}
