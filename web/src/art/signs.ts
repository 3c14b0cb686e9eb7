/** What a card does, as a row of icons: pieces side by side, in groups that stay together. */

/** A piece of a sign: a shape around its own middle, or a few characters. */
export interface Piece {
  d?: string;
  text?: string;
  fill?: string; // of a shape that is more than an outline
  mark?: string; // what is drawn inside it
  light?: boolean; // whether the mark is dark on a light shape
  scale?: number;
  small?: boolean;
}
export type Placed = Piece & { x: number; y: number };

const WIDE = 16; // of a shape
const GAP = 6; // between groups

export const shape = (d: string): Piece => ({ d });
export const written = (text: string | number): Piece => ({ text: String(text) });

const wide = ({ d, text = "", small }: Piece): number => (d ? WIDE : text.length * (small ? 5.4 : 7.2) + 2);
const sum = (pieces: Piece[]): number => pieces.reduce((width, piece) => width + wide(piece), 0);

/** Groups around the middle, in lines no wider than so much. */
export function rows(
  groups: Piece[][],
  most = Infinity,
  leading = 20,
): { placed: Placed[]; width: number; height: number } {
  const lines: Piece[][][] = [[]];
  let used = 0;
  for (const group of groups) {
    if (used && used + GAP + sum(group) > most) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(group);
    used += (used ? GAP : 0) + sum(group);
  }
  const widths = lines.map((line) => sum(line.flat()) + GAP * (line.length - 1));
  const placed = lines.flatMap((line, i) => {
    let x = -widths[i]! / 2;
    const y = (i - (lines.length - 1) / 2) * leading;
    return line.flatMap((group, k) => {
      if (k) x += GAP;
      return group.map((piece) => {
        const at = { ...piece, x: x + wide(piece) / 2, y };
        x += wide(piece);
        return at;
      });
    });
  });
  return { placed, width: Math.max(...widths), height: lines.length * leading };
}
