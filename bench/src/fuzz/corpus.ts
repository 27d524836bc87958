import { rollingCourtsBots, toCourtTheKingBots, type Bot } from "@courtly/bots";
import {
  drawStart,
  keyOf,
  localDice,
  openingDigest,
  seal,
  sealedCup,
  writeSealedDice,
} from "@courtly/dice";
import { assert, openTable, readOpening, seededRandom, type Game } from "@courtly/engine";
import { PROTOCOL } from "@courtly/protocol";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";

const DIGITS = seal(new Uint8Array(32));
const TOKEN = "t".repeat(43);
const TABLE = "A".repeat(22);
const SIGNATURE = "s".repeat(22);

/** Valid messages from a device. */
export const TO_SERVER: readonly object[] = [
  { kind: "hello", protocol: PROTOCOL, from: 7, token: TOKEN },
  {
    kind: "hello",
    protocol: PROTOCOL,
    from: 7,
    token: TOKEN,
    signatures: true,
    signature: SIGNATURE,
  },
  { kind: "act", key: "k-1", length: 12, text: "aside 5 5" },
  { kind: "act", key: "k-1", length: 12, text: "aside 5 5", more: ["aside 4", "roll"] },
  { kind: "undo", key: "k", length: 3 },
  { kind: "seal", key: "k", again: 0, seal: DIGITS },
  { kind: "reveal", key: "k", again: 0, share: DIGITS },
  { kind: "agree", key: "k", again: 0 },
  { kind: "agree", key: "k", again: 0, stage: "revealing" },
  { kind: "hold", key: "k", player: 1 },
  { kind: "takeBack", key: "k" },
  { kind: "linkDevice", key: "k", link: DIGITS },
  { kind: "removeDevice", key: "k" },
  { kind: "propose", key: "k", what: "pause" },
  { kind: "decline", key: "k" },
  { kind: "resume", key: "k" },
  { kind: "seatBots", key: "k", players: [1, 2], level: "squire" },
  { kind: "openSeat", key: "k", player: 1 },
  { kind: "passHost", key: "k", player: 1 },
  { kind: "choosePace", key: "k", pace: "brisk" },
  { kind: "resign", key: "k" },
  { kind: "leave", key: "k" },
  { kind: "close", key: "k" },
  { kind: "say", phrase: "goodGame" },
  { kind: "ping" },
];

/** Valid entries of a log. */
export const ENTRIES: readonly object[] = [
  {
    kind: "created",
    game: "rolling-courts",
    rules: "standard",
    players: 2,
    host: 0,
    listed: true,
    coach: "off",
    dice: "sealed-2",
    seal: DIGITS,
  },
  {
    kind: "created",
    game: "rolling-courts",
    board: "{}",
    players: 2,
    host: 0,
    listed: false,
    pace: "steady",
    seal: DIGITS,
    rematchOf: TABLE,
    continues: { table: TABLE, length: 40, seed: DIGITS },
    position: ["round 9", "start 0"],
  },
  { kind: "seated", player: 1, who: { kind: "person", name: "Ben", shield: "gules" } },
  {
    kind: "seated",
    player: 1,
    who: { kind: "bot", level: "squire", name: "Squire", shield: "or" },
  },
  { kind: "left", player: 1 },
  { kind: "left", player: 1, by: 0 },
  { kind: "paced", pace: "slow" },
  { kind: "hostPassed", player: 1 },
  { kind: "sealed", again: 0, player: 0, seal: DIGITS },
  { kind: "shared", again: 0, player: 0, share: DIGITS },
  { kind: "agreed", again: 0, player: 0 },
  { kind: "timeUp", again: 0 },
  { kind: "begun", start: 0, dice: `sealed-2 ${TABLE} ${DIGITS} ${DIGITS} ${DIGITS},bot -` },
  {
    kind: "begun",
    start: 0,
    dice: `sealed-2 ${TABLE} ${DIGITS} ${DIGITS} ${DIGITS},bot -`,
    holders: [DIGITS, null],
  },
  { kind: "devices", player: 0, holders: [DIGITS, DIGITS] },
  { kind: "acted", seat: 0, text: "roll" },
  { kind: "rolled", faces: [1, 2, 3] },
  { kind: "undone", player: 0 },
  { kind: "outOfTime", player: 0 },
  { kind: "held", player: 0 },
  { kind: "held", player: 0, by: 1 },
  { kind: "tookBack", player: 0 },
  { kind: "proposed", player: 0, what: "end" },
  { kind: "declined", player: 0 },
  { kind: "resumed", player: 0 },
  { kind: "resigned", player: 0 },
  { kind: "resigned", player: 1, ends: "game" },
  { kind: "closed", player: 0, why: "left" },
  { kind: "closed", player: 0, why: "agreed" },
  { kind: "revealed", seed: DIGITS },
  { kind: "rematch", table: TABLE },
  { kind: "continued", table: TABLE },
];

