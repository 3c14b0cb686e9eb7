/** The History of the Book: negotiations clicked through at two browsers, with everything that may be in an offer. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { open } from "./kit.mjs";

const { server, person } = await open(after);
const TURNS = 900; // decisions after which an occasion should have come

/** The last position that somebody was sent. */
const position = (who) => who.frames.findLast((message) => message.type === "position");
const texts = (who) => (position(who)?.options ?? []).map((option) => option.text);
const thing = (text) => `.board [data-option="${text}"]`;

/** Click on the thing on the board that means this, and wait until it is done. */
async function click(who, text) {
  const before = await who.ply();
  await who.page.locator(thing(text)).first().click();
  await who.page
    .locator(".doubt .sure:not([disabled])")
    .click({ timeout: 300 })
    .catch(() => undefined); // few things are asked twice
  await played(who, before);
}

/** Say how much, where that is asked: one credit that is all there is goes without saying. */
async function amount(who, n) {
  if (texts(who).includes(`amount ${n}`)) await click(who, `amount ${n}`);
}

const played = (who, before) =>
  who.page.waitForFunction((ply) => Number(document.querySelector("[data-ply]").dataset.ply) > ply, before);

/** Choose from the list what a table needs to go on quickly. */
async function choose(who, text) {
  const before = await who.ply();
  await who.page.evaluate((text) => {
    const click = (found) => found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    click(document.querySelector(`.chooser [data-action="${CSS.escape(text)}"]`));
    setTimeout(() => click(document.querySelector(".doubt .sure")), 20);
  }, text);
  await played(who, before);
}

/** What somebody does who only wants books: buy the cheapest, take credits, and say no to the rest. */
function usual(options) {
  const wanted = ["reject", "cancel", "credits", "pass"].find((text) => options.some((option) => option.text === text));
  const books = options.filter((option) => option.kind === "book").sort((one, other) => one.b - other.b);
  return wanted === "pass" && books.length ? books[0].text : (wanted ?? books[0]?.text ?? options[0].text);
}

/** Play as usual until one of them has an occasion; who, and for what. */
async function until(people, occasion) {
  for (let made = 0; made < TURNS;) {
    const who = people.find((one) => position(one)?.options.length && !one.answered?.has(position(one).ply));
    if (!who) {
      await people[0].page.waitForTimeout(20);
      assert.equal(await people[0].page.locator(".ending").count(), 0, "the game ended before there was an occasion");
      continue;
    }
    const found = occasion(
      who,
      people.find((one) => one !== who),
      position(who),
    );
    if (found) return { who, found };
    await who.asked();
    const { ply, options } = position(who);
    (who.answered ??= new Set()).add(ply);
    await choose(who, usual(options));
    made += 1;
  }
  assert.fail("there was no occasion");
}

/** A table of two people and a bot, some turns on. */
async function seated(options = {}) {
  const opened = await server.table("history_of_the_book", 3, 2, {
    bots: { 2: "greedy" },
    options: { length: "long", trade_limit: "10", ...options },
  });
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  await ann.goto(opened.path);
  await ben.goto("/");
  await ben.page.getByLabel("Code").fill(opened.code);
  await ben.page.getByRole("button", { name: "Join with a code" }).click();
  await ann.page.getByText("Ben", { exact: true }).first().waitFor();
  await ann.page.getByRole("button", { name: "Start" }).click();
  for (const who of [ann, ben]) await who.page.locator("[data-ply] .board svg").first().waitFor();
  return [ann, ben];
}

const seat = (who) => position(who).view.seats[position(who).viewer];
const shelf = (who) => seat(who).shelf.map((book) => `book ${book}`);
const offer = (who) => position(who).view.offer;
const turn = async (who) => {
  await who.asked();
  return who;
};

