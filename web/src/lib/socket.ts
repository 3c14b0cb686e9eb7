/** One WebSocket to one table: connects again by itself, and sends again what was not answered, under the same id. */

import { newId } from "./ids";
import type { Message, Refusal, Request } from "./wire";

export type Link = "connecting" | "open" | "lost" | "closed";
type WithoutId<R> = R extends Request ? Omit<R, "id"> : never;
export type Wish = WithoutId<Request>;
type Hello = () => Wish;

interface Waiting {
  request: Request;
  again: boolean; // whether it is sent again after a lost connection
  resolve: (message: Message) => void;
  reject: (refusal: Refusal) => void;
}

const PATIENCE = [250, 500, 1000, 2000]; // never longer: who waits sees at once that the server is back
const KEEP_ALIVE = 25_000;
const FINAL = ["forbidden", "no_such", "closed"]; // who is refused so at the door need not knock again

export class Socket {
  private ws: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private attempts = 0;
  private timer = 0;
  private beat = 0;
  private ended = false;
  private greeting = ""; // the id under which it was said who comes
  refused = false; // nobody is let in

  constructor(
    private readonly hello: Hello,
    private readonly onMessage: (message: Message) => void,
    private readonly onLink: (link: Link) => void,
  ) {
    addEventListener("online", this.hurry);
    this.connect();
  }

  /** Ask for something; what is answered, or the refusal. */
  ask(wish: Wish): Promise<Message> {
    const request = { ...wish, id: newId() } as Request;
    const again = !["preview", "hint", "ping", "log", "look", "scores"].includes(request.do);
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { request, again, resolve, reject });
      if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(request));
    });
  }

  /** Leave the table for good. */
  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.ws?.close();
    this.onLink("closed");
  }

  /** Do not wait for the next attempt. */
  hurry = (): void => {
    if (this.ended || this.ws?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.attempts = 0;
    this.connect();
  };

  private connect(): void {
    this.onLink(this.attempts ? "lost" : "connecting");
    const ws = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.ws = ws;
    ws.onopen = () => this.opened(ws);
    ws.onmessage = (event) => this.received(JSON.parse(String(event.data)) as Message);
    ws.onclose = () => {
      if (this.ws === ws) this.lost();
    };
  }

  private opened(ws: WebSocket): void {
    this.attempts = 0;
    this.greeting = newId();
    ws.send(JSON.stringify({ ...this.hello(), id: this.greeting }));
    for (const [id, wait] of this.waiting) {
      if (wait.again) ws.send(JSON.stringify(wait.request));
      else this.waiting.delete(id);
    }
    clearInterval(this.beat);
    this.beat = window.setInterval(
      () => ws.readyState === WebSocket.OPEN && ws.send(JSON.stringify({ do: "ping", id: newId() })),
      KEEP_ALIVE,
    );
    this.onLink("open");
  }

  private received(message: Message): void {
    if (message.type === "closed") this.ended = true;
    const id = "id" in message && typeof message.id === "string" ? message.id : "";
    if (message.type === "error" && id === this.greeting && FINAL.includes(message.code)) this.turnAway();
    const wait = this.waiting.get(id);
    if (wait && message.type !== "class") {
      this.waiting.delete(id);
      if (message.type === "error") wait.reject(message);
      else wait.resolve(message);
    }
    this.onMessage(message);
  }

  private turnAway(): void {
    this.refused = this.ended = true;
    this.ws?.close();
  }

  private lost(): void {
    clearInterval(this.beat);
    if (this.ended) return;
    this.onLink("lost");
    const wait = PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)] ?? 2000;
    this.attempts += 1;
    this.timer = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}
