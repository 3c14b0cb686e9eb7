/** It is my turn: a sound, a title that blinks, a notice of the browser; each can be switched off. */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { open } from "./kit.mjs";

const { server, person } = await open(after);

/** Runs in the page before anything else: count tones and notices, and let the test hide the page. */
function listen() {
  globalThis.heard = { tones: 0, notices: [] };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    globalThis.heard.tones += 1;
    return start.apply(this, when);
  };
  globalThis.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) {
      globalThis.heard.notices.push(`${title}: ${body}`);
    }
    close() {}
  };
  let away = false;
  Object.defineProperty(document, "hidden", { get: () => away });
  globalThis.look = (here) => {
    away = !here;
    document.dispatchEvent(new Event("visibilitychange"));
  };
}

/** Ann and Ben; Ann looks elsewhere while Ben decides. */
async function pair(likes) {
  const opened = await server.table("scientia", 2, 2);
  const [ann, ben] = [await person("Ann", { home: true }), await person("Ben")];
  await ann.context.grantPermissions(["notifications"], { origin: server.address });
  await ann.likes(likes);
  await ann.context.addInitScript(listen);
  await ben.goto(opened.seats.find(({ seat }) => seat === 1).path);
  await ann.goto(opened.path);
  await ann.page.getByRole("button", { name: "Start" }).click();
  for (const who of [ann, ben]) await who.page.locator("[data-ply]").waitFor();
  const turn = () => ann.page.locator(".turn.mine").count();
  for (let tries = 0; await turn(); tries += 1) {
    assert.ok(tries < 20, "it is never Ben's turn");
    await ann.playTo((await ann.ply()) + 1, tries);
    await ann.page.waitForTimeout(100);
  }
  await ann.page.evaluate(() => (globalThis.heard = { tones: 0, notices: [] }) && globalThis.look(false));
  for (let tries = 0; !(await turn()); tries += 1) {
    assert.ok(tries < 20, "it is never Ann's turn");
    await ben.playTo((await ben.ply()) + 1, tries);
    await ann.page.waitForTimeout(100);
  }
  return { ann, ben, heard: await ann.page.evaluate(() => globalThis.heard) };
}

test("a sound, a blinking title and a notice", { timeout: 90_000 }, async () => {
  const { ann, ben, heard } = await pair({ notices: true });
  assert.deepEqual(heard, { tones: 2, notices: ["Your turn: Scientia"] });
  await ann.page.waitForFunction(() => document.title === "Your turn");
  await ann.page.waitForFunction(() => document.title === "● Scientia");
  await ann.page.evaluate(() => globalThis.look(true));
  const titles = await ann.page.evaluate(async () => {
    const seen = new Set();
    for (let i = 0; i < 24; i += 1) {
      seen.add(document.title);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [...seen];
  });
  assert.deepEqual(titles, ["● Scientia"], "the title blinks while it is looked at");
  assert.deepEqual([...ann.errors, ...ben.errors], []);
});

test("all of it switched off", { timeout: 90_000 }, async () => {
  const { ann, ben, heard } = await pair({ sound: false, notices: false });
  assert.deepEqual(heard, { tones: 0, notices: [] });
  assert.deepEqual([...ann.errors, ...ben.errors], []);
});

test("a notice is asked for in the settings", async () => {
  const ann = await person("Ann", { home: true });
  await ann.context.addInitScript(listen);
  await ann.goto("/");
  await ann.page.getByText("Settings").click();
  await ann.page.getByLabel("A notice when it is my turn").check();
  assert.equal(await ann.page.evaluate(() => JSON.parse(localStorage.getItem("quire.likes")).notices), true);
  assert.deepEqual(ann.errors, []);
});
