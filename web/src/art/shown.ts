/** Motifs of the pages around the games: what lies on their covers, and the faces of bots. */

export const SHOWN: string[] = [
  ...["orrery", "gears", "caravel", "printing-press", "egyptian-pyramids", "steam-locomotive", "lunar-module"],
  ...["lightning-arc", "atom", "dna1", "ringed-planet", "dragon-head", "pine-tree", "castle", "hut"],
  ...["philosopher-bust", "kimono", "nefertiti", "old-king", "nun-face", "top-hat", "sun-priest", "monk-face", "king"],
  ...["feather", "captain-hat-profile", "turban"],
];