test(
  "an offer is put together in any order, answered with another one, and agreed on",
  { timeout: 400_000 },
  async () => {
    const [ann, ben] = await seated();
    const { who: asks, found: other } = await until([ann, ben], (who, other, { options, view }) => {
      const partner = `trade ${seat(other).country}`;
      const rich = [who, other].every((one) => position(one) && seat(one).shelf.length > 1 && seat(one).credits > 0);
      return view.phase === "collect" && rich && options.some((option) => option.text === partner) ? other : null;
    });
    await turn(asks);
    const [mine, theirs] = [shelf(asks), shelf(other)];
    await click(asks, `trade ${seat(other).country}`);
    await asks.page.locator(".desk").waitFor();
    assert.ok(!texts(asks).includes("submit"), "an empty offer can be made");

    // Credits first, then the last book, then the first one; one is taken out again, and so are the credits.
    await click(asks, "give credits");
    await amount(asks, 1);
    await click(asks, mine[1]);
    await click(asks, theirs[1]);
    await click(asks, mine[0]);
    await click(asks, theirs[0]);
    assert.deepEqual(offer(asks).gives.books.length, 2);
    await click(asks, mine[1]);
    await click(asks, theirs[1]);
    await click(asks, "give credits");
    await asks.page.locator('.desk [data-option="pass"]').waitFor();
    await click(asks, "pass");
    assert.deepEqual(
      [offer(asks).gives, offer(asks).asks].map(({ books, credits }) => [books, credits]),
      [
        [[mine[0].slice(5)], 0],
        [[theirs[0].slice(5)], 0],
      ],
    );
    await asks.shot("negotiation-offer", { fullPage: true });
    await click(asks, "submit");

    // The other begins with what was offered, and wants a credit besides.
    await turn(other);
    await other.shot("negotiation-answer", { fullPage: true });
    await click(other, "counter");
    await click(other, "counter");
    assert.deepEqual(offer(other).asks.books, [mine[0].slice(5)]);
    await click(other, "ask credits");
    await amount(other, 1);
    await click(other, "submit");

    // And the first one asks for the credit back, and is refused nothing else.
    await turn(asks);
    await click(asks, "counter");
    await click(asks, "counter");
    await click(asks, "give credits");
    await click(asks, "pass");
    await click(asks, "submit");
    await turn(other);
    assert.ok(!texts(other).includes("counter"), "nobody may answer forever");
    await click(other, "accept");
    await turn(asks);
    assert.ok(shelf(asks).includes(theirs[0]) && !shelf(asks).includes(mine[0]));
    assert.equal(offer(asks), null);

    // The other one is asked for a proposal, and makes one.
    await click(asks, `trade ${seat(other).country}`);
    await click(asks, "counter");
    await turn(other);
    await click(other, theirs[1]);
    await click(other, "ask credits");
    await amount(other, 1);
    await click(other, "submit");
    await turn(asks);
    await click(asks, "reject");
    await turn(asks);
    assert.ok(texts(asks).includes("pass"));
    for (const who of [ann, ben]) assert.deepEqual(who.errors, []);
  },
);

test("others propose to the active country, and debts are taken over", { timeout: 400_000 }, async () => {
  const [ann, ben] = await seated({ talks: "all" });
  const { who: asks, found: other } = await until([ann, ben], (who, other, { options, view }) => {
    const active = view.active === position(other)?.viewer && view.phase !== "settle";
    const able = options.some((option) => option.text === `trade ${seat(other).country}`) && seat(who).shelf.length;
    return active && able && view.actor !== view.active ? other : null;
  });
  await turn(asks);
  const mine = shelf(asks)[0];
  await click(asks, `trade ${seat(other).country}`);
  await click(asks, mine);
  await click(asks, "ask credits");
  await amount(asks, 1);
  await click(asks, "submit");
  await turn(other);
  await click(other, "accept");
  await turn(other);
  assert.ok(shelf(other).includes(mine), "it was proposed out of turn and agreed on");

  // A debt to the bank or to the bot is taken over by the other one.
  const owes = (who, other) =>
    seat(who).debts.some((debt) => debt.creditor !== position(other).viewer) &&
    (seat(other).credits || seat(other).shelf.length);
  const { who: debtor, found: helper } = await until([ann, ben], (who, other, { options }) =>
    options.some((option) => option.text === `trade ${seat(other).country}`) && owes(who, other) ? other : null,
  );
  await turn(debtor);
  const before = seat(debtor).debts.reduce((sum, debt) => sum + debt.amount, 0);
  await click(debtor, `trade ${seat(helper).country}`);
  await click(debtor, "hand debt");
  await amount(debtor, 1);
  const gift = seat(debtor).credits ? "give credits" : (shelf(debtor)[0] ?? "give debt");
  await click(debtor, gift);
  await amount(debtor, 1);
  assert.equal(offer(debtor).asks.takes, 1);
  await debtor.shot("negotiation-debt", { fullPage: true });
  await click(debtor, "submit");
  await turn(helper);
  const heard = helper.frames.length;
  await click(helper, "accept");
  await helper.page.locator(".desk").waitFor({ state: "detached" });
  const told = helper.frames
    .slice(heard)
    .flatMap((message) => message.events ?? [])
    .filter((event) => event.kind === "take over");
  assert.equal(new Set(told.map((event) => event.ply)).size, 1); // a position may be sent again, with its facts
  assert.ok(before > 0);
  for (const who of [ann, ben]) assert.deepEqual(who.errors, []);
});
