/** Motifs that game-icons lacks, drawn for Quire: filled outlines in a square of 512. */

const bar = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const hole = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const OWN: Record<string, string> = {
  /** A hand press: cap, screw, platen, bed. */
  "printing-press":
    "M96 40h320v44h-32v60h-40V84h-68v58h44v40h-44v46h104v34H132v-34h104v-46h-44v-40h44V84h-68v60h-40V84H96z" +
    "M60 276h392v36H60zm20 48h352v26H80zm24 38h40v86h224v-86h40v110H104zm64 0h176v58H168z",
  /** A right-angled triangle with the sign of its angle. */
  theorem: "M70 450V60l390 390zM112 408h246L112 162zM120 330h80v80h-24v-56h-56z",
  /** A basin with steps, between pillars, in brick. */
  "great-bath":
    bar(24, 150, 40, 120) +
    bar(112, 170, 40, 100) +
    bar(360, 170, 40, 100) +
    bar(448, 150, 40, 120) +
    bar(14, 116, 148, 34) +
    bar(350, 116, 148, 34) +
    "M14 290h484v40H14zM90 350h332l46 122H44zM150 376l-14 28h240l-14-28zM128 420l-12 26h280l-12-26z" +
    bar(14, 350, 40, 60) +
    bar(458, 350, 40, 60),
  /** A tower of Chappe with its beam and two arms. */
  semaphore:
    bar(240, 60, 32, 200) +
    "M118 158 382 54l12 30-264 104zM96 60l34-6 18 118-34 6zM362 68l34-8 28 116-34 8z" +
    "M176 260h160l14 40H162zM186 312h140l34 168H152zM232 400v80h48v-80zM238 334v38h36v-38z",
  /** Venus before the Sun, and the edge of a glass. */
  "venus-transit": `${disc(256, 256, 190)}${hole(180, 320, 30)}M256 20a236 236 0 0 1 236 236h-22A214 214 0 0 0 256 42zM256 492A236 236 0 0 1 20 256h22a214 214 0 0 0 214 214z`,
};
