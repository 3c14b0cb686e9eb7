/** Text in the person's language. */

import { en, type Words } from "../words/en";
import { memory } from "./mine.svelte";

const files: Record<string, () => Promise<{ default: Partial<Words> }>> = {};
export const languages: [code: string, name: string][] = [["en", "English"]];
let spoken = $state.raw<Partial<Words>>(en);

/** Learn a language; what it lacks stays English. */
export async function speak(language: string): Promise<void> {
  spoken = (await files[language]?.())?.default ?? en;
  document.documentElement.lang = files[language] ? language : "en";
  memory.like({ language });
}

/** A text by its key, with `{blanks}` filled in. */
export function say(key: keyof Words, blanks: Record<string, string | number> = {}): string {
  return (spoken[key] ?? en[key]).replace(/\{(\w+)\}/g, (whole, name: string) => String(blanks[name] ?? whole));
}
