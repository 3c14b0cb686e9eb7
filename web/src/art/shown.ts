/** Motifs of the pages around the games: covers, bots, buttons. */

export const SHOWN: string[] = [];
