/** A thing on the table, whatever it is drawn with: lit if something can be done with it, explained if not. */

import type { Hand, Match } from "./hand.svelte";

export class Touched {
  constructor(private readonly asked: () => { hand: Hand; match: Match; label: string }) {
    $effect(() => this.hand.lay(this.match));
  }

  readonly options = $derived.by(() => this.hand.optionsOf(this.match));
  readonly refusals = $derived.by(() => this.hand.refusalsOf(this.match));
  readonly lit = $derived.by(() => this.options.length > 0);
  readonly refused = $derived.by(() => !this.lit && this.refusals.length > 0);
  readonly answers = $derived.by(() => this.lit || this.refused);
  readonly considered = $derived.by(() => this.among(this.hand.considered?.text));
  readonly picked = $derived.by(() => this.among(this.hand.doubted?.text));
  readonly advised = $derived.by(() => this.among(this.hand.advised));
  /** What is read aloud. */
  readonly spoken = $derived.by(() => {
    const { label } = this.asked();
    if (this.lit) return `${label}. ${this.options.map((option) => option.phrase).join("; ")}`;
    return this.refused ? `${label}. ${this.refusals[0]?.sentence ?? ""}` : label;
  });

  readonly touch = (event: Event): void => {
    if (this.answers && event.currentTarget instanceof Element) this.hand.touch(this.match, event.currentTarget);
  };
  readonly press = (event: KeyboardEvent): void => {
    if (!this.answers || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    this.touch(event);
  };
  readonly consider = (): void => this.hand.consider(this.match);
  readonly lookAway = (): void => this.hand.lookAway();

  private get hand(): Hand {
    return this.asked().hand;
  }

  private get match(): Match {
    return this.asked().match;
  }

  private among(text: string | undefined): boolean {
    return this.options.some((option) => option.text === text);
  }
}
