/** Which card, Itinerary or Time Warp a line of the log is about. */

import { motifs, paths } from "virtual:motifs/trekking";
import { MOTIF, numbered, type Picture } from "../../lib/log";
import type { Printed } from "./shown";
import { COLOURS } from "./view";

export const picture: Picture<Printed> = ({ values }, { cards, ancestors, itineraries, warps }) => {
  const card = [...cards, ...ancestors][numbered(values, "card")];
  const thing = card ?? itineraries[numbered(values, "itinerary")] ?? warps[numbered(values, "warp")];
  if (!thing) return null;
  const name = "title" in thing ? thing.title : thing.name;
  const colour = card?.category ? COLOURS[card.category] : "var(--faint)";
  return { name, d: paths[motifs[thing.id]?.motif ?? ""] ?? "", box: MOTIF, colour };
};
