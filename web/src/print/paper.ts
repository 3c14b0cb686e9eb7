/** Sheets of paper: a gallery that finds one in its context is laid out to be printed and cut. All lengths are millimetres. */

import { getContext, setContext } from "svelte";

export interface Paper {
  width: number;
  height: number;
  /** What stands at the head of every sheet. */
  title: string;
  /** Whether backs are printed, each behind its front. */
  backs: boolean;
}

export const PAPERS: Record<string, [width: number, height: number]> = { a4: [210, 297], letter: [215.9, 279.4] };
export const MARGIN = 14;
export const GAP = 3;
const PX = 25.4 / 96;
export const REM = 16 * PX;

const KEY = Symbol("paper");
export const lay = (paper: Paper): Paper => setContext(KEY, paper);
export const laid = (): Paper | undefined => getContext<Paper | undefined>(KEY);

/** Where pieces of one size lie on a sheet. */
export interface Grid {
  wide: number;
  tall: number;
  columns: number;
  rows: number;
  left: number[];
  top: number[];
}

/** As many pieces of this size as a sheet holds, in its middle; what is larger than a sheet is made smaller. */
export function grid(paper: Paper, wide: number, tall: number): Grid {
  const room = { wide: paper.width - 2 * MARGIN, tall: paper.height - 2 * MARGIN };
  const scale = Math.min(1, room.wide / wide, room.tall / tall);
  const size = { wide: wide * scale, tall: tall * scale };
  const fit = (whole: number, one: number): number => Math.max(1, Math.floor((whole + GAP) / (one + GAP) + 1e-9));
  const [columns, rows] = [fit(room.wide, size.wide), fit(room.tall, size.tall)];
  const used = columns * size.wide + (columns - 1) * GAP;
  const begin = (paper.width - used) / 2;
  return {
    ...size,
    columns,
    rows,
    left: Array.from({ length: columns }, (_, i) => begin + i * (size.wide + GAP)),
    top: Array.from({ length: rows }, (_, i) => MARGIN + i * (size.tall + GAP)),
  };
}

/** What lies behind a place when the sheet is turned over its long side. */
export const behind = (paper: Paper, left: number, wide: number): number => paper.width - left - wide;

/** A list in parts of this size. */
export const parts = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

/** Pixels of the screen as millimetres. */
export const millimetres = (px: number): number => px * PX;
