/** A request that was not carried out; the message is for people. */

import type { Problem } from "./wire";
import { explain } from "./words.svelte";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(explain(problem));
  }
}
