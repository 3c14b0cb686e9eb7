/** Things that move, come, go or change on a board: where they were, where they are, and a picture of each on its way.
 *
 *  An element takes part by its attributes: `data-thing` is its name, the same wherever it lies; `data-on` are the kinds of events that move it, with the first
 *  number of the event if that matters (`turn 12, complete`); `data-home` is the thing it comes from and goes to, such as a deck; `data-amount` is a number whose
 *  change is shown.  `data-seat` around it says whose it is. */

import { memory } from "./mine.svelte";
import type { Told } from "./wire";

/** Whether nothing shall move. */
export const still = (): boolean => memory.likes.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

const MOST = 40; // more than this at once is another table, not a move
const NEAR = 3; // pixels that are no move

interface Spot {
  element: Element;
  around: Element | null; // what it lies in
  rect: DOMRect;
  x: number; // within that
  y: number;
  amount: number;
  matrix: DOMMatrix | null; // of a part of a picture: from its units to the screen
}

export type Spots = Map<string, Spot>;

/** Where everything lies. */
export function spots(root: Element): Spots {
  const found: Spots = new Map();
  for (const element of root.querySelectorAll("[data-thing]")) {
    const name = element.getAttribute("data-thing") ?? "";
    if (found.has(name)) continue;
    const rect = element.getBoundingClientRect();
    const picture = element instanceof SVGGraphicsElement ? element.ownerSVGElement : null;
    const around = (picture ?? element).parentElement;
    const from = around?.getBoundingClientRect();
    const parent = picture ? (element.parentNode as SVGGraphicsElement) : null;
    found.set(name, {
      element, around, rect, x: rect.x - (from?.x ?? 0), y: rect.y - (from?.y ?? 0), amount: Number(element.getAttribute("data-amount") ?? NaN),
      matrix: parent?.getScreenCTM() ?? null,
    });
  }
  return found;
}

/** Which of the events an element waits for: the first of its kind, of its seat if there is one. */
export function turnOf(element: Element, events: Told[]): number {
  const kinds = (element.getAttribute("data-on") ?? "").split(",").map((kind) => kind.trim());
  const seat = Number(element.closest("[data-seat]")?.getAttribute("data-seat") ?? NaN);
  const fitting = events.flatMap((event, i) => (kinds.includes(event.kind) || kinds.includes(`${event.kind} ${event.args?.[0]}`) ? [i] : []));
  return fitting.find((i) => events[i]!.player === seat) ?? fitting[0] ?? 0;
}

/** A thing that has changed, and the event at which it is shown. */
export interface Change {
  name: string;
  from: Spot | null;
  to: Spot | null;
  at: number;
  gone?: boolean; // it is not on the table any more
}

const home = (spot: Spot): string => spot.element.getAttribute("data-home") ?? "";

/** What has changed, with the event at which it did. */
export function changes(before: Spots, after: Spots, events: Told[]): Change[] {
  const found: Change[] = [];
  for (const [name, to] of after) {
    const from = before.get(name) ?? before.get(home(to)) ?? null;
    if (!from || moved(from, to) || (from.amount !== to.amount && !Number.isNaN(to.amount))) found.push({ name, from, to, at: turnOf(to.element, events) });
  }
  for (const [name, from] of before) if (!after.has(name)) found.push({ name, from, to: after.get(home(from)) ?? null, at: turnOf(from.element, events), gone: true });
  return found.length > MOST ? [] : found;
}

/** Whatever merely made room moved with what it lies in. */
function moved(from: Spot, to: Spot): boolean {
  if (!from.rect.width || !to.rect.width) return false;
  const [dx, dy] = from.around === to.around ? [to.x - from.x, to.y - from.y] : [to.rect.x - from.rect.x, to.rect.y - from.rect.y];
  return Math.abs(dx) > NEAR || Math.abs(dy) > NEAR;
}

/** Pictures of things on their way, above the board; they can be taken away at any time. */
export class Pictures {
  private running: Animation[] = [];

