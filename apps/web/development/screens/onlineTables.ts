import { openingDigest, readSecret, seal, writeSealedDice } from "@courtly/dice";
import { assert, boxed, isFace, type Face } from "@courtly/engine";
import { openGame, type Entry, type Logged, type Shield, type Sitter } from "@courtly/protocol";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import type { Wins } from "../../src/online/wins/wins.ts";
import { ONLINE_KING_EVENTS } from "./onlineEvents.ts";

/** A table of the server that the page came from. */
export interface OnlineTable {
  readonly id: string;
  readonly code?: string;
  /** Whether the table is listed on the start page. */
  readonly isListed?: boolean;
  readonly entries: readonly Entry[];
  /** The seat of this device; without one it watches. */
  readonly player?: number;
  /** The number of entries that this device has shown before. */
  readonly seen?: number;
  /** Whether another device of the player has taken the seat away from this one. */
  readonly isSeatLost?: boolean;
  /** The wins over the games before this one. */
  readonly wins?: Wins;
  /** The table whose game goes on here. */
  readonly continues?: string;
  /** The seals of the shares that this device has drawn. */
  readonly seals?: readonly string[];
}

/** The log of a table with one entry per second, the last one now. */
export function logOf({ entries }: OnlineTable, nowMs: number): readonly Logged[] {
  return entries.map((entry, index) => ({
    n: index + 1,
    atMs: nowMs - (entries.length - index) * 1000,
    entry,
  }));
}

const person = (name: string, shield: Shield): Sitter => ({ kind: "person", name, shield });
const squire = (name: string, shield: Shield): Sitter => ({
  kind: "bot",
  level: "squire",
  name,
  shield,
});

/** 32 bytes as hexadecimal digits. */
const secret = (digit: string) => digit.repeat(64);
const bytes = (text: string) => {
  const read = readSecret(text);
  assert(read.ok, "a secret of these tables can be read");
  return read.value;
};
const SERVERS_SEED = secret("5");
const SHARES = ["a", "b", "c", "d", "e"].map(secret);

interface Opening {
  readonly game: string;
  readonly seats: readonly (Sitter | undefined)[];
  readonly isListed?: boolean;
  /** Whether the dice depend on the opening. */
  readonly isBound?: boolean;
}

/** The entries of a new table; seats without a player are free. */
function opened({ game, seats, isListed = false, isBound = false }: Opening): readonly Entry[] {
  return [
    {
      kind: "created",
      game,
      players: seats.length,
      host: 0,
      listed: isListed,
      ...(isBound ? { dice: "sealed-2" } : {}),
      seal: seal(bytes(SERVERS_SEED)),
    },
    ...seats.flatMap((who, player): Entry[] =>
      who === undefined ? [] : [{ kind: "seated", player, who }],
    ),
  ];
}

/** The entries of a running game: everybody sits, the dice are drawn, and these lines of a record were played. */
function begun(id: string, opening: Opening, lines: readonly string[]): readonly Entry[] {
  const people = opening.seats.flatMap((who, player) => (who?.kind === "person" ? [player] : []));
  const shares = opening.seats.map((_, player) =>
    people.includes(player) ? bytes(SHARES[player] ?? "") : undefined,
  );
  const dice = writeSealedDice({
    kind: "sealed-1",
    tableId: id,
    seal: seal(bytes(SERVERS_SEED)),
    shares,
    seed: undefined,
  });
  return [
    ...opened(opening),
    ...people.map((player): Entry => {
      const share = bytes(SHARES[player] ?? "");
      return { kind: "sealed", again: 0, player, seal: seal(share) };
    }),
    ...people.map((player): Entry => ({
      kind: "shared",
      again: 0,
      player,
      share: SHARES[player] ?? "",
    })),
    { kind: "begun", start: 0, dice },
    ...lines.map(eventOf),
  ];
}

function eventOf(line: string): Entry {
  const [who = "", ...words] = line.split(" ");
  if (who !== "*") return { kind: "acted", seat: Number(who), text: words.join(" ") };
  const faces = words.map(Number).filter((face): face is Face => isFace(face));
  return { kind: "rolled", faces };
}

const MIRA = person("Mira", "azure");
const JONAS = person("Jonas", "gules");
const INES = squire("Ines", "vert");

