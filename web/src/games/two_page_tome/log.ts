/** Which summoning card or tome a line of the log is about. */

import { motifs, paths } from "virtual:motifs/two_page_tome";
import { MOTIF, numbered, type Picture } from "../../lib/log";
import type { Printed } from "./shown";
import { INKS, landName, LANDS } from "./view";

const CORNERS = { green: "var(--good)", yellow: "var(--gold)", red: "var(--bad)" };

export const picture: Picture<Printed> = ({ kind, values }, { cards, tomes }) => {
  const card = cards[numbered(values, "card")];
  if (card)
    return { name: card.race, d: paths[motifs[card.id]?.motif ?? ""] ?? "", box: MOTIF, colour: CORNERS[card.corner] };
  const tome = tomes[numbered(values, "tome")];
  if (!tome || kind !== "take") return null;
  const land = LANDS.find((land) => land === tome[values?.["side"] === "right" ? "right" : "left"])!;
  return { name: landName(land), d: paths[motifs[tome.id]?.motif ?? ""] ?? "", box: MOTIF, colour: INKS[land] };
};