  constructor(private readonly layer: HTMLElement) {}

  clear(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.layer.replaceChildren();
  }

  show(change: Change, delay: number, duration: number, colour: string): void {
    const { from, to } = change;
    if (change.gone && from) this.go(from, to, delay, duration, colour);
    else if (from && to && !moved(from, to)) this.difference(to, to.amount - from.amount, delay, duration, colour);
    else if (to) this.arrive(from, to, delay, duration, colour);
  }

  /** From its old place, or out of nothing. */
  private arrive(from: Spot | null, to: Spot, delay: number, duration: number, colour: string): void {
    if (!to.rect.width) return;
    const picture = this.picture(to, colour);
    const start = from ? { transform: across(to.rect, from.rect), opacity: 1 } : { transform: "translateY(-12px) scale(0.7)", opacity: 0 };
    this.run(picture, [start, { transform: "none", opacity: 1 }], { delay, duration, fill: "both", easing: "cubic-bezier(0.4, 0, 0.2, 1)" });
    this.run(to.element, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration }).onfinish = () => picture.remove();
  }

  /** To where it belongs, or into nothing. */
  private go(from: Spot, to: Spot | null, delay: number, duration: number, colour: string): void {
    if (!from.rect.width) return;
    const picture = this.picture(from, colour);
    this.run(picture, [{ opacity: 1 }, { opacity: to ? 0.4 : 0, transform: to ? across(from.rect, to.rect) : "scale(0.8)" }], { delay, duration, fill: "both" }).onfinish = () => picture.remove();
  }

  private difference(at: Spot, by: number, delay: number, duration: number, colour: string): void {
    const note = this.place(at.rect, "by", colour);
    note.textContent = by > 0 ? `+${by}` : `−${-by}`;
    const steps = [{ opacity: 0, transform: "translateY(0.4rem)" }, { opacity: 1, transform: "none", offset: 0.25 }, { opacity: 1, offset: 0.8 }, { opacity: 0, transform: "translateY(-0.6rem)" }];
    this.run(note, steps, { delay, duration: duration * 1.8, fill: "both" }).onfinish = () => note.remove();
  }

  private run(element: Element, steps: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(steps, timing);
    this.running.push(animation);
    return animation;
  }

  private place(rect: DOMRect, kind: string, colour: string): HTMLElement {
    const here = this.layer.getBoundingClientRect();
    const box = document.createElement("div");
    box.className = kind;
    Object.assign(box.style, { left: `${rect.x - here.x}px`, top: `${rect.y - here.y}px`, width: `${rect.width}px`, height: `${rect.height}px` });
    box.style.setProperty("--by", colour);
    this.layer.append(box);
    return box;
  }

  /** A likeness of the thing, where it lies. */
  private picture({ element, rect, matrix }: Spot, colour: string): HTMLElement {
    const box = this.place(rect, "on-its-way", colour);
    const likeness = element.cloneNode(true) as HTMLElement | SVGElement;
    for (const part of [likeness, ...likeness.querySelectorAll("[data-thing], [data-option]")]) for (const name of ["data-thing", "data-option"]) part.removeAttribute(name);
    if (!matrix) {
      Object.assign(likeness.style, { width: "100%", height: "100%", margin: "0" });
      box.append(likeness);
      return box;
    }
    const NS = "http://www.w3.org/2000/svg";
    const [svg, group] = [document.createElementNS(NS, "svg"), document.createElementNS(NS, "g")];
    group.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e - rect.x} ${matrix.f - rect.y})`);
    group.append(likeness);
    svg.append(group);
    box.append(svg);
    return box;
  }
}

/** From one place to another, in size and position. */
function across(from: DOMRect, to: DOMRect): string {
  return `translate(${centre(to, "x") - centre(from, "x")}px, ${centre(to, "y") - centre(from, "y")}px) scale(${to.width / from.width})`;
}

const centre = (rect: DOMRect, axis: "x" | "y"): number => rect[axis] + (axis === "x" ? rect.width : rect.height) / 2;
