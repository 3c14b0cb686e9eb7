/** Things that move, come, go or change on a board: where they were, where they are, and a picture of each on its way.
 *
 *  An element takes part by its attributes: `data-thing` is its name, the same wherever it lies; `data-on` are the kinds of events that move it, with
 *  their values if those matter (`turn project=12, complete`); `data-home` is the thing it comes from and goes to, such as a deck; `data-amount` is a number whose
 *  change is shown.  `data-seat` around it says whose it is. */

import { memory } from "./mine.svelte";
import type { Told } from "./wire";

/** Whether nothing is to move. */
export const still = (): boolean =>
  memory.likes.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

const MOST = 40; // more than this at once is another table, not a move
const NEAR = 3; // pixels that are no move

interface Spot {
  name: string;
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
      name,
      element,
      around,
      rect,
      x: rect.x - (from?.x ?? 0),
      y: rect.y - (from?.y ?? 0),
      amount: Number(element.getAttribute("data-amount") ?? NaN),
      matrix: parent?.getScreenCTM() ?? null,
    });
  }
  return found;
}

/** Whether an event is meant: `take page=12`, `fill q=-2 r=1`, `end stage`. */
export function meant(event: Told, by: string): boolean {
  const words = by.trim().split(" ");
  const named = words.filter((word) => word.includes("="));
  return (
    words.filter((word) => !word.includes("=")).join(" ") === event.kind &&
    named.every((word) => {
      const [name = "", value] = word.split("=");
      return String(event.values?.[name]) === value;
    })
  );
}

/** Which of the events an element waits for: the first that is meant, of its seat if there is one. */
export function turnOf(element: Element, events: Told[]): number {
  const waits = (element.getAttribute("data-on") ?? "").split(",");
  const seat = Number(element.closest("[data-seat]")?.getAttribute("data-seat") ?? NaN);
  const fitting = events.flatMap((event, i) => (waits.some((by) => meant(event, by)) ? [i] : []));
  return fitting.find((i) => events[i]!.player === seat) ?? fitting[0] ?? 0;
}

/** A thing that has changed, and the event at which it is shown. */
export interface Change {
  from: Spot | null;
  to: Spot | null;
  home: Spot | null; // where it comes from, or goes to
  at: number;
}

/** What has changed, with the event at which it did. */
export function changes(before: Spots, after: Spots, events: Told[]): Change[] {
  const home = (spot: Spot, among: Spots): Spot | null =>
    among.get(spot.element.getAttribute("data-home") ?? "") ?? null;
  const found: Change[] = [];
  for (const [name, to] of after) {
    const from = before.get(name) ?? null;
    if (!from || moved(from, to) || (from.amount !== to.amount && !Number.isNaN(to.amount)))
      found.push({ from, to, home: home(to, before), at: turnOf(to.element, events) });
  }
  for (const [name, from] of before)
    if (!after.has(name)) found.push({ from, to: null, home: home(from, after), at: turnOf(from.element, events) });
  return found.length > MOST ? [] : found;
}

/** Whatever merely made room moved with what it lies in. */
function moved(from: Spot, to: Spot): boolean {
  if (!from.rect.width || !to.rect.width) return false;
  const [dx, dy] =
    from.around === to.around ? [to.x - from.x, to.y - from.y] : [to.rect.x - from.rect.x, to.rect.y - from.rect.y];
  return Math.abs(dx) > NEAR || Math.abs(dy) > NEAR;
}

/** When something is shown, for how long, and in whose colour. */
export interface Manner {
  delay: number;
  duration: number;
  colour: string;
}

const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

/** Pictures of things on their way, above the board; they can be taken away at any time. */
export class Pictures {
  private running: Animation[] = [];

  constructor(private readonly layer: HTMLElement) {}

  clear(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.layer.replaceChildren();
  }

  show({ from, to, home }: Change, how: Manner): void {
    const intact = from?.element.getAttribute("data-thing") === from?.name; // else it has become another thing
    if (!to) return from && intact ? this.go(from, home, how) : undefined;
    if (!from) return this.come(home, to, how);
    if (!moved(from, to)) return this.difference(to, to.amount - from.amount, how);
    if (from.element === to.element) return this.slide(from, to, how);
    this.fly(intact ? from : to, from.rect, to, how);
  }

  /** Along with what it lies in: the thing itself moves. */
  private slide(from: Spot, to: Spot, how: Manner): void {
    const unit = to.matrix ? Math.hypot(to.matrix.a, to.matrix.b) : 1;
    const by = `${(from.rect.x - to.rect.x) / unit}px ${(from.rect.y - to.rect.y) / unit}px`;
    this.run(to.element, [{ translate: by }, { translate: "0 0" }], { ...how, fill: "backwards", easing: EASE });
  }

