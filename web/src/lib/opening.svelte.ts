/** Opening tables where that needs a password or a key: it is asked for once, and kept. */

import { memory } from "./mine.svelte";
import { Refused } from "./refused";

class Opening {
  /** The question that is put to the person now, and who waits for the answer. */
  asked = $state.raw<{ problem: string; answer: (key: string | null) => void } | null>(null);

  /** Try with what is kept, and ask for what is needed until it fits or the person gives up. */
  async try<T>(attempt: (key: string) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt(memory.opening);
      } catch (error) {
        if (!(error instanceof Refused) || error.problem.code !== "needs_key") throw error;
        const key = await this.ask(error.message);
        if (key === null) throw error;
        memory.openWith(key);
      }
    }
  }

  private ask(problem: string): Promise<string | null> {
    return new Promise((answer) => (this.asked = { problem, answer }));
  }

  say(key: string | null): void {
    this.asked?.answer(key);
    this.asked = null;
  }
}

export const opening = new Opening();
