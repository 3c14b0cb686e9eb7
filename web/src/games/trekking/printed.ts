/** Itineraries as the edition writes them: `P2=C I3=+2`, `R1=+3`. */

import { COLUMNS, type Itinerary } from "./view";

export interface PrintedPlan {
  id: string;
  name: string;
  heights: number[];
  spaces: string;
  rows: string;
}

/** Bonuses by their place: `P2` is the second space of the first column. */
function bonuses(text: string): Map<string, number | "C"> {
  return new Map(
    text
      .split(" ")
      .filter(Boolean)
      .map((bonus) => {
        const [place, gives] = bonus.split("=") as [string, string];
        return [place, gives === "C" ? "C" : Number(gives)];
      }),
  );
}

/** An Itinerary as the boards draw it. */
export function plan(printed: PrintedPlan): Itinerary {
  const spaces = bonuses(printed.spaces),
    rows = bonuses(printed.rows);
  const deep = Math.max(...printed.heights);
  return {
    id: printed.id,
    name: printed.name,
    heights: printed.heights,
    spaces: COLUMNS.map((column, x) =>
      Array.from({ length: printed.heights[x] ?? 0 }, (_, r) => spaces.get(`${column}${r + 1}`) ?? 0),
    ),
    rows: Array.from({ length: deep }, (_, r) => Number(rows.get(`R${r + 1}`) ?? 0)),
  };
}