  /** From one place to another: a likeness of what it was, then the thing. */
  private fly(seen: Spot, from: DOMRect, to: Spot, how: Manner): void {
    if (!to.rect.width || !from.width) return;
    const picture = this.picture(seen, how);
    this.run(picture, [{ transform: across(seen.rect, from) }, { transform: across(seen.rect, to.rect) }], {
      ...how,
      fill: "both",
      easing: EASE,
    });
    this.hold(to.element, picture, how);
  }

  /** Out of a deck or a supply, or out of nothing. */
  private come(home: Spot | null, to: Spot, how: Manner): void {
    if (!to.rect.width) return;
    const picture = this.picture(to, how);
    const start = home?.rect.width ? between(to.rect, home.rect) : "translateY(-12px)";
    this.run(
      picture,
      [
        { transform: `${start} scale(0.6)`, opacity: 0 },
        { opacity: 1, offset: 0.25 },
        { transform: "none", opacity: 1 },
      ],
      { ...how, fill: "both", easing: EASE },
    );
    this.hold(to.element, picture, how);
  }

  /** Back to where it belongs, or into nothing. */
  private go(from: Spot, home: Spot | null, how: Manner): void {
    if (!from.rect.width) return;
    const picture = this.picture(from, how);
    const end = home?.rect.width ? between(from.rect, home.rect) : "";
    this.run(picture, [{ opacity: 1 }, { opacity: 0, transform: `${end} scale(0.6)` }], {
      ...how,
      fill: "both",
    }).onfinish = () => picture.remove();
  }

  /** The thing itself is not seen before its picture has arrived. */
  private hold(element: Element, picture: HTMLElement, how: Manner): void {
    this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: how.delay + how.duration }).onfinish = () =>
      picture.remove();
  }

  private difference(at: Spot, by: number, how: Manner): void {
    const note = this.place(at, "by", how.colour);
    note.textContent = by > 0 ? `+${by}` : `−${-by}`;
    const steps = [
      { opacity: 0, transform: "translateY(0.4rem)" },
      { opacity: 1, transform: "none", offset: 0.25 },
      { opacity: 1, offset: 0.8 },
      { opacity: 0, transform: "translateY(-0.6rem)" },
    ];
    this.run(note, steps, { ...how, duration: how.duration * 1.8, fill: "both" }).onfinish = () => note.remove();
  }

  private run(element: Element, steps: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(steps, timing);
    this.running.push(animation);
    return animation;
  }

  private place({ name, rect }: Spot, kind: string, colour: string): HTMLElement {
    const here = this.layer.getBoundingClientRect();
    const box = document.createElement("div");
    box.className = kind;
    Object.assign(box.style, {
      left: `${rect.x - here.x}px`,
      top: `${rect.y - here.y}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    });
    box.dataset["of"] = name;
    box.style.setProperty("--by", colour);
    this.layer.append(box);
    return box;
  }

  /** A likeness of the thing, where it lies. */
  private picture(spot: Spot, how: Manner): HTMLElement {
    const { element, rect, matrix } = spot;
    const box = this.place(spot, "on-its-way", how.colour);
    this.run(box, [{ outlineColor: how.colour }, { outlineColor: how.colour }], {
      delay: how.delay,
      duration: how.duration,
    });
    const likeness = element.cloneNode(true) as HTMLElement | SVGElement;
    for (const part of [likeness, ...likeness.querySelectorAll("[data-thing], [data-option]")])
      for (const name of ["data-thing", "data-option"]) part.removeAttribute(name);
    if (!matrix) {
      Object.assign(likeness.style, { width: "100%", height: "100%", margin: "0" });
      box.append(likeness);
      return box;
    }
    const NS = "http://www.w3.org/2000/svg";
    const [svg, group] = [document.createElementNS(NS, "svg"), document.createElementNS(NS, "g")];
    group.setAttribute(
      "transform",
      `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e - rect.x} ${matrix.f - rect.y})`,
    );
    group.append(likeness);
    svg.append(group);
    box.append(svg);
    return box;
  }
}

const centre = (rect: DOMRect): [number, number] => [rect.x + rect.width / 2, rect.y + rect.height / 2];

/** From one place to another. */
function between(from: DOMRect, to: DOMRect): string {
  const [[x, y], [u, v]] = [centre(from), centre(to)];
  return `translate(${u - x}px, ${v - y}px)`;
}

/** Likewise, in its size. */
const across = (from: DOMRect, to: DOMRect): string => `${between(from, to)} scale(${to.width / from.width})`;
