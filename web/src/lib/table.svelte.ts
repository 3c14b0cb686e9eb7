/** A table as this browser follows it: position, people, log, chat, and what is under way. */

import { Hand, type Chooser } from "./hand.svelte";
import { memory } from "./mine.svelte";
import { Past } from "./past.svelte";
import { explain, gone, hear, heard, told } from "./words.svelte";
import { Socket, type Link, type Wish } from "./socket";
import type {
  Choosable,
  Hinted,
  Message,
  Moved,
  Position,
  Previewed,
  Refusal,
  Said,
  Scores,
  TableView,
  Told,
} from "./wire";

export class Table implements Chooser {
  link = $state<Link>("connecting");
  position = $state.raw<Position | null>(null);
  table = $state.raw<TableView | null>(null);
  events = $state.raw<Told[]>([]);
  moves = $state.raw<Moved[]>([]);
  chat = $state.raw<Said[]>([]);
  problem = $state.raw<Refusal | null>(null);
  closed = $state("");
  hint = $state.raw<Hinted | null>(null);
  scores = $state.raw<Scores | null>(null);
  busy = $state(false);
  hand = new Hand(this);
  past = new Past((wish) => this.do(wish));

  private socket: Socket;
  private kept = false; // among the tables that this browser remembers
  private waiting: Promise<void> | null = null; // for what the game says
  private arrived = 0; // when the clocks in `table` were true

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.socket = new Socket(
      () => this.hello(),
      (message) => this.receive(message),
      (link) => (this.link = link),
    );
  }

  /** The names of the seats, as sentences use them. */
  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  get myTurn(): boolean {
    return this.position !== null && this.position.viewer >= 0 && this.position.actors.includes(this.position.viewer);
  }

  /** What is left on a seat's clock now, in milliseconds; null without one. */
  clock(seat: number, now: number): number | null {
    const left = this.table?.seats[seat]?.clock ?? null;
    if (left === null || this.table?.running !== seat) return left;
    return Math.max(0, left - (now - this.arrived));
  }

  play(option: Choosable): void {
    const { position } = this;
    // a second click on the way is not a second decision
    if (position && !this.busy)
      void this.do({ do: "play", ply: position.ply, line: position.line, action: option.text });
  }

  async preview(option: Choosable): Promise<Previewed | null> {
    if (!this.position) return null;
    try {
      const message = this.told(await this.socket.ask({ do: "preview", ply: this.position.ply, action: option.text }));
      return message.type === "preview" ? message : null;
    } catch {
      return null; // the position has moved on
    }
  }

  undo(): void {
    const { position } = this;
    if (!position) return;
    if (position.undo_to < position.ply) void this.do({ do: "undo", ply: position.ply, to: position.ply - 1 });
    else if (position.ply > 0) void this.do({ do: "ask_undo", ply: position.ply, to: position.ply - 1 });
  }

  /** The seats that know something which others do not; all of them where that cannot be learned. */
  async hidden(): Promise<number[]> {
    const message = await this.socket.ask({ do: "hidden" }).catch(() => null);
    return message?.type === "hidden" ? message.seats : (this.table?.seats.map(({ seat }) => seat) ?? []);
  }

  async askHint(): Promise<void> {
    const { position } = this;
    const message = position ? await this.do({ do: "hint", ply: position.ply }) : null;
    if (message?.type !== "hint") return;
    this.hint = message;
    this.hand.advised = message.action;
  }

  async askScores(): Promise<void> {
    const message = await this.do({ do: "scores" });
    if (message?.type === "scores") this.scores = message;
  }

  /** Ask the server for something; a refusal is shown to the person. */
  async do(wish: Wish): Promise<Message | null> {
    this.problem = null;
    this.busy = true;
    try {
      return this.told(await this.socket.ask(wish));
    } catch (refusal) {
      const { code } = refusal as Refusal;
      const late = code === "stale" || (code === "not_now" && this.position?.result); // the answer has been sent already: the position
      if (!late) this.problem = { ...(refusal as Refusal), message: explain(refusal as Refusal) };
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Try at once to reach the server again. */
  reach(): void {
    this.socket.hurry();
  }

  leave(): void {
    this.past.stop();
    this.socket.close();
  }

  /** A message in the person's language. */
  private told(message: Message): Message {
    const table = "table" in message ? message.table : this.table;
    return told(table?.game ?? "", message, table?.seats.map((seat) => seat.name) ?? []);
  }

  private hello(): Wish {
    const { position } = this;
    const seen = position ? { ply: position.ply, line: position.line } : null;
    return { do: "hello", table: this.id, token: this.token, name: memory.name || null, seen };
  }

  /** Messages are taken in their order; the first ones wait until what the game says has been learned. */
  private receive(message: Message): void {
    const game = "table" in message ? message.table.game : (this.table?.game ?? "");
    if (!this.waiting && heard(game)) return this.take(this.told(message));
    const waited = (this.waiting ?? Promise.resolve())
      .then(() => hear(game))
      .catch(() => undefined) // without its words a message is still better than none
      .then(() => this.take(this.told(message)))
      .finally(() => {
        if (this.waiting === waited) this.waiting = null;
      });
    this.waiting = waited;
  }

  private take(message: Message): void {
    switch (message.type) {
      case "position":
        this.shown(message);
        this.changed(message.table);
        break;
      case "table":
        this.changed(message.table);
        break;
      case "said":
        if (!this.chat.some((said) => said.number === message.number)) this.chat = [...this.chat, message];
        break;
      case "log":
        this.events = message.events;
        this.moves = message.moves;
        break;
      case "error":
        if (this.socket.refused) this.closed = explain(message);
        else if (!this.table) this.problem = { ...message, message: explain(message) };
        break;
      case "closed":
        this.closed = gone(message.message);
        break;
    }
  }

  private shown(position: Position): void {
    const before = this.position;
    this.hint = null;
    this.scores = null;
    const followed = before !== null && before.line === position.line && position.since <= before.ply;
    if (followed) this.events = [...this.events.filter((event) => event.ply <= position.since), ...position.events];
    this.position = position;
    this.hand.deal(position.options, position.refused, position.rules);
    if (!followed) void this.socket.ask({ do: "log" }).catch(() => null);
  }

  private changed(table: TableView): void {
    this.arrived = performance.now();
    this.table = table;
    if (this.kept || !this.token || table.you === null) return;
    this.kept = true;
    if (!memory.shared(table.id).length)
      memory.keep({ table: table.id, token: this.token, game: table.game, title: table.title });
  }
}
