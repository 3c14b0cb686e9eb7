/** Scientia in German: no sentence, question or option that a person reads stays English. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { open } from "./kit.mjs";

const { server, person } = await open(after);
const ENGLISH = /\b(takes|turns?|completes|gains|puts|returns|goes|begins|Round|flasks?|card|cards|once|twice|which|Which|your|Your turn|total|physics|chemistry|astronomy)\b/;

test("Scientia auf Deutsch", { timeout: 120_000 }, async () => {
  const opened = await server.table("scientia", 2, 1);
  const ann = await person("Ann");
  await ann.goto("/");
  await ann.page.getByText("Settings").click();
  await ann.page.getByLabel("Language").selectOption("de");
  await ann.page.getByText("Einstellungen").waitFor();
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Anfangen" }).click();
  await ann.page.locator("[data-ply]").waitFor();
  const read = new Set();
  for (const ply of [8, 16, 24, 32, 40, Infinity]) {
    await ann.playTo(ply, 11);
    for (const line of await ann.page.locator(".line, .question, .option, .board text, .board header, .state, .turn, .ending th, .ending h2").allTextContents()) read.add(line.trim());
  }
  assert.deepEqual([...read].filter((line) => ENGLISH.test(line)), []);
  assert.ok([...read].some((line) => /nimmt \d+ \S+/.test(line)), "nothing was read");
  assert.equal(await ann.page.locator("html").getAttribute("lang"), "de");
  await ann.shot("scientia-deutsch", { fullPage: true });
  assert.deepEqual(ann.errors, []);
});
