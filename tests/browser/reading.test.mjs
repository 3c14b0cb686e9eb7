/** What one reads beside the board: the rulebook with rules beside its text and a card with numbers, the legend, goal and scores, the log by turns. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { each, open } from "./kit.mjs";

const { games, server, person } = await open(after);

each(test, "the rulebook: a card with numbers, exact rules beside the text, the signs", games, async ({ id }) => {
  const { rules } = await server.ask(`games/${id}/rules`);
  const ann = await person("Ann", { viewport: { width: 1440, height: 900 } });
  await ann.goto(`/rules/${id}`);
  const card = ann.page.locator("article .card");
  await card.locator("svg .callout").first().waitFor();
  const numbers = await card.locator("svg .callout").allTextContents();
  assert.ok(numbers.length >= 4, `${numbers}`);
  assert.equal(await card.locator("li").count(), numbers.length, "each number is told");
  const reading = (await ann.page.locator("article").innerText()).split(/\s+/).length;
  assert.ok(reading > 600 && reading < 2000, `${reading} words are not ten minutes`);

  const chip = ann.page.locator("button.chip").nth(5);
  const asked = (await chip.getAttribute("data-rules")).split(" ");
  await chip.focus();
  await ann.page.keyboard.press("Enter");
  const note = ann.page.getByRole("region", { name: "the rule" });
  for (const rule of asked) await note.getByText(rules[rule]).waitFor();
  assert.equal(new URL(ann.page.url()).pathname, `/rules/${id}`);
  const [beside, text] = [await note.boundingBox(), await ann.page.locator("article").boundingBox()];
  assert.ok(beside.x >= text.x + text.width - 1, "the rule lies over the text");
  await ann.page.keyboard.press("Escape");
  assert.equal(await note.count(), 0);

  await ann.page.getByRole("button", { name: "Signs" }).click();
  const signs = ann.page.getByRole("region", { name: "Signs" });
  await signs.getByRole("listitem").nth(4).waitFor();
  await ann.page.keyboard.press("Escape");
  await ann.goto(`/learn/${id}`);
  await ann.page.getByRole("button", { name: "Signs" }).click();
  await signs.getByRole("listitem").first().waitFor();
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

each(test, "the log: by turns, in the colours of the seats, with pictures, folding", games, async ({ id, seats }) => {
  const ann = await person("Ann", { viewport: { width: 1280, height: 800 } });
  await ann.goto((await server.table(id, seats.includes(2) ? 2 : seats[0], 1)).path);
  await ann.page.getByRole("button", { name: "Start", exact: true }).click();
  await ann.page.locator("[data-ply] .board svg").first().waitFor();
  await ann.playTo(40, 5);
  await ann.asked();
  await ann.log();
  const drawer = ann.page.locator(".drawer");
  const heads = drawer.locator("button.head");
  assert.ok((await heads.count()) > 5);
  const first = heads.first();
  assert.equal(await first.getAttribute("aria-expanded"), "false", "what is long past is folded");
  assert.equal(await heads.last().getAttribute("aria-expanded"), "true");
  const lines = drawer.locator(".line");
  const before = await lines.count();
  await first.click();
  assert.ok((await lines.count()) > before);
  const edges = await drawer
    .locator(".head")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderLeftColor));
  assert.ok(new Set(edges).size > 1, "turns have the colours of their seats");
  await ann.wholeLog();
  const pictures = await drawer
    .locator(".line:has(svg)")
    .evaluateAll((found) =>
      found.map((line) => [
        line.querySelector("svg").dataset.of,
        line.innerText,
        line.querySelector("path")?.getAttribute("d"),
      ]),
    );
  assert.ok(pictures.length > 3, "no pictures");
  for (const [name, , d] of pictures) assert.ok(name && d, `a picture of nothing: ${name}`);
  const named = pictures.filter(([name, said]) => said.includes(name) || said.includes(name.slice(0, 12)));
  assert.ok(named.length >= pictures.length / 2, `pictures of other things: ${JSON.stringify(pictures.slice(0, 6))}`);

  await ann.page.getByRole("button", { name: "Scores", exact: true }).click(); // beside the open drawer, not under it
  const close = ann.page.locator(".over").getByRole("button", { name: "Close" });
  await close.waitFor();
  const free = await close.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  assert.ok(free, "the drawer lies over the button that closes the scores");
  await close.click();
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});

test("rules are looked up without leaving the table", async () => {
  const ann = await person("Ann");
  await ann.goto((await server.table("trekking", 2, 1)).path);
  await ann.page.getByRole("button", { name: "Start", exact: true }).click();
  await ann.asked();
  const at = ann.page.url();
  await ann.page.getByRole("button", { name: "Goal and points" }).click();
  await ann.page.locator(".over button.chip").first().click();
  await ann.page.getByRole("region", { name: "the rule" }).waitFor();
  assert.equal(ann.page.url(), at);
  assert.deepEqual(ann.errors, []);
  await ann.context.close();
});
