/** What the board shows: the positions one after the other, and in each its events in order.  A click skips; the last position is the truth. */

import { tick } from "svelte";
import type { Shown } from "./board";
import { memory } from "./mine.svelte";
import { changes, Pictures, spots, still, turnOf } from "./motion";
import type { Told } from "./wire";

const [WHOLE, SHORTEST, LONGEST] = [3600, 240, 700]; // milliseconds for a position; for an event
const PACE = { normal: 1, slow: 2.5, fast: 0.4, off: 0 };
const PATIENCE = 60; // positions that may wait; the more wait, the faster they are shown

export class Stage {
  /** What is drawn now. */
  shown = $state.raw<Shown>();
  /** The event that is being shown. */
  told = $state.raw<Told | null>(null);
  /** Whether newer positions wait. */
  behind = $state(false);
  private waiting: Shown[] = [];
  private timers: number[] = [];
  private root: HTMLElement | null = null;
  private pictures: Pictures | null = null;

  /** `rested` is called when everything has been shown. */
  constructor(private readonly rested: () => void = () => undefined) {}

  get playing(): boolean {
    return this.timers.length > 0;
  }

  /** Where the board is drawn, and the layer above it. */
  begin(root: HTMLElement, layer: HTMLElement): () => void {
    this.root = root;
    this.pictures = new Pictures(layer);
    return () => this.stop();
  }

  /** Another position: shown at once, or after those that are still being shown if it follows them. */
  show(next: Shown): void {
    const newest = this.waiting.at(-1) ?? this.shown;
    if (newest && next.view === newest.view) return this.rename(next);
    if (!newest || !follows(next, newest) || still() || document.hidden || this.waiting.length >= PATIENCE)
      return this.jump(next);
    this.waiting = [...this.waiting, next];
    if (this.playing) this.behind = true;
    else void this.proceed();
  }

  /** To the newest position, without waiting. */
  skip(): void {
    const newest = this.waiting.at(-1);
    if (newest) this.jump(newest);
    else if (this.playing) this.rest();
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.told = null;
    this.pictures?.clear();
  }

  private jump(to: Shown): void {
    this.waiting = [];
    this.shown = to;
    this.rest();
  }

  private rest(): void {
    this.stop();
    this.behind = false;
    this.rested();
  }

  /** People have changed, not the position. */
  private rename(next: Shown): void {
    if (this.waiting.length) this.waiting = [...this.waiting.slice(0, -1), next];
    else this.shown = next;
  }

  private async proceed(): Promise<void> {
    const [next, ...rest] = this.waiting;
    if (!next || !this.root) return this.rest();
    this.waiting = rest;
    this.behind = rest.length > 0;
    this.stop();
    const before = spots(this.root);
    this.timers = [0]; // under way
    this.shown = next;
    await tick();
    if (this.shown === next && this.playing) this.perform(next, before);
  }

  private perform({ events }: Shown, before: ReturnType<typeof spots>): void {
    const root = this.root!;
    const hurry = 1 + this.waiting.length / 2;
    const beat =
      (Math.min(LONGEST, Math.max(SHORTEST, WHOLE / Math.max(events.length, 1))) * PACE[memory.likes.motion]) / hurry;
    // what a board animates by itself waits for its event, too
    for (const element of root.querySelectorAll<HTMLElement>("[data-on]"))
      element.style.setProperty("--when", `${turnOf(element, events) * beat}ms`);
    for (const change of changes(before, spots(root), events)) {
      const player = events[change.at]?.player ?? -1;
      this.pictures?.show(change, {
        delay: change.at * beat,
        duration: Math.max(beat, SHORTEST),
        colour: getComputedStyle(root).getPropertyValue(player >= 0 ? `--seat-${player}` : "--lit"),
      });
    }
    this.told = events[0] ?? null;
    this.timers = events.slice(1).map((event, i) => window.setTimeout(() => (this.told = event), (i + 1) * beat));
    this.timers.push(window.setTimeout(() => void this.proceed(), Math.max(events.length, 1) * beat + beat / 2));
  }
}

/** Whether a position comes right after another, through the same eyes. */
function follows(next: Shown, before: Shown): boolean {
  return (
    next.game === before.game && next.viewer === before.viewer && next.since === before.ply && next.ply > before.ply
  );
}
