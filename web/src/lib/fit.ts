/** How large things can be so that all of them lie in a box. */

/** The widest that `n` things of this shape (height / width) can be, side by side in rows, and no wider than `most`. */
export function widest(n: number, width: number, height: number, shape: number, gap: number, most: number): number {
  let best = 0;
  for (let columns = 1; columns <= n; columns += 1) {
    const rows = Math.ceil(n / columns);
    const across = (width - (columns - 1) * gap) / columns;
    const down = (height - (rows - 1) * gap) / rows / shape;
    best = Math.max(best, Math.min(across, down, most));
  }
  return Math.floor(best);
}