const KING_LOBBY: Opening = { game: "to-court-the-king", seats: [MIRA, undefined, INES] };

/** A lobby where Mira waits for a second player. */
export const LOBBY: OnlineTable = {
  id: "kings-lobby-0123456789",
  code: "K7M2QX",
  entries: opened(KING_LOBBY),
  player: 0,
};

/** The same lobby with a day for each turn. */
export const SLOW_LOBBY: OnlineTable = {
  id: "slow-lobby-01234567890",
  code: "K7M2QX",
  entries: [...opened(KING_LOBBY), { kind: "paced", pace: "slow" }],
  player: 0,
};

/** The same table for a guest who has just followed the link. */
export const LOBBY_FOR_GUESTS: OnlineTable = {
  id: LOBBY.id,
  code: "K7M2QX",
  entries: LOBBY.entries,
};

/** Everybody sits; Jonas has not sealed his share of the dice yet. */
export const DRAWING: OnlineTable = {
  id: "drawing-dice-012345678",
  entries: [
    ...opened({ game: "to-court-the-king", seats: [MIRA, JONAS, INES] }),
    { kind: "sealed", again: 0, player: 0, seal: seal(bytes(SHARES[0] ?? "")) },
  ],
  player: 0,
};

/** The same moment for Jonas. */
export const JONAS_IS_LATE: OnlineTable = { ...DRAWING, player: 1 };

/** Jonas's share is late at a table of three people, and Mira has agreed to begin without it. */
export const MIRA_HAS_AGREED: OnlineTable = {
  id: "mira-has-agreed-012345",
  entries: [
    ...opened({ game: "to-court-the-king", seats: [MIRA, JONAS, person("Ines", "vert")] }),
    ...[0, 2].map((player): Entry => {
      const share = bytes(SHARES[player] ?? "");
      return { kind: "sealed", again: 0, player, seal: seal(share) };
    }),
    { kind: "agreed", again: 0, player: 0 },
  ],
  player: 0,
};

/** The browser of Mira has to store a share and its seal. */
export const MIRA_SEALS: OnlineTable = {
  id: "mira-seals-01234567890",
  entries: [
    ...opened({ game: "to-court-the-king", seats: [MIRA, JONAS] }),
    { kind: "sealed", again: 0, player: 1, seal: seal(bytes(SHARES[1] ?? "")) },
  ],
  player: 0,
  seals: [],
};

/** Both have sealed, and the browser of Mira has lost her share. */
export const SHARE_LOST: OnlineTable = {
  ...MIRA_SEALS,
  entries: [
    ...MIRA_SEALS.entries,
    { kind: "sealed", again: 0, player: 0, seal: seal(bytes(SHARES[0] ?? "")) },
  ],
  seals: [seal(bytes(SHARES[0] ?? ""))],
};

/** The server shows a seal for Mira that her browser has not drawn. */
export const OTHER_SEAL: OnlineTable = { ...SHARE_LOST, seals: [] };

/** Jonas left while the dice were drawn. */
export const CLOSED_BY_JONAS: OnlineTable = {
  ...DRAWING,
  entries: [
    ...DRAWING.entries,
    { kind: "closed", player: 1, why: "left" },
    { kind: "revealed", seed: SERVERS_SEED },
  ],
};

const MISSING_ID = "without-mira-012345678";
const MISSING_OPENING: Opening = {
  game: "to-court-the-king",
  seats: [MIRA, JONAS],
  isBound: true,
};

function digestOfDuel(): string {
  const names = ["Mira", "Jonas"];
  const game = openGame(boxed(toCourtTheKing), { names }, { start: 0 });
  assert(game.ok, "two players make a game");
  return openingDigest(game.value);
}

/** Jonas began without Mira's share. */
export const WITHOUT_MIRA: OnlineTable = {
  id: MISSING_ID,
  entries: [
    ...opened(MISSING_OPENING),
    { kind: "sealed", again: 0, player: 1, seal: seal(bytes(SHARES[1] ?? "")) },
    { kind: "agreed", again: 0, player: 1 },
    { kind: "shared", again: 0, player: 1, share: SHARES[1] ?? "" },
    {
      kind: "begun",
      start: 0,
      dice: writeSealedDice({
        kind: "sealed-2",
        tableId: MISSING_ID,
        seal: seal(bytes(SERVERS_SEED)),
        opening: digestOfDuel(),
        shares: ["missing", bytes(SHARES[1] ?? "")],
        seed: undefined,
      }),
    },
  ],
  player: 0,
  seals: [],
};

