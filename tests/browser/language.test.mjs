/** Scientia in German: nothing that a person reads or hears stays English, at the table and on the pages around it. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { open } from "./kit.mjs";

const { server, person } = await open(after);

// ---- which words are English

const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
/** What messages say, without ids, comments, blanks and the names of forms. */
const messages = (source) =>
  source
    .replace(/^#.*$/gm, " ")
    .replace(/^[a-zA-Z][\w-]* =/gm, " ")
    .replace(/\{ *(?:\$\w+|NUMBER\([^)]*\)) *(?:->|\})|\*?\[\w+\]|\}/g, " ");
/** What stands in quotation marks, comments aside. */
const quoted = (source, which) =>
  [...source.replace(/^#.*$/gm, "").matchAll(/"((?:[^"\\]|\\.)*)"(?: = "((?:[^"\\]|\\.)*)")?/g)].map(
    (found) => found[which] ?? found[1],
  );
const vocabulary = (texts) =>
  new Set(
    texts
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );
const telling = "src/quire/games/scientia/telling";
const said = (language) => [
  messages(file(`web/src/words/${language}.ftl`)),
  messages(file(`src/quire/words/${language}/common.ftl`)),
  messages(file(`${telling}/${language}/messages.ftl`)),
  ...quoted(file(`${telling}/de/printed.toml`), language === "de" ? 2 : 1),
];
const german = vocabulary([
  ...said("de"),
  "Physik Chemie Biologie Astronomie",
  ...["rules", "lesson"].flatMap((name) => quoted(file(`${telling}/de/${name}.toml`), 1)),
]);
const NAMES =
  "Ann Ada Greedy Bot Bots Quire Scientia Books of Time The History of the Book Trekking Through History Two Page Tome house greedy random search novice club expert English";
const names = vocabulary([NAMES]);
const english = new Set(
  [
    ...vocabulary([
      ...said("en"),
      ...["rules", "lesson"].flatMap((name) => quoted(file(`src/quire/games/scientia/${name}.toml`), 1)),
      "physics chemistry biology astronomy",
    ]),
  ].filter((word) => !german.has(word) && !names.has(word)),
);

/** Lines on the page, labels that are only heard included, with an English word in them. */
async function leftovers(page) {
  const lines = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement.closest("script, style, .in-english") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const found = [document.title];
    while (walker.nextNode()) found.push(walker.currentNode.textContent);
    for (const element of document.querySelectorAll("[aria-label], [title], [alt], [placeholder]"))
      for (const name of ["aria-label", "title", "alt", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    return [...new Set(found.map((line) => line.trim().replace(/\s+/g, " ")))];
  });
  return lines.filter(
    (line) =>
      (
        line
          .replace(/\b[A-Z]+(-[A-Z0-9]+)+\b/g, "")
          .toLowerCase()
          .match(/\p{L}{3,}/gu) ?? []
      ).some((word) => english.has(word)) && !NAMES.includes(line),
  );
}

test("the words of both languages are told apart", () => {
  for (const word of ["takes", "flasks", "which", "your", "physics"]) assert.ok(english.has(word), word);
  for (const word of ["nimmt", "kolben", "atom", "rotation"]) assert.ok(!english.has(word), word);
});

/** English and German again, in the middle of a game: the table is told again, and the page is not loaded again. */
async function thereAndBack(person) {
  const { page } = person;
  await person.log();
  const change = async (label, language, heading) => {
    await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
    await page.getByLabel(label).selectOption(language);
    await page.getByText(heading, { exact: true }).first().waitFor();
    await page.locator("[data-ply]").waitFor();
  };
  await page.evaluate(() => (window.unloaded = false));
  await change("Sprache", "en", "What happened");
  assert.ok((await leftovers(page)).length > 20, "English is spoken again");
  await change("Language", "de", "Was geschah");
  assert.equal(await page.evaluate(() => window.unloaded), false, "the page was loaded again");
}

test("Scientia auf Deutsch", { timeout: 240_000 }, async () => {
  const opened = await server.table("scientia", 2, 1);
  const ann = await person("Ann");
  const { page } = ann;
  await ann.goto("/");
  await page.getByText("Settings").click();
  await page.getByLabel("Language").selectOption("de");
  await page.getByText("Einstellungen").waitFor();
  const home = page.locator("article", { has: page.locator("h2", { hasText: "Scientia" }) });
  await home.waitFor();
  await page.evaluate(() =>
    document
      .querySelectorAll("article")
      .forEach((card) => card.querySelector("h2").textContent !== "Scientia" && card.remove()),
  );
  assert.deepEqual(await leftovers(page), [], "home");

  await ann.goto(opened.path);
  await page.getByRole("button", { name: "Anfangen" }).waitFor();
  assert.deepEqual(await leftovers(page), [], "lobby");
  await page.getByRole("button", { name: "Anfangen" }).click();
  await page.locator("[data-ply]").waitFor();
  for (const ply of [6, 12, 18, 24, 30, 36, 42, 48, 60, Infinity]) {
    await ann.playTo(ply, 11);
    if (ply === 12) {
      await ann.log();
      await page.getByRole("button", { name: "Wertung" }).click();
      await page.getByRole("button", { name: "Tipp" }).click();
      await page.locator(".hint").waitFor();
      await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
      await page.locator("td").first().waitFor();
      await page.getByRole("button", { name: "Schließen" }).click();
    }
    if (ply === 18) await thereAndBack(ann);
    assert.deepEqual(await leftovers(page), [], `ply ${ply}`);
  }
  assert.ok(await page.locator(".line", { hasText: /nimmt \S+/ }).count(), "nothing was read");
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await ann.shot("scientia-deutsch", { fullPage: true });

  await page.getByRole("link", { name: "Nachspielen" }).click();
  await page.getByRole("button", { name: "Eine Entscheidung weiter" }).click();
  await page.locator(".board svg, .scientia svg").first().waitFor();
  assert.deepEqual(await leftovers(page), [], "replay");
  for (const path of ["rules", "cards"]) {
    await ann.goto(`/${path}/scientia`);
    await page.locator("h1").first().waitFor();
    await page.locator("main label").first().waitFor();
    assert.deepEqual(await leftovers(page), [], path);
  }
  await ann.goto("/learn/scientia");
  await page.getByRole("button", { name: "Zeig es mir" }).click();
  for (
    let step = 0;
    await page
      .locator(`[data-step="${step}"]`)
      .waitFor()
      .then(() => true);
    step += 1
  ) {
    assert.deepEqual(await leftovers(page), [], `lesson ${step}`);
    const on = page.locator(".told button.option, .told button.first", { hasNotText: "Gegen Bots" });
    if (!(await on.count())) break;
    await on.click();
  }
  assert.deepEqual(ann.errors, []);
  await ann.goto("/t/nowhere");
  await page.getByText("Das gibt es nicht").waitFor();
  assert.deepEqual(await leftovers(page), [], "error");
});
