<%page args="title, body" expression_filter="h"/><!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
:root { --ground: #fffaf0; --sheet: #f6eedd; --ink: #2a2018; --faint: #65543e; --line: #cfbd9b; --mark: #97391a; --other: #2456a6; --sure: #fdefcf; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #171310; --sheet: #231d18; --ink: #f0e6d4; --faint: #c0ae92; --line: #4d4235; --mark: #f0a066; --other: #8fb4f0; --sure: #3d3013; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 68rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 "Source Sans 3", system-ui, "Segoe UI", Roboto, sans-serif; }
h1, h2, h3 { font-family: Alegreya, "Iowan Old Style", Palatino, Georgia, serif; line-height: 1.2; }
h1 { margin: 0.5rem 0; } h2 { margin: 2.2rem 0 0.5rem; border-bottom: 1px solid var(--line); } h3 { margin: 1.2rem 0 0.3rem; font-size: 1.05rem; }
p, ul { max-width: 46rem; } .faint { color: var(--faint); font-size: 0.9rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; } a { color: var(--other); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 0 2rem; align-items: start; }
.scroll { overflow-x: auto; } figure { margin: 0.5rem 0; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem; }
thead th { background: var(--sheet); vertical-align: bottom; white-space: normal; }
th button { all: unset; cursor: pointer; } th button:focus-visible { outline: 2px solid var(--other); } th[aria-sort] button::after { content: " ▾"; } th[aria-sort="ascending"] button::after { content: " ▴"; }
tr.sure td { background: var(--sure); } .range { color: var(--faint); font-size: 0.82em; }
details { margin: 0.6rem 0; } summary { cursor: pointer; } summary:focus-visible { outline: 2px solid var(--other); }
input { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; padding: 0.25rem 0.5rem; max-width: 100%; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.85em; overflow-wrap: anywhere; } pre { white-space: pre-wrap; background: var(--sheet); padding: 0.6rem; }
</style>
</head>
<body>
${body | n}
<script>
/* A heading sorts its table; the field above a table leaves the lines that contain its words. */
for (const table of document.querySelectorAll("table.sorted")) {
  const body = table.tBodies[0];
  table.tHead.querySelectorAll("th").forEach((head, i) => {
    const button = document.createElement("button");
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") === "descending" ? 1 : -1;
      const key = (row) => row.cells[i].dataset.value ?? row.cells[i].textContent;
      const number = (row) => (row.cells[i].dataset.value === "" ? -Infinity : Number(key(row)));
      const named = [...body.rows].some((row) => row.cells[i].dataset.value === undefined);
      const rows = [...body.rows].sort((a, b) => (named ? up * -1 * key(a).localeCompare(key(b)) : up * (number(a) - number(b))));
      table.tHead.querySelectorAll("th").forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", up === 1 ? "ascending" : "descending");
      body.append(...rows);
    });
  });
}
for (const field of document.querySelectorAll("input[data-table]")) {
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const row of document.getElementById(field.dataset.table).tBodies[0].rows) {
      row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
    }
  });
}
</script>
</body>
</html>
