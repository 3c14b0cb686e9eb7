/** Runs in the page: what is wrong with the table as it is seen now, in sentences; every text that can be read; and what was measured. */
export function auditing({ least }) {
  const phone = matchMedia("(max-width: 900px)").matches;
  const wrong = new Set();
  const box = (element) => element.getBoundingClientRect();
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").replaceAll(/ ?svelte-\w+/g, "")} “${element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 40)}”`;
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const meets = (a, b, by = 1) =>
    a.top < b.bottom - by && b.top < a.bottom - by && a.left < b.right - by && b.left < a.right - by;
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const seen = (element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    }) && box(element).width > 1;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  /** The part of the screen through which an element is seen, and whether what is not seen can be scrolled to. */
  const windows = new Map();
  function through(element) {
    if (!element || element === document.body) return { room: screen, scrolls: false };
    if (windows.has(element)) return windows.get(element);
    const outer = through(element.parentElement);
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    let found = outer;
    if (overflowX !== "visible" || overflowY !== "visible" || clipPath !== "none")
      if (!(element instanceof SVGElement) || overflowX === "hidden")
        found = {
          room: common(box(element), outer.room),
          scrolls: outer.scrolls || /auto|scroll/.test(overflowX + overflowY),
        };
    windows.set(element, found);
    return found;
  }

  // The frame: bar and rail are there, whole, and nothing lies over anything else.
  const [bar, stage] = [document.querySelector(".bar"), document.querySelector("main.board")];
  const rail = document.querySelector(phone ? ".brief ul" : ".seats ul");
  if (!within(box(bar), screen)) wrong.add("the action bar is not wholly visible");
  if (!rail || !within(box(rail), screen)) wrong.add("the players' rail is not wholly visible");
  for (const seat of rail?.children ?? [])
    if (!within(box(seat), screen)) wrong.add(`not wholly visible: ${name(seat)}`);
  const parts = [bar, stage, rail, document.querySelector("header"), ...all(".drawer")];
  for (const [i, one] of parts.entries())
    for (const other of parts.slice(i + 1))
      if (one && other && !one.contains(other) && !other.contains(one) && meets(box(one), box(other)))
        wrong.add(`${name(one)} lies over ${name(other)}`);
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || scrollY || document.body.scrollTop) wrong.add("the document scrolls");
  if (page.scrollWidth > innerWidth + 1) wrong.add("the document is too wide");
  const field = document.querySelector(".field");
  if (!phone && field.scrollHeight > field.clientHeight + 1)
    wrong.add(`the stage is ${field.scrollHeight} high, there is room for ${field.clientHeight}`);

  // What can be chosen: whole, in sight, and under the finger; on a phone at most one swipe from what the page shows by itself.
  const things = all(".board [data-option]");
  const room = box(stage);
  const far = {
    left: 0,
    right: innerWidth,
    top: room.top - room.height,
    bottom: room.bottom + room.height,
  };
  for (const thing of things) {
    const at = box(thing);
    if (!within(at, phone ? far : common(room, through(thing.parentElement).room)))
      wrong.add(`cannot be seen without scrolling: ${name(thing)} ${Math.round(at.top)} to ${Math.round(at.bottom)}`);
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    if (y < room.top || y > room.bottom) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && !thing.contains(hit) && !hit.contains(thing) && !hit.closest(".thing, .answer"))
      wrong.add(`${name(thing)} lies under ${name(hit)}`);
  }
  if (phone && things.length && !things.some((thing) => within(box(thing), room)))
    wrong.add("nothing that can be chosen is in sight");
  if (phone && !things.length && document.querySelector(".board [data-option]"))
    wrong.add("the card with the choice is not open");
  for (const own of phone ? [] : all('.board [data-card~="mine"]'))
    if (!within(box(own), room)) wrong.add(`my own area is not wholly visible: ${name(own)}`);

  // Texts: large enough, not cut, none on top of another.
  const texts = [];
  const laid = [];
  const walker = document.createTreeWalker(document.querySelector(".play"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const skipped = !node.data.trim() || /^(title|option)$/i.test(parent.tagName) || parent.closest(".hidden, .layer");
    if (skipped || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const at = range.getBoundingClientRect();
    if (!at.width) continue;
    texts.push(node.data.trim());
    const style = getComputedStyle(parent);
    const matrix = parent.ownerSVGElement ? parent.getScreenCTM() : null;
    const size = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1);
    if (size < least - 0.1) wrong.add(`${size.toFixed(1)} px: ${name(parent)}`);
    const { room: hole, scrolls } = through(parent);
    const shown = common(at, hole);
    if (shown.right - shown.left < 1 || shown.bottom - shown.top < 1) {
      if (!scrolls) wrong.add(`cut away: ${name(parent)}`);
      continue;
    }
    if (!scrolls && (at.right > hole.right + 2 || at.left < hole.left - 2 || at.bottom > hole.bottom + 4))
      wrong.add(`cut: ${name(parent)}`);
    const floats = parent.closest(".over, .drawer, .told, .asked, .bubble, .menu, .answer");
    for (const line of range.getClientRects()) {
      const slack = Math.max(0, (line.height - size) / 2); // letters are lower than their line
      laid.push({
        parent,
        floats,
        at: common(
          {
            left: line.left,
            right: line.right,
            top: line.top + slack,
            bottom: line.bottom - slack,
          },
          hole,
        ),
      });
    }
  }
  // What is read aloud or told by a pointer that rests is read, too.
  for (const element of document.querySelectorAll(".play [aria-label], .play [title], .play title")) {
    const said = [element.getAttribute("aria-label"), element.getAttribute("title")];
    if (/^title$/i.test(element.tagName)) said.push(element.textContent);
    texts.push(...said.flatMap((text) => text?.trim() || []));
  }
  for (const [i, one] of laid.entries())
    for (const other of laid.slice(i + 1))
      if (one.parent !== other.parent && one.floats === other.floats && meets(one.at, other.at, 2))
        wrong.add(`${name(one.parent)} is written over ${name(other.parent)}`);

  const { left, top, width, height } = room;
  return {
    wrong: [...wrong],
    texts: [...new Set(texts)],
    stage: phone ? `${left},${top},${width}` : `${left},${top},${width},${height}`,
    measured: {
      bar: Math.round(box(bar).height),
      stage: Math.round(height),
      board: Math.round(phone ? stage.scrollHeight : field.scrollHeight),
      things: things.length,
      apart: things.length
        ? Math.round(Math.max(...things.map((t) => box(t).bottom)) - Math.min(...things.map((t) => box(t).top)))
        : 0,
    },
  };
}