/** Valid messages from a server. */
export const TO_CLIENT: readonly object[] = [
  { kind: "welcome", protocol: PROTOCOL, table: TABLE, player: 0, length: 3, nowMs: 1 },
  {
    kind: "welcome",
    protocol: PROTOCOL,
    table: TABLE,
    length: 3,
    nowMs: 1,
    signature: SIGNATURE,
  },
  {
    kind: "presence",
    here: [0, 2],
    silent: [{ player: 1, sinceMs: 5 }],
    watchedSinceMs: 1,
    spectators: 3,
    nowMs: 9,
  },
  { kind: "said", player: 1, phrase: "goodGame" },
  { kind: "events", entries: [], signature: SIGNATURE },
  { kind: "events", entries: ENTRIES.map((entry, index) => ({ n: index + 1, atMs: 5, entry })) },
  { kind: "done", key: "k", length: 4 },
  { kind: "refused", key: "k", code: "illegal", message: "no", rule: "K7" },
  { kind: "reload", protocol: PROTOCOL },
  { kind: "goodbye" },
  { kind: "pong" },
];

/** Valid bodies of requests over HTTP. */
export const BODIES: readonly object[] = [
  {
    game: "to-court-the-king",
    rules: "english",
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "squire" }],
    listed: true,
    coach: "off",
    pace: "slow",
    name: "Ada",
    shield: "azure",
    token: TOKEN,
    seal: DIGITS,
  },
  { name: "Ben", shield: "gules", token: TOKEN, seal: DIGITS, player: 1, program: true },
  { token: TOKEN },
  { link: "l".repeat(22), token: TOKEN },
  { kind: "ask", token: TOKEN, endpoint: "https://push.example/a" },
  {
    kind: "push",
    token: TOKEN,
    language: "de",
    page: "https://play.example/",
    endpoint: "https://push.example/a?b=c",
    p256dh: `B${"A".repeat(86)}`,
    auth: "A".repeat(22),
  },
  { kind: "pushOff", token: TOKEN, endpoint: "https://push.example/a" },
  {
    kind: "webhook",
    token: TOKEN,
    language: "it",
    page: "http://[::1]:4700/",
    url: "https://hook.example:8443/x#y",
  },
  { kind: "webhookOff", token: TOKEN },
];

interface Played<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  readonly bots: readonly Bot<State, Action>[];
  readonly eventsMax: number;
}

/** The record of a game that bots play with sealed dice. */
function recordOf<Setup, State, Action>({ game, bots, eventsMax }: Played<Setup, State, Action>) {
  const names = ["Ada", "Ben"];
  const open = (start: number, dice?: string) => {
    const setup = readOpening(game, { players: names.length, start });
    assert(setup.ok, "two players make a game");
    return openTable(game, { names, dice }, setup.value);
  };
  const dice = localDice("fuzzed", openingDigest(open(0)));
  const key = keyOf(dice);
  const random = seededRandom("fuzz");
  const cup = sealedCup(key);
  let table = open(
    drawStart(key, game.seats(names.length)),
    writeSealedDice({ ...dice, seed: undefined }),
  );
  while (table.turn.kind !== "over" && table.length < eventsMax) {
    const { turn } = table;
    const bot = bots[table.length % bots.length];
    assert(bot !== undefined, "there are bots");
    const next =
      turn.kind === "roll"
        ? table.roll(cup.roll(turn))
        : table.play({
            kind: "acted",
            seat: turn.seat,
            action: bot.choose(table.state, turn.seat, random),
          });
    assert(next.ok, "bots and cups play by the rules");
    table = next.value;
  }
  return table.record(writeSealedDice(dice));
}

const KING = { game: toCourtTheKing, bots: toCourtTheKingBots.slice(0, 2) };
const COURTS = { game: rollingCourts, bots: rollingCourtsBots.slice(0, 2) };

/** Records of the beginnings of games, and of games that start from a position. */
export function records(): readonly string[] {
  return [
    recordOf({ ...KING, eventsMax: 10 }),
    recordOf({ ...KING, eventsMax: 40 }),
    recordOf({ ...COURTS, eventsMax: 10 }),
    recordOf({ ...COURTS, eventsMax: 30 }),
    "courtly 1\ngame to-court-the-king\nplayers Ada, Ben\ncards 0 laborer guard\nking 0 7 4\nactive 1 2 3\naside 6\nmay-roll\n---\n0 aside 1\n",
    "courtly 1\ngame rolling-courts\nplayers Ada, Ben, Cleo\ngold 0 5\nvillage 6 0 - - 1\ncourt 4 0 1 2\ncave 3 0 - 1 - - -\ndeep 3 2\nunspent 1 2\n---\n0 end\n",
  ];
}

/** The record of a whole game, whose dice can be verified. */
export function wholeRecord(): string {
  return recordOf({ ...KING, eventsMax: Infinity });
}
