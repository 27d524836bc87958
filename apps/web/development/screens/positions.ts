interface Position {
  readonly game: "to-court-the-king" | "rolling-courts";
  readonly players?: string;
  /** The header lines that describe the position. */
  readonly lines: readonly string[];
}

/** The record of a position in which nothing has been played yet. */
export function recordOf({ game, players = "Ada, Ben", lines }: Position): string {
  return ["courtly 1", `game ${game}`, `players ${players}`, ...lines, "---", ""].join("\n");
}

/** A moment of To Court the King with much to see: four players, round 7, dice kept and dice to keep. */
export const KING = recordOf({
  game: "to-court-the-king",
  players: "Mira, Jonas, Ines, Tobias",
  lines: [
    "start 1",
    "round 7",
    "cards 0 farmer laborer guard hunter astronomer merchant",
    "cards 1 charlatan farmer servingMaid philosopher merchant noblewoman",
    "cards 2 fool farmer guard laborer astronomer pawnbroker knight",
    "cards 3 fool servingMaid philosopher hunter merchant magician",
    "to-act 0",
    "active 2 3 5",
    "aside 3 3 3",
    "used laborer hunter",
  ],
});

/** The same table, every die set aside. */
export const KING_CLAIM = KING.replace("active 2 3 5\n", "").replace(
  "aside 3 3 3",
  "aside 3 3 3 3 5 5",
);

/** Seven alike: the King can be claimed. */
export const KING_CROWN = KING_CLAIM.replace("aside 3 3 3 3 5 5", "aside 3 3 3 3 3 3 3");

/** Twelve dice and a large hand of abilities: the fullest table. */
export const KING_FULL = recordOf({
  game: "to-court-the-king",
  players: "Mira, Jonas",
  lines: [
    "cards 0 fool farmer servingMaid philosopher laborer guard hunter astronomer merchant noblewoman pawnbroker knight magician alchemist bishop nobleman general",
    "active 1 1 2 3 3 4 5 5",
    "aside 2 2 4 4",
  ],
});

export const KING_FINAL = recordOf({
  game: "to-court-the-king",
  players: "Mira, Jonas, Ines",
  lines: [
    "start 0",
    "cards 0 farmer laborer guard hunter general bishop",
    "cards 1 farmer guard knight",
    "cards 2 fool merchant",
    "king 1 7 4",
    "to-act 0",
    "active 4 5 6",
    "aside 4 4 4 4 4",
  ],
});

/** Nobody has rolled yet. */
export const KING_START = recordOf({
  game: "to-court-the-king",
  players: "Mira, Jonas, Ines",
  lines: ["start 0"],
});

/** One decision before the end: a player who does not roll loses. */
export const KING_OVER = recordOf({
  game: "to-court-the-king",
  players: "Mira, Jonas",
  lines: ["start 0", "cards 0 farmer laborer guard hunter", "cards 1 farmer general", "king 1 8 4"],
});

/** A moment of Rolling Courts with much to see: round 9, two dice left, most places taken. */
export const COURTS = recordOf({
  game: "rolling-courts",
  players: "Mira, Jonas, Ines, Tobias",
  lines: [
    "start 1",
    "round 9",
    "gold 0 14",
    "gold 1 9",
    "gold 2 3",
    "gold 3 21",
    "village 1 - 1 - -",
    "village 2 0 2 - -",
    "village 3 3 - 0 -",
    "village 4 - - 2 1",
    "village 5 0 1 - 3",
    "village 6 - 3 - -",
    "court 1 1 0",
    "court 2 0 2 3 1 2",
    "court 3 3 0 1",
    "court 4 2",
    "court 5 0 3 2 0",
    "court 6 3 1",
    "cave 1 - 2 - 1 - -",
    "cave 2 1 - - - 0 -",
    "cave 3 3 2 - - - -",
    "cave 4 - - 3 - - -",
    "cave 5 - 1 - - 2 -",
    "cave 6 2 - - 3 - -",
    "deep 2 2",
    "deep 4 3",
    "to-act 0",
    "unspent 2 3",
  ],
});

/** The same table in the turn of a rival, after some moves. */
export const COURTS_WATCHING = `${COURTS.replace("to-act 0\nunspent 2 3", "to-act 1")}${[
  "1 roll",
  "* 1 5 6",
  "1 cave 1",
  "1 end",
  "2 roll",
  "* 2 4 4",
  "2 village 4",
].join("\n")}\n`;

/** Two players with two colours each, one of them choosing who comes home. */
export const COURTS_EXAMINE = recordOf({
  game: "rolling-courts",
  players: "Mira, Jonas",
  lines: [
    "round 6",
    "cave 1 - - - 0 1 -",
    "cave 4 - 2 - - 0 -",
    "court 2 0 1 2",
    "gold 0 4",
    "examine 0",
  ],
});

/** Nobody has rolled yet. */
export const COURTS_START = recordOf({
  game: "rolling-courts",
  players: "Mira, Jonas, Ines",
  lines: ["start 0"],
});

/** A seat at court is offered that costs more gold than the player has. */
export const COURTS_DEAR = recordOf({
  game: "rolling-courts",
  players: "Mira, Jonas, Ines",
  lines: ["gold 0 15", "village 4 - - 0 -", "court 4 1 2", "unspent 4"],
});

/** Two action points to spend, and rivals in front of nearly every member. */
export const COURTS_ACTIONS = recordOf({
  game: "rolling-courts",
  players: "Mira, Jonas, Ines",
  lines: [
    "round 4",
    "gold 0 8",
    "gold 1 5",
    "gold 2 11",
    "village 3 - 0 1 -",
    "village 5 0 - 2 -",
    "cave 4 0 1 - - - -",
    "cave 6 - 2 0 - - -",
    "court 3 1 0",
    "points 2",
    "unspent 3 4",
  ],
});

/** A round or two before the end. */
export const COURTS_LATE = recordOf({
  game: "rolling-courts",
  players: "Mira, Jonas, Ines",
  lines: [
    "round 15",
    "gold 0 12",
    "gold 1 20",
    "gold 2 20",
    "village 2 1 - - 2",
    "village 3 0 - 1 2",
    "village 4 2 1 - -",
    "cave 5 0 - - - - -",
    "court 1 0 1 2 0 1",
    "court 2 2 2 1 0 0",
    "court 3 1 0 2 2",
    "court 4 1 2 1 0",
  ],
});

export const COURTS_OVER = recordOf({
  game: "rolling-courts",
  players: "Mira, Jonas, Ines",
  lines: [
    "round 17",
    "gold 0 3",
    "gold 1 9",
    "court 1 0 1 2 0 1",
    "court 2 2 2 1 0 0",
    "court 3 1 0 2 2 0",
    "court 5 1 2",
    "over",
  ],
});
