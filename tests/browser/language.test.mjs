/** German whole: one game of each, and the pages around it; nothing that a person reads or hears stays English. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { each, open } from "./kit.mjs";

const { server, games, person } = await open(after);

// ---- which words are English

const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
/** What messages say, without ids, comments, blanks and the names of forms. */
const messages = (source) =>
  source
    .replace(/^#.*$/gm, " ")
    .replace(/^[a-zA-Z][\w-]* =/gm, " ")
    .replace(/\{ *(?:\$\w+|NUMBER\([^)]*\)|[a-z][\w.-]*) *(?:->|\})|\*?\[[\w-]+\]|\}/g, " ");
/** What stands in quotation marks, comments aside: a text, or one and its translation. */
const quoted = (source) =>
  [...source.replace(/^#.*$/gm, "").matchAll(/"((?:[^"\\]|\\.)*)"(?: = "((?:[^"\\]|\\.)*)")?/g)].map(
    ([, text, translated]) => [text, translated ?? text].map((one) => one.replaceAll('\\"', '"')),
  );
const words = (text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

const GAMES = ["books_of_time", "history_of_the_book", "scientia", "trekking", "two_page_tome"];
const telling = (game) => `src/quirebox/games/${game}/telling`;
const printed = GAMES.flatMap((game) => quoted(file(`${telling(game)}/de/printed.toml`)));
/** What is printed in the same words in every language: titles and names. */
const names = [
  ..."Books of Time,The History of the Book,Trekking Through History,Two Page Tome,Scientia,Quire,English".split(","),
  ..."Ann,Random bot,house,greedy,random,search,novice,club,expert".split(","),
  ...printed.filter(([text, translated]) => text === translated).map(([text]) => text),
  ...Object.values(JSON.parse(file("web/src/games/history_of_the_book/titles.json"))), // the same titles, shortened
].sort((a, b) => b.length - a.length);
const said = (language) => [
  file(`web/src/words/${language}.ftl`),
  file(`src/quirebox/words/${language}/common.ftl`),
  ...GAMES.map((game) => file(`${telling(game)}/${language}/messages.ftl`)),
];
const tables = (folder) =>
  GAMES.flatMap((game) => ["rules", "lesson"].map((name) => file(`${folder(game)}/${name}.toml`)));
const german = new Set([
  ...said("de").map(messages).flatMap(words),
  ...tables((game) => `${telling(game)}/de`)
    .flatMap(quoted)
    .flat()
    .flatMap(words),
  ...printed.filter(([text, translated]) => text !== translated).flatMap(([, translated]) => words(translated)),
]);
const english = new Set(
  [
    ...said("en").map(messages).flatMap(words),
    ...tables((game) => `src/quirebox/games/${game}`)
      .flatMap(quoted)
      .flat()
      .flatMap(words),
    ...printed.flatMap(([text]) => words(text)),
  ].filter((word) => !german.has(word)),
);

const foreign = (text) =>
  words(text.replace(/https?:\S+|\b[A-Z]+(-[A-Z0-9]+)+\b/g, "")).filter((word) => english.has(word));
/** English words in a line that belong to no name; a name may be broken into lines. */
function leftover(line) {
  if (!foreign(line).length) return false;
  const found = foreign(names.reduce((rest, name) => rest.replaceAll(name, " "), line));
  return found.length > 0 && !names.some((name) => found.every((word) => words(name).includes(word)));
}

test("the words of both languages are told apart", () => {
  for (const word of ["takes", "flasks", "which", "your", "hours", "credits"]) assert.ok(english.has(word), word);
  for (const word of ["nimmt", "kolben", "atom", "rotation"]) assert.ok(!english.has(word), word);
  assert.ok(leftover("Ann takes Rotation.") && !leftover("Ann nimmt „The Birds of America“."));
});

// ---- what is read

/** Runs in every page from its beginning: whatever can be read or heard at any moment is kept. */
function reading() {
  const read = (window.read = new Set());
  const LABELS = ["aria-label", "title", "alt", "placeholder"];
  const foreign = (element) => element?.closest("script, style, .in-english");
  const keep = (text) => text?.trim() && read.add(text.trim().replace(/\s+/g, " "));
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return foreign(node.parentElement) || keep(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || foreign(node)) return;
    for (const label of LABELS) keep(node.getAttribute(label));
    node.childNodes.forEach(look);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes)
      if (type === "childList") addedNodes.forEach(look);
      else if (type === "attributes") foreign(target) || keep(target.getAttribute(attributeName));
      else look(target);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: LABELS,
  });
}

