/** The table as it is laid out: a view names cards by their ids, here they are what is printed. */

import type * as Sent from "./shown";

export interface Slot extends Omit<Sent.Slot, "card"> {
  card: Sent.Card | null;
}

interface Cards {
  trek: Sent.Card[];
}
export type Treks = Omit<Sent.Treks, "trek"> & Cards;
export type PlayerView = Omit<Sent.PlayerView, "trek"> & Cards;
export type RivalView = Omit<Sent.RivalView, "trek"> & Cards & Pick<Sent.SoloCard, "name" | "signs" | "text">;

export interface View extends Omit<Sent.View, "row" | "ancestors" | "warps" | "players" | "rival"> {
  row: Slot[];
  ancestors: Sent.Card[];
  warps: Sent.Warp[];
  players: PlayerView[];
  rival: RivalView | null;
}

/** Everything on the table. */
export function laid(view: Sent.View, printed: Sent.Printed): View {
  const known = new Map([...printed.cards, ...printed.ancestors].map((card) => [card.id, card]));
  const all = (ids: string[]): Sent.Card[] => ids.flatMap((id) => known.get(id) ?? []);
  const solo = printed.solo.find(({ id }) => id === view.rival?.solo);
  return {
    ...view,
    row: view.row.map((slot) => ({ ...slot, card: known.get(slot.card ?? "") ?? null })),
    ancestors: all(view.ancestors),
    warps: view.warps.flatMap((id) => printed.warps.find((warp) => warp.id === id) ?? []),
    players: view.players.map((player) => ({ ...player, trek: all(player.trek) })),
    rival: view.rival && solo ? { ...solo, ...view.rival, trek: all(view.rival.trek) } : null,
  };
}
