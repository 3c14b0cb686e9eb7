import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket, type Link } from "./socket";
import type { Message } from "./wire";

/** A WebSocket that is opened, answered and broken by the test. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { do: string; id: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string; id: string });
  }
  answer(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const last = (): Wire => Wire.all[Wire.all.length - 1]!;
let heard: Message[];
let links: Link[];

function socket(): Socket {
  return new Socket(
    () => ({ do: "hello", table: "t" }),
    (message) => heard.push(message),
    (link) => links.push(link),
  );
}

beforeEach(() => {
  [Wire.all, heard, links] = [[], [], []];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a socket", () => {
  it("greets first, and gives each answer to who asked", async () => {
    const one = socket();
    last().open();
    const answer = one.ask({ do: "scores" });
    expect(last().sent.map((request) => request.do)).toEqual(["hello", "scores"]);
    last().answer({ type: "scores", id: last().sent[1]!.id });
    expect((await answer).type).toBe("scores");
  });

  it("does not knock again where it was turned away, when sent away while connecting", () => {
    const one = socket();
    last().open();
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    last().answer({ type: "error", code: "forbidden", message: "sent away", id: last().sent[0]!.id });
    expect(one.refused).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(2);
    expect(heard.map((message) => message.type)).toEqual(["error"]);
  });

  it("stays when something other than the greeting is refused", async () => {
    const one = socket();
    last().open();
    const answer = one.ask({ do: "scores" });
    last().answer({ type: "error", code: "forbidden", message: "not yours", id: last().sent[1]!.id });
    await expect(answer).rejects.toMatchObject({ code: "forbidden" });
    expect(one.refused).toBe(false);
    expect(last().readyState).toBe(1);
  });

  it("sends a decision again under the same id after the connection was lost", async () => {
    const one = socket();
    last().open();
    const answer = one.ask({ do: "play", ply: 3, action: "take a" });
    const id = last().sent[1]!.id;
    last().close();
    expect(links).toContain("lost");
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(2);
    last().open();
    expect(last().sent.map((request) => request.do)).toEqual(["hello", "play"]);
    expect(last().sent[1]!.id).toBe(id);
    last().answer({ type: "done", id, again: true });
    expect((await answer).type).toBe("done");
  });

  it("does not ask again what only looked", () => {
    const one = socket();
    last().open();
    void one.ask({ do: "scores" });
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent.map((request) => request.do)).toEqual(["hello"]);
  });

  it("tells a refusal to who asked", async () => {
    const one = socket();
    last().open();
    const answer = one.ask({ do: "resign" });
    last().answer({ type: "error", id: last().sent[1]!.id, code: "not_now", message: "no" });
    await expect(answer).rejects.toMatchObject({ code: "not_now" });
  });

  it("waits longer and longer, and not at all once it is closed", () => {
    const one = socket();
    for (let tries = 0; tries < 4; tries += 1) {
      last().close();
      vi.advanceTimersByTime(20_000);
    }
    expect(Wire.all.length).toBe(5);
    one.close();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(5);
    expect(links[links.length - 1]).toBe("closed");
  });
});