/** A person who speaks German. */
async function speaker() {
  const ann = await person("Ann");
  await ann.context.addInitScript(reading);
  await ann.likes({ language: "de" });
  return ann;
}

/** What was read since the last time, all of it German. */
async function readGerman(ann, where) {
  const lines = await ann.page.evaluate(() => [...window.read].filter((_, i, all) => (i || window.read.clear(), all)));
  assert.ok(lines.length > 3, `${where}: nothing was read`);
  assert.deepEqual(lines.filter(leftover), [], where);
  return lines;
}

const unfold = (page) => page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));

each(test, "auf Deutsch, vom Aufbau bis zur Wertung", games, async ({ id, seats }) => {
  const ann = await speaker();
  const { page } = ann;
  await ann.goto((await server.table(id, Math.max(2, seats[0]), 1)).path);
  await page.getByRole("button", { name: "Anfangen", exact: true }).click();
  await page.locator("[data-ply] .board :is(svg, dl)").first().waitFor();
  await ann.playTo(14, 11);
  await page.getByRole("button", { name: "Wertung", exact: true }).click();
  await page.locator("td").first().waitFor();
  await page.getByRole("button", { name: "Schließen", exact: true }).click();
  await ann.log();
  await readGerman(ann, `${id}, the beginning`);
  await ann.shot(`${id}-deutsch`);

  await ann.playTo(Infinity, 11);
  await page.locator(".ending").waitFor();
  const lines = await readGerman(ann, `${id}, the game`);
  assert.ok(lines.length > 100, `only ${lines.length} lines were read`);
  await page.getByRole("link", { name: "Nachspielen", exact: true }).click();
  await page.getByRole("button", { name: "Eine Entscheidung weiter" }).click();
  await page.locator("main [data-thing]").first().waitFor({ state: "attached" });
  await readGerman(ann, `${id}, the replay`);
  assert.deepEqual(ann.errors, []);
});

each(test, "auf Deutsch, die Seiten um das Spiel", games, async ({ id }) => {
  const ann = await speaker();
  for (const path of ["rules", "cards", "learn"]) {
    await ann.goto(`/${path}/${id}`);
    await ann.page.locator("main h1, main h2").first().waitFor();
    if (path === "cards") await ann.page.locator("main svg").first().waitFor();
    await readGerman(ann, `${path} of ${id}`);
  }
  const { summary, steps } = await server.ask(`games/${id}/lesson?language=de`);
  const told = [
    ...summary.flatMap(({ title, text }) => [title, text]),
    ...steps.flatMap((step) => [step.chapter, step.text, step.otherwise, ...step.goals.map((goal) => goal.text)]),
  ];
  assert.deepEqual(told.filter(leftover), [], `the lesson of ${id}`);
  assert.deepEqual(ann.errors, []);
});

// ---- the rest, once

test("auf Deutsch, die Seiten um alle Spiele", async () => {
  const ann = await speaker();
  await ann.goto("/");
  await ann.page.locator("article h2").first().waitFor();
  await unfold(ann.page);
  await readGerman(ann, "home");
  await ann.goto("/c/nowhere");
  await ann.page.locator("main").waitFor();
  await readGerman(ann, "class");
  await ann.goto("/t/nowhere");
  await ann.page.getByText("Das gibt es nicht").waitFor();
  await readGerman(ann, "error");
  assert.equal(await ann.page.locator("html").getAttribute("lang"), "de");
});

test("another language in the middle of a game", async () => {
  const opened = await server.table("scientia", 2, 1);
  const ann = await person("Ann");
  const { page } = ann;
  await ann.context.addInitScript(reading);
  await ann.goto(opened.path);
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("[data-ply]").waitFor();
  await page.evaluate(() => (window.unloaded = false));
  for (const [label, language, heading] of [
    ["Language", "de", "Verlauf"],
    ["Sprache", "en", "Log"],
    ["Language", "de", "Verlauf"],
  ]) {
    await unfold(page);
    await page.getByLabel(label).selectOption(language);
    await page.getByText(heading, { exact: true }).first().waitFor();
    await page.locator("[data-ply]").waitFor();
  }
  await page.evaluate(() => window.read.clear());
  await ann.playTo(4, 11);
  await readGerman(ann, "after the change");
  assert.equal(await page.evaluate(() => window.unloaded), false, "the page was loaded again");
});
