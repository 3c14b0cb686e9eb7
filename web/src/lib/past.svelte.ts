/** Looking at positions of the past while the game goes on: one of them, or the last turn as it happened. */

import { still } from "./motion";
import type { Looked, Message, Moved } from "./wire";
import type { Wish } from "./socket";

const [READ, BREATHE] = [1100, 300]; // milliseconds after a position, where nothing moves and where it has just been shown

export class Past {
  looked = $state.raw<Looked | null>(null);
  running = $state(false);
  private timer = 0;
  private wanted = -1;
  private last = 0;

  constructor(private readonly ask: (wish: Wish) => Promise<Message | null>) {}

  /** Show the position at a ply. */
  async look(ply: number): Promise<void> {
    this.wanted = ply;
    const message = await this.ask({ do: "look", ply });
    if (message?.type === "look" && this.wanted === ply) this.looked = message;
  }

  /** By hand to another one; what runs stops. */
  async go(ply: number): Promise<void> {
    this.stop();
    await this.look(ply);
  }

  /** To the present. */
  back(): void {
    this.stop();
    this.wanted = -1;
    this.looked = null;
  }

  /** Show again what happened since this viewer last decided, or, if that was just now, the last player's decisions. */
  async again(viewer: number): Promise<void> {
    const message = await this.ask({ do: "log" });
    if (message?.type !== "log" || !message.moves.length) return;
    this.stop();
    this.running = true;
    this.last = message.ply;
    await this.look(begin(message.moves, viewer));
  }

  /** The board has shown everything: on to the next position. */
  rested(): void {
    if (!this.running || !this.looked) return;
    const next = this.looked.ply + 1;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(
      () => (next > this.last ? this.back() : void this.look(next)),
      still() ? READ : BREATHE,
    );
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }
}

/** The ply before the first decision to be shown again. */
export function begin(moves: Moved[], viewer: number): number {
  let at = moves.length;
  const other = moves[at - 1]?.player === viewer || !moves.some((move) => move.player === viewer);
  const mover = moves[at - 1]?.player;
  while (at > 0 && (other ? moves[at - 1]!.player === mover : moves[at - 1]!.player !== viewer)) at -= 1;
  return at;
}