/** A listed table that everybody may join. */
export const LISTED: OnlineTable = {
  id: "listed-table-012345678",
  code: "P4W9TA",
  isListed: true,
  entries: opened({
    game: "rolling-courts",
    seats: [person("Lena", "purpure"), undefined, undefined],
    isListed: true,
  }),
};

const DUEL: Opening = { game: "to-court-the-king", seats: [MIRA, JONAS] };
const DUEL_ID = "duel-of-two-0123456789";

/** Mira and Jonas, in the fourth round: it is Mira's turn. */
export const MIRAS_TURN: OnlineTable = {
  id: DUEL_ID,
  entries: begun(DUEL_ID, DUEL, ONLINE_KING_EVENTS),
  player: 0,
  seen: Number.MAX_SAFE_INTEGER,
};

const RESTORED_ID = "before-it-was-restored";

/** The same game after its server has lost moves; Mira has seen none of them. */
export const CONTINUED: OnlineTable = {
  ...MIRAS_TURN,
  continues: RESTORED_ID,
  entries: MIRAS_TURN.entries.map((entry) =>
    entry.kind === "created" ? { ...entry, continues: { table: RESTORED_ID, length: 60 } } : entry,
  ),
};

/** The same moment for Jonas, who waits. */
export const JONAS_WAITS: OnlineTable = { ...MIRAS_TURN, player: 1 };

/** The same moment for somebody without a seat. */
export const ONLOOKER: OnlineTable = { id: DUEL_ID, entries: MIRAS_TURN.entries };

/** Mira was away while Jonas played. */
export const MIRA_COMES_BACK: OnlineTable = {
  ...MIRAS_TURN,
  seen: MIRAS_TURN.entries.findIndex(
    (entry) => entry.kind === "acted" && entry.text === "take laborer" && entry.seat === 0,
  ),
};

/** Jonas has resigned. */
export const JONAS_RESIGNED: OnlineTable = {
  ...MIRAS_TURN,
  entries: [...MIRAS_TURN.entries, { kind: "resigned", player: 1, ends: "game" }],
};

const OTHER_DEVICE = secret("d");

/** The same moment for Mira, who also plays on another device. */
export const ON_TWO_DEVICES: OnlineTable = {
  ...MIRAS_TURN,
  entries: [
    ...MIRAS_TURN.entries.map((entry) =>
      entry.kind === "begun" ? { ...entry, holders: [secret("c"), secret("e")] } : entry,
    ),
    { kind: "devices", player: 0, holders: [secret("c"), OTHER_DEVICE] },
  ],
};

/** Her other device has taken the seat away from this one. */
export const SEAT_MOVED: OnlineTable = {
  ...ON_TWO_DEVICES,
  isSeatLost: true,
  entries: [...ON_TWO_DEVICES.entries, { kind: "devices", player: 0, holders: [OTHER_DEVICE] }],
};

/** Jonas would like to pause, and Mira has not answered. */
export const PAUSE_PROPOSED: OnlineTable = {
  ...MIRAS_TURN,
  entries: [...MIRAS_TURN.entries, { kind: "proposed", player: 1, what: "pause" }],
};

/** Mira has agreed. */
export const PAUSED: OnlineTable = {
  ...MIRAS_TURN,
  entries: [...PAUSE_PROPOSED.entries, { kind: "proposed", player: 0, what: "pause" }],
};

/** Both have agreed to end the game. */
export const ENDED_TOGETHER: OnlineTable = {
  ...MIRAS_TURN,
  entries: [
    ...MIRAS_TURN.entries,
    { kind: "proposed", player: 1, what: "end" },
    { kind: "proposed", player: 0, what: "end" },
    { kind: "closed", player: 0, why: "agreed" },
  ],
};

/** Jonas has resigned from the third game of the evening. */
export const THIRD_GAME_ENDS: OnlineTable = {
  ...JONAS_RESIGNED,
  wins: {
    games: 2,
    people: [
      { name: "Mira", wins: 1 },
      { name: "Jonas", wins: 1 },
    ],
    botWins: 0,
  },
};
