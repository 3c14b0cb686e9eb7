/** How the things of Trekking Through History look, and how they are said. */

import { count, say, spokenLanguage } from "../../lib/words.svelte";
import type { Card, Colour, Icon, Warp } from "./shown";

export const COLUMNS: Colour[] = ["P", "E", "I", "G"];

/** The Date Index: the cards of each day in the order of their years. */
export function dateIndex(cards: Card[]): { day: number; cards: Card[] }[] {
  const days = [...new Set(cards.map((card) => card.day!))].sort((a, b) => a - b);
  return days.map((day) => ({
    day,
    cards: cards.filter((card) => card.day === day).sort((a, b) => a.year! - b.year!),
  }));
}

export const iconName = (icon: Icon): string => say(`trekking.icon.${icon}`);
export const COLOURS: Record<Icon, string> = {
  P: "#d55e00",
  E: "#0072b2",
  I: "#f0e442",
  G: "#009e73",
  W: "#8e44ad",
  C: "#7fdbff",
};

/** The outline of an icon around the origin, about 20 wide: circle, square, triangle, hexagon, star, diamond. */
export const SHAPES: Record<Icon, string> = {
  P: "M0 -10 A10 10 0 1 1 0 10 A10 10 0 1 1 0 -10 Z",
  E: "M-9 -9 H9 V9 H-9 Z",
  I: "M0 -11 L11 9 H-11 Z",
  G: "M0 -11 L9.5 -5.5 V5.5 L0 11 L-9.5 5.5 V-5.5 Z",
  W: "M0 -11.5 L3 -3.9 L11 -3.6 L4.7 1.4 L6.9 9.3 L0 4.8 L-6.9 9.3 L-4.7 1.4 L-11 -3.6 L-3 -3.9 Z",
  C: "M0 -11 L8 0 L0 11 L-8 0 Z",
};

/** What stands inside it: a bust, a flag, a light bulb, a column, a spark, the facets of a crystal. */
export const MARKS: Record<Icon, string> = {
  P: "M0 -6 A3 3 0 1 1 0 0 A3 3 0 1 1 0 -6 Z M-6 7 Q-5.5 1.2 0 1.2 Q5.5 1.2 6 7 Z",
  E: "M-5.5 7 V-7 H-4 L6 -4 L-4 0 V7 Z",
  I: "M0 -5 A4 4 0 0 1 2 2.4 V5 H-2 V2.4 A4 4 0 0 1 0 -5 Z M-2 6 H2 V7.4 H-2 Z",
  G: "M-6 -6.5 H6 V-4.5 H-6 Z M-4.5 -4 H-2.5 V4 H-4.5 Z M-1 -4 H1 V4 H-1 Z M2.5 -4 H4.5 V4 H2.5 Z M-6 4.5 H6 V6.5 H-6 Z",
  W: "M0 -5 L1.3 -1.3 L5 0 L1.3 1.3 L0 5 L-1.3 1.3 L-5 0 L-1.3 -1.3 Z",
  C: "M0 -11 L3 0 L0 11 L-3 0 Z",
};

export const DAYS = ["", "I", "II", "III"];

/** c. 7000 BCE; nothing for an Ancestor. */
export function year(card: Card): string {
  return card.year === undefined ? "" : card.circa ? say("trekking.circa", { year: date(card.year) }) : date(card.year);
}

/** 37,000 BCE, 776 BCE, 80 CE; later years stand for themselves. */
export function date(y: number): string {
  if (y >= 0) return y < 1000 ? say("trekking.ce", { year: y }) : String(y);
  return say("trekking.bce", { year: y <= FAR ? new Intl.NumberFormat(spokenLanguage()).format(-y) : -y });
}
const FAR = -10_000; // years before this one have their thousands apart

/** Icons as one reads them: 2 Person, Wild. */
export function listed(icons: Icon[]): string {
  const counts = new Map<Icon, number>();
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  return (
    [...counts].map(([icon, n]) => (n > 1 ? `${n} ${iconName(icon)}` : iconName(icon))).join(", ") ||
    say("trekking.nothing")
  );
}

/** A card as it is spoken. */
export function spoken(card: Card): string {
  return `${[year(card), card.title].filter(Boolean).join(", ")}: ${count("trekking.hours", card.hours)}, ${listed(card.icons)}`;
}

/** How long a Time Warp can be used. */
export const lasts = (warp: Warp): string =>
  warp.hours === null
    ? say("trekking.all_day")
    : say("trekking.once_each", { hours: count("trekking.hours", warp.hours) });

/** Where an hour lies on a clock of that radius.  The day starts just right of the top and ends just left of it. */
export function at(hour: number, radius: number): [x: number, y: number] {
  const degrees = hour === 0 ? 11 : hour === 12 ? 349 : hour * 30;
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

/** A place from 0 to 1 for a year: every printed year is one step further, so that a jump shows how many cards it passes. */
export function scale(years: number[]): (y: number) => number {
  const sorted = [...new Set(years)].sort((a, b) => a - b);
  return (y) => {
    const next = sorted.findIndex((printed) => printed >= y);
    if (next === 0 || sorted.length < 2) return 0;
    if (next < 0) return 1;
    const before = sorted[next - 1]!;
    return (next - 1 + (y - before) / (sorted[next]! - before)) / (sorted.length - 1);
  };
}
