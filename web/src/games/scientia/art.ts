/** A drawing for each project, about 100 by 30 around the origin: waves, molecules, helices and orbits, made from the number of the card. */

export interface Drawing {
  lines: string;
  dots: [x: number, y: number, r: number][];
}

const HALF = 50;
const curve = (y: (x: number) => number, step = 4): string =>
  Array.from({ length: (2 * HALF) / step + 1 }, (_, i) => -HALF + i * step)
    .map((x, i) => `${i ? "L" : "M"}${x} ${y(x).toFixed(1)}`)
    .join("");

/** Physics: two waves of their own length that meet, or the lines of a field between two poles. */
function waves(n: number): Drawing {
  if (n % 2) {
    const arcs = [4, 8, 12, 16].map(
      (r) =>
        `M${-30 - r} 0 a${r} ${r * 0.85} 0 1 1 ${2 * r} 0 a${r} ${r * 0.85} 0 1 1 ${-2 * r} 0 M${30 - r} 0 a${r} ${r * 0.85} 0 1 1 ${2 * r} 0 a${r} ${r * 0.85} 0 1 1 ${-2 * r} 0`,
    );
    return {
      lines: `${arcs.slice(0, 2 + (n % 3)).join(" ")} M-14 0 H14 M9 -4 L14 0 L9 4`,
      dots: [
        [-30, 0, 3],
        [30, 0, 2 + (n % 4)],
      ],
    };
  }
  const long = 5 + (n % 5) * 2;
  return {
    lines: `${curve((x) => Math.sin(x / long) * 11)} ${curve((x) => Math.sin(x / (long * 1.6) + n) * 7)} M${-HALF} 0 H${HALF}`,
    dots: [[0, Math.sin(0) * 11, 2.5]],
  };
}

/** Chemistry: a chain of rings, with the bonds and the atoms that hang on it. */
function molecules(n: number): Drawing {
  const rings = 1 + (n % 3),
    r = 9,
    wide = r * Math.sqrt(3);
  const corner = (cx: number, k: number, size = r): [number, number] => [
    cx + size * Math.sin((k * Math.PI) / 3),
    -size * Math.cos((k * Math.PI) / 3),
  ];
  const show = ([x, y]: [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const centres = Array.from({ length: rings }, (_, i) => (i - (rings - 1) / 2) * wide);
  const ring = (cx: number): string =>
    `M${[0, 1, 2, 3, 4, 5].map((k) => show(corner(cx, k))).join(" L")} Z M${[n % 6, (n % 6) + 1].map((k) => show(corner(cx, k, r - 3))).join(" L")}`;
  const first = centres[0]!,
    last = centres.at(-1)!;
  const arms: [number, number][] = [
    corner(first, 4, r * 2.1),
    corner(last, 1 + (n % 2), r * 2.1),
    corner(last, n % 4 ? 2 : 0, r * 1.7),
  ];
  const roots: [number, number][] = [corner(first, 4), corner(last, 1 + (n % 2)), corner(last, n % 4 ? 2 : 0)];
  const bonds = arms.map((end, i) => `M${show(roots[i]!)} L${show(end)}`);
  return {
    lines: [...centres.map(ring), ...bonds].join(" "),
    dots: arms.map(([x, y], i) => [x, y, 2 + ((n + i) % 3)]),
  };
}

/** Biology: a double helix with its rungs, or a twig with leaves. */
function growth(n: number): Drawing {
  if (n % 2) {
    const strand = (x: number, turn: number): number => Math.sin(x / 9 + n + turn) * 11;
    const rungs = Array.from({ length: 16 }, (_, i) => -48 + i * 6.4).map(
      (x) => `M${x.toFixed(1)} ${strand(x, 0).toFixed(1)} V${strand(x, Math.PI).toFixed(1)}`,
    );
    return { lines: [curve((x) => strand(x, 0)), curve((x) => strand(x, Math.PI)), ...rungs].join(" "), dots: [] };
  }
  const leaves = Array.from({ length: 3 + (n % 4) }, (_, i) => {
    const x = -36 + i * (72 / (2 + (n % 4))),
      up = i % 2 ? 1 : -1;
    return `M${x} 0 q3 ${up * 13} 15 ${up * 12} q-2 ${-up * 11} -15 ${-up * 12} l11 ${up * 9}`;
  });
  return { lines: [curve((x) => Math.sin(x / 30 + n) * 2), ...leaves].join(" "), dots: [[46, 0, 2.5]] };
}

/** Astronomy: orbits around a sun, each with its planet, and some stars. */
function orbits(n: number): Drawing {
  const rings = [14, 25, 37, 47].slice(0, 2 + (n % 3));
  const planets = rings.map((r, i): [number, number, number] => {
    const angle = n * 1.7 + i * 2.1;
    return [Math.cos(angle) * r, Math.sin(angle) * r * 0.3, 1.8 + ((n + i) % 3)];
  });
  const stars = [0, 1, 2, 3].map(
    (i) => `M${((n * (i + 3) * 29) % 96) - 48} ${((n * (i + 5) * 13) % 26) - 13} h0.1 m-2 0 h4 m-2 -2 v4`,
  );
  return {
    lines: [
      ...rings.map((r) => `M${-r} 0 a${r} ${r * 0.3} 0 1 1 ${2 * r} 0 a${r} ${r * 0.3} 0 1 1 ${-2 * r} 0`),
      ...stars,
    ].join(" "),
    dots: [[0, 0, 5], ...planets],
  };
}

const FIELDS = [waves, molecules, growth, orbits];

export const drawing = (field: number, number: number): Drawing => FIELDS[field]?.(number) ?? { lines: "", dots: [] };
