/** The hand over the table: what can be chosen, what is refused and why, and what a choice would give. */

import { memory } from "./mine.svelte";
import type { Choosable, Previewed, RefusedChoice, RuleSentence } from "./wire";

export type Match = (choice: { kind: string; a: number; b: number; text: string }) => boolean;

/** Something that cannot be done, with the rule that forbids it. */
export interface Forbidden extends RefusedChoice {
  sentence: string;
}

export interface Chooser {
  play(option: Choosable): void;
  preview?(option: Choosable): Promise<Previewed | null>;
}

/** Whether the last thing pressed was pressed with a finger, which cannot hover. */
export const finger = { touches: false };

export class Hand {
  options = $state.raw<Choosable[]>([]);
  refused = $state.raw<Forbidden[]>([]);
  /** The option that is looked at, with what it would give. */
  considered = $state.raw<Choosable | null>(null);
  promised = $state.raw<Previewed | null>(null);
  /** Things stand for several options at once: the person picks one of them. */
  among = $state.raw<Choosable[]>([]);
  /** What may be regretted, or was pressed with a finger: shown with what it would give, the person has to confirm it. */
  doubted = $state.raw<Choosable | null>(null);
  /** Why something cannot be done. */
  why = $state.raw<Forbidden[]>([]);
  /** The thing that was touched last: what is answered stands there, too. */
  touched = $state.raw<Element | null>(null);
  /** The option that is advised: marked where it lies. */
  advised = $state("");
  private readonly things = new Set<Match>();
  private laid = $state(0); // how often things were laid out or taken away

  constructor(private readonly chooser: Chooser | null = null) {}

  /** New options after each decision; nothing is held any more. */
  deal(options: Choosable[], refused: RefusedChoice[], rules: RuleSentence[]): void {
    const sentences = new Map(rules.map(({ rule, sentence }) => [rule, sentence]));
    this.options = options;
    this.refused = refused.map((choice) => ({ ...choice, sentence: sentences.get(choice.rule) ?? "" }));
    this.advised = "";
    this.letGo();
  }

  letGo(): void {
    this.touched = null;
    this.considered = null;
    this.promised = null;
    this.among = [];
    this.doubted = null;
    this.why = [];
  }

  optionsOf(match: Match): Choosable[] {
    return this.options.filter(match);
  }

  refusalsOf(match: Match): Forbidden[] {
    return this.refused.filter(match);
  }

  /** A thing lies on the table until the answer is called. */
  lay(match: Match): () => void {
    this.things.add(match);
    this.count();
    return () => {
      this.things.delete(match);
      this.count();
    };
  }

  /** Whether an option can be chosen by touching a thing. */
  lies(option: Choosable): boolean {
    void this.laid;
    for (const match of this.things) if (match(option)) return true;
    return false;
  }

  private counting = false;

  /** Many things come and go at once; who asks what lies on the table is told once. */
  private count(): void {
    if (this.counting) return;
    this.counting = true;
    queueMicrotask(() => {
      this.counting = false;
      this.laid += 1;
    });
  }

  /** A click on a thing: do it, choose among several, or say why not. */
  touch(match: Match, thing: Element | null = null): void {
    const options = this.optionsOf(match);
    this.why = [];
    this.among = [];
    this.touched = thing;
    if (options.length === 1 && options[0]) return this.choose(options[0], thing);
    this.doubted = null;
    if (options.length > 1) this.among = options;
    else this.why = this.refusalsOf(match);
  }

  /** Do it; what may be regretted is asked first, and so is what a finger presses for the first time. */
  choose(option: Choosable, thing: Element | null = null): void {
    const again = this.doubted?.text === option.text;
    const regretted = Boolean(option.caution) && memory.likes.confirm;
    const unseen = finger.touches && memory.likes.taps && !again && this.chooser?.preview !== undefined;
    this.letGo();
    this.touched = thing;
    if (!regretted && !unseen) return this.chooser?.play(option);
    this.doubted = option;
    void this.look(option).then(() => regretted || this.idle(option));
  }

  /** What is only a part of a choice and makes nothing happen yet needs no second tap. */
  private idle(option: Choosable): void {
    if (this.doubted === option && this.promised?.complete && !this.promised.events.length) this.confirm();
  }

  /** Do what was asked about. */
  confirm(): void {
    const option = this.doubted;
    this.letGo();
    if (option) this.chooser?.play(option);
  }

  /** Hovering or focusing a thing shows what it would give; under a finger nothing may move before it is lifted. */
  consider(match: Match): void {
    const option = finger.touches ? null : this.optionsOf(match)[0];
    if (option) void this.look(option);
  }

  async look(option: Choosable): Promise<void> {
    if (this.considered?.text === option.text) return;
    this.considered = option;
    this.promised = null;
    const promised = (await this.chooser?.preview?.(option)) ?? null;
    if (this.considered?.text === option.text) this.promised = promised;
  }

  lookAway(): void {
    if (this.doubted) return void this.look(this.doubted);
    this.considered = null;
    this.promised = null;
  }
}
