/** A lesson under way: which step, what was tried at it, what the board shows.  The engine judges; the browser only remembers. */

import { api } from "./api";
import type { Shown } from "./board";
import { Hand, type Chooser } from "./hand.svelte";
import { memory } from "./mine.svelte";
import { explain, say } from "./words.svelte";
import type { Choosable, Lesson, LessonStep, LessonTry, Problem } from "./wire";

export class Tutor implements Chooser {
  lesson = $state.raw<Lesson | null>(null);
  at = $state(-1); // before the first step: the summary
  problem = $state("");
  hand = new Hand(this);
  /** How much of a way to the goal was asked for: nothing, where, what. */
  hinted = $state<"" | "where" | "what">("");
  private tried = $state.raw<string[]>([]);
  private tries = $state.raw<LessonTry | null>(null);
  private shownFrom = 0; // the ply before what is shown now, so that a way back is not told as something new
  private asked = 0;

  constructor(readonly game: string) {
    api.lesson(game).then(
      (found) => (this.lesson = found),
      (error: Error) => (this.problem = error.message),
    );
  }

  /** The step as it stands now, after what was tried. */
  get step(): LessonStep | null {
    return this.tries?.step ?? this.lesson?.steps[this.at] ?? null;
  }

  get free(): boolean {
    return (this.step?.goals.length ?? 0) > 0;
  }

  get state(): "read" | "do" | "open" | "met" | "missed" {
    if (this.free) return this.tries?.state ?? "open";
    return this.step?.options.length ? "do" : "read";
  }

  get last(): boolean {
    return this.lesson !== null && this.at === this.lesson.steps.length - 1;
  }

  get begun(): boolean {
    return this.tried.length > 0;
  }

  /** The title of the chapter in which this step is. */
  get chapter(): string {
    return this.lesson?.steps.slice(0, this.at + 1).findLast((step) => step.chapter)?.chapter ?? "";
  }

  /** Where this device left the lesson. */
  get left(): number {
    const at = memory.lessons[this.game] ?? 0;
    return at < (this.lesson?.steps.length ?? 0) ? at : 0;
  }

  get shown(): Shown | null {
    const { lesson, step } = this;
    if (!lesson || !step) return null;
    const ply = this.at * 100 + this.tried.length;
    return {
      game: lesson.game,
      view: step.view,
      viewer: step.viewer,
      names: lesson.names,
      actors: step.actors,
      ply,
      since: Math.min(this.shownFrom, ply),
      events: step.events,
    };
  }

  /** The option that a hint speaks of: the next one on the way, as long as the learner is on it. */
  get onTheWay(): Choosable | null {
    const { step } = this;
    if (!step || this.state !== "open" || this.tried.some((text, n) => text !== step.way[n])) return null;
    return step.options.find((option) => option.text === step.way[this.tried.length]) ?? null;
  }

  /** What on the board is meant: a thing by its name, or what can be chosen. */
  get meant(): string {
    const { step } = this;
    if (!step) return "";
    const option = this.state === "do" ? step.options[0] : this.hinted ? this.onTheWay : null;
    if (option) return `[data-option="${CSS.escape(option.text)}"]`;
    return step.point && !this.begun ? `[data-thing="${CSS.escape(step.point)}"]` : "";
  }

  go(to: number): void {
    this.shownFrom = to > this.at ? Math.max(0, this.at) * 100 + this.tried.length : to * 100;
    this.at = to;
    memory.learn(this.game, this.last ? 0 : Math.max(0, to));
    this.tried = [];
    this.tries = null;
    this.deal();
  }

  play(option: Choosable): void {
    if (this.free) void this.attempt([...this.tried, option.text]);
    else this.go(this.at + 1);
  }

  undo(): void {
    void this.attempt(this.tried.slice(0, -1));
  }

  again(): void {
    void this.attempt([]);
  }

  private async attempt(actions: string[]): Promise<void> {
    const mine = ++this.asked;
    this.problem = "";
    try {
      const tries = actions.length ? await api.tryStep(this.game, this.at, actions, this.lesson?.names ?? []) : null;
      if (mine !== this.asked) return;
      this.shownFrom = this.at * 100 + Math.min(this.tried.length, actions.length);
      [this.tried, this.tries] = [actions, tries];
      this.deal();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : explain(error as Problem);
    }
  }

  private deal(): void {
    const { step, state } = this;
    this.hinted = "";
    const open = state === "open" || state === "do";
    const options = (step?.options ?? []).map((option) => (this.free ? option : { ...option, caution: "" }));
    this.hand.deal(open ? options : [], open ? (step?.refused ?? []) : [], step?.rules ?? []);
  }

  /** What is said to who met or missed the goals. */
  get verdict(): string {
    if (this.state === "met") return say("learn.met");
    return this.state === "missed" ? (this.step?.otherwise ?? "") : "";
  }
}
