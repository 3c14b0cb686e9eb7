/** A server of one's own and people with browsers. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clicking } from "./clicking.mjs";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");
export const { AxeBuilder } = require("@axe-core/playwright");

const SHOTS = join(import.meta.dirname, "screenshots");
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--host-resolver-rules=MAP quire.test 127.0.0.1",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--mute-audio",
];

/** `quire serve` in a process of its own, with a SQLite file that is gone afterwards. */
export class Server {
  folder = mkdtempSync(join(tmpdir(), "quire-browser-"));
  port = 0;
  address = "";

  constructor(host = "127.0.0.1", more = {}) {
    this.host = host;
    this.more = more; // settings of its own
  }

  async start() {
    this.process = spawn(
      process.env.QUIRE_PYTHON ?? "python3",
      [
        "-m",
        "quirebox",
        "serve",
        "--host",
        this.host,
        "--port",
        String(this.port),
        "--database",
        `sqlite:///${this.folder}/tables.db`,
      ],
      {
        env: {
          ...process.env,
          QUIRE_SEED: "browser",
          QUIRE_BOT_PAUSE: "0",
          QUIRE_THINKERS: "1",
          QUIRE_MESSAGES_PER_SECOND: "2000",
          QUIRE_LOG_LEVEL: "error",
          QUIRE_REVIEWERS: "0",
          ...this.more,
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    this.ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.port = await new Promise((resolve, reject) => {
      this.said = "";
      this.process.stdout.on("data", (text) => {
        this.said += text;
        const found = /Quire is at http:\/\/[\w.]+:(\d+)/.exec(this.said);
        if (found) resolve(Number(found[1]));
      });
      this.process.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${this.said}`)));
    });
    this.address = `http://127.0.0.1:${this.port}`;
    return this;
  }

  /** As if the power failed. */
  async kill() {
    this.process.kill("SIGKILL");
    await this.ended;
  }

  async close() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async ask(path, body, token) {
    const answer = await fetch(`${this.address}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** A table with this many people (seats 0 …), bots on the other seats, started; the people's paths. */
  async table(game, players, people, more = {}) {
    const bots = Object.fromEntries(Array.from({ length: players - people }, (_, k) => [String(people + k), "random"]));
    return this.ask("tables", { game, players, bots, seat: 0, name: "Ann", ...more });
  }
}

/** Somebody with a browser: collects what went wrong in the page, and what came through the socket. */
export class Person {
  errors = [];
  frames = [];

  constructor(name, context, page, origin) {
    Object.assign(this, { name, context, page, origin });
    page.on(
      "console",
      (message) => message.type() === "error" && this.errors.push(`${message.text()} ${message.location().url}`),
    );
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.on("websocket", (socket) =>
      socket.on("framereceived", (frame) => this.frames.push(JSON.parse(String(frame.payload)))),
    );
  }

  async goto(path) {
    await this.page.goto(this.origin() + path);
  }

  /** Click until that ply, or the end: at random, but the same each time. */
  async playTo(ply, seed) {
    return this.page.evaluate(`(${clicking})(${ply}, ${seed})`);
  }

  async ply() {
    return Number(await this.page.locator("[data-ply]").getAttribute("data-ply"));
  }

  /** Wait until they are asked. */
  async asked() {
    await this.page.locator(".chooser button.option:not([disabled])").first().waitFor({ state: "attached" });
  }

  /** Open the list of everything that can be chosen, where not all of it stands in the bar. */
  async unfold() {
    const fold = this.page.locator('.chooser .fold[aria-expanded="false"]');
    if (await fold.count()) await fold.click();
  }

  /** Open the drawer at the log. */
  async log() {
    const tab = this.page.locator(".drawer .tabs button").first();
    if ((await tab.getAttribute("aria-expanded")) === "false") await tab.click();
  }

  /** Open the log with all its turns; what it says, in order. */
  async wholeLog() {
    await this.log();
    const folded = this.page.locator('.drawer .head[aria-expanded="false"]');
    while (await folded.count()) await folded.first().click();
    return this.page.locator(".drawer .turn :is(h3, .said)").allTextContents();
  }

  /** How they like things, from the next page on. */
  async likes(likes) {
    await this.context.addInitScript((likes) => localStorage.setItem("quire.likes", JSON.stringify(likes)), likes);
  }

  /** Nothing reaches beyond the right edge of a screen of this size. */
  async fits(size, what) {
    if (size) await this.page.setViewportSize(size);
    await this.page.waitForTimeout(50);
    const [wide, far] = await this.page.evaluate(() => {
      const beyond = (element) => element.getBoundingClientRect().right > innerWidth + 1;
      const found =
        document.documentElement.scrollWidth > innerWidth
          ? [...document.querySelectorAll("body *")].filter(beyond)
          : [];
      return [
        document.documentElement.scrollWidth - innerWidth,
        found.slice(0, 5).map((element) => `${element.tagName}.${element.getAttribute("class")}`),
      ];
    });
    assert.ok(wide <= 0, `${what}: ${wide} pixels too wide: ${far}`);
  }

  async shot(name, options = {}) {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: join(SHOTS, `${name}.png`), ...options });
  }
}

/** The whole campaign, for which nobody waits (tools/soak.py). */
export const SOAK = Boolean(process.env.QUIRE_SOAK);

/** The same test for several things, two at a time: a machine has at least two cores. */
export function each(test, title, named, body, concurrency = 2) {
  test(title, { concurrency, timeout: SOAK ? Infinity : 590_000 }, async (parent) => {
    await Promise.all(Object.entries(named).map(([name, thing]) => parent.test(name, () => body(thing, name))));
  });
}

export const SCREENS = {
  phone: { width: 360, height: 740 },
  desk: { width: 1400, height: 1000 },
  projector: { width: 1920, height: 1080 },
};

/** A server and a browser for a test file; everything is closed at the end of it.  People come over plain http from a name that is not localhost, as in a class:
 *  browsers keep much from such pages.  Who is `home` sits at the server's own computer. */
export async function open(after, host, more) {
  const server = await new Server(host, more).start();
  const browser = await chromium.launch({
    executablePath: process.env.QUIRE_CHROMIUM ?? "/usr/bin/chromium",
    args: QUIET,
  });
  after(async () => {
    await browser.close();
    await server.close();
  });
  const only = process.env.BROWSER_GAME; // for a quick look: one game instead of all
  const games = (await server.ask("games")).filter((game) => !only || game.id === only);
  return {
    server,
    browser,
    games: Object.fromEntries(games.map((game) => [game.id, game])),
    async person(name, { home = false, ...options } = {}) {
      const context = await browser.newContext({ viewport: SCREENS.desk, reducedMotion: "reduce", ...options });
      context.setDefaultTimeout(90_000); // a busy machine is slow, not wrong
      await context.addInitScript(
        (name) => localStorage.getItem("quire.name") ?? localStorage.setItem("quire.name", JSON.stringify(name)),
        name,
      );
      return new Person(name, context, await context.newPage(), () =>
        home ? server.address : `http://quire.test:${server.port}`,
      );
    },
  };
}
