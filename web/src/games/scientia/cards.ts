/** How a card that somebody holds is told. */

import { count, say } from "../../lib/words.svelte";
import type { Card, Printed, Project } from "./shown";

export const project = (printed: Printed, number: number): Project =>
  printed.projects.find((one) => one.number === number)!;

export const flasksSaid = (flasks: number): string[] => (flasks ? [count("scientia.flasks", flasks)] : []);

export const cardSaid = (printed: Printed, card: Card): string =>
  [
    project(printed, card.project).name,
    say("scientia.turned", { n: card.turns, of: printed.quarters }),
    ...flasksSaid(card.flasks),
  ].join(", ");

/** The facts that move a card; they count projects from 0. */
export const movedBy = ({ project: number }: Card): string =>
  ["take", "complete", "return"].map((kind) => `${kind} project=${number - 1}`).join(", ");
