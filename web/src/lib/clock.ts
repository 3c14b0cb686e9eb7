/** Clocks: how the time that is left is written, and which clocks one chooses from. */

import type { Clock } from "./wire";
import { say } from "./words.svelte";

/** How the time that is left is written: 18:42, 1:02:03, 3 d. */
export function left(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (clock[0] ? clock : clock.slice(1)).map((part) => String(part).padStart(2, "0")).join(":");
}

export const CLOCKS: [name: "none" | "quick" | "live" | "long" | "day" | "days", clock: Partial<Clock>][] = [
  ["none", { kind: "none" }],
  ["quick", { kind: "live", minutes: 10, increment: 10 }],
  ["live", { kind: "live", minutes: 30, increment: 15 }],
  ["long", { kind: "live", minutes: 60, increment: 30 }],
  ["day", { kind: "slow", days: 1 }],
  ["days", { kind: "slow", days: 3 }],
];

/** Any clock in words. */
export function clockText({ kind, minutes, increment, days }: Partial<Clock>): string {
  if (kind === "live") return say("clock.is_live", { minutes: minutes ?? 0, seconds: increment ?? 0 });
  return kind === "slow" ? say("clock.is_slow", { days: days ?? 0 }) : say("clock.none");
}

/** What happens when its time is used up; nothing without a clock. */
export const atZeroText = ({ kind, at_zero }: Partial<Clock>): string =>
  kind && kind !== "none" ? say(`clock.at_zero.${at_zero ?? "bot"}`) : "";
