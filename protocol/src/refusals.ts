import { ENGLISH } from "@courtly/engine";
import type { RefusalCode, Refused } from "./codes.ts";

/**
 * The sentences of all refusals whose code has more than one reason. A server sends the sentence; a page looks its detail up
 * here, and has words for it in every language.
 */
export const REFUSALS = {
  full: {
    begun: "all seats are taken: you can watch the game",
    taken: "somebody sits there: choose an open seat",
    unplayedSeats:
      "people of your network sat down at several listed tables that came to no game: wait half an hour, or open a table yourself",
    comingAndGoing:
      "many people have come to this table and left it, some of them from your network: open another table",
    watchers: "as many people watch this table as are allowed: try again when somebody has left",
    watchingNetwork:
      "as many people of your network watch tables here as are allowed: close another window first",
  },
  "too-many": {
    tables: "many tables were opened from your network: wait a minute",
    devices:
      "notifications of your seat are on at as many devices as are allowed: turn them off on another one first",
    windows: "your seat is open in too many windows: play on in the newest one",
  },
  "too-fast": {
    requests: "too much at once: wait a moment",
    connections: "too many connections of your network have not said hello: try again in a moment",
    notifications: "notifications were turned on and off many times: wait a minute",
    passwords: "wrong passwords were tried several times from your network: wait a minute",
    phrases: "one phrase after the other: wait a moment",
    flood: "you went on after you were told to wait: connect again later",
  },
  password: {
    missing: "this server is private: enter its password",
    wrong: "this is not the password of this server: check it",
  },
  spectator: {
    watching: "you are watching: only players act",
    left: "you have left this seat",
  },
  "wrong-token": {
    unknown: "this token has no seat at this table",
    rematch: "only players of this table can ask for a rematch",
  },
  busy: {
    table: "the table is very busy: try again in a moment",
    continuing: "other games are brought back now: try again",
  },
  trouble: {
    writing: "the server cannot write now: nothing you were told is lost; try again later",
    mistake: "the server made a mistake: try again",
    connection:
      "the server has a problem: nothing you were told is lost; connect again in a moment",
  },
  "other-log": {
    restored:
      "this server has another log of this table than you: it was restored from an older copy",
    lacksMoves: "this log does not have the moves that this server has",
    unsigned: "this server has not signed this log",
    formerKey:
      "this server has signed this log with a key that it has replaced, because somebody else may have it",
    contradicts:
      "this log contradicts itself, or its rolls do not follow from the seed of its table",
  },
  "not-now": {
    helloTwice: "you have said hello: connect again to read from another entry",
    resigned: "you have resigned: a bot plays on for you",
    gameOver: "the game is over",
    notBegun: "the game has not begun",
    undoneTooMuch: "too much was taken back at this table: play on",
    botPlays: "a bot plays in this seat: it undoes nothing",
    botActed: "a bot has played this: it stays",
    nothingToUndo: ENGLISH.problems.nothingToTakeBack(),
    rollStands: ENGLISH.problems.rollStands(),
    anotherActed: ENGLISH.problems.anotherActed(),
    held: "a bot plays for you: take your seat back first",
    late: "the time of your turn is over: a bot finishes it",
    notHeld: "you have your seat",
    holdsAlready: "a bot plays in this seat already",
    notAwaited: "nobody waits for this player now",
    notSilent: "this player was here a moment ago: wait a little",
    ownSeat: "this is your own seat",
    rollBetween: "dice fall after one of these actions: send the next ones when they lie",
    arrangedTooMuch: "too much was changed at this table: fill it with bots, or open a new one",
    lobbyOver: "all seats are taken: this can only be done before",
    hostDecides: "only the host of the table decides this",
    noBot: "there is no such bot for this game",
    seatTaken: "this seat is not open",
    seatOpen: "this seat is open already",
    ownHost: "you are the host already",
    nobodyThere: "nobody sits there who could be the host",
    hostIsHere: "the host is at the table, or was a moment ago",
    samePace: "this is the pace of the table already",
    nobodyLate: "nobody is late yet: wait a little",
    notDrawing: "the dice of this table are not being drawn now",
    known: "this is in the log already",
    otherStep: "this does not fit the drawing of the dice as it is now",
    beingDrawn: "the dice are being drawn: leave when the game has begun",
    paused: "the game is paused: resume it first",
    notPaused: "the game is not paused",
    otherProposal: "another proposal is open: answer it first",
    agreedAlready: "you have agreed to this: the others have not answered yet",
    declinedLately: "somebody has just declined this: play on for a while",
    noProposal: "there is nothing to answer: it was taken back, or the game has gone on",
    closedAlready: "the game is over already",
    hostCloses: "only the host may close the table",
    rolled: "the dice have been rolled: a table can be closed only before its first roll",
    noDevices: "this can be done during the game: each game begins with one device of a seat",
    longLog: "too much has happened at this table for that: play on",
    manyDevices: "a second device has this seat already: take it away from there first",
    oneDevice: "no other device has this seat",
    otherDevice:
      "your other device has this seat: continue there; once the game has begun, it can hand the seat over",
    noRematchYet: "a rematch follows a game: this one is not over",
    botInRematch: "a bot has your seat in the rematch, because you were gone: open a new table",
    overHere: "this game is over on this server",
    nothingLost: "this server has lost nothing of this game, or has gone on further",
    privateAddress:
      "this address is in a private network, and the person who runs this server does not allow such addresses",
    plainAddress: "notifications go to https addresses only",
    noGameInLog: "there is no running game in this log to go on with",
  },
} as const satisfies Partial<Record<RefusalCode, Readonly<Record<string, string>>>>;

type Refusals = typeof REFUSALS;
/** A code with several reasons. */
export type DetailedCode = keyof Refusals;
export type RefusalDetail<Code extends DetailedCode> = keyof Refusals[Code] & string;

/** Words for every detail of every code. */
export type DetailWords = {
  readonly [Code in DetailedCode]: Readonly<Record<RefusalDetail<Code>, string>>;
};

/** The refusal with this code and detail. */
export function refusalOf<Code extends DetailedCode>(
  code: Code,
  detail: RefusalDetail<Code>,
): Refused {
  const sentences: Readonly<Record<string, string>> = REFUSALS[code];
  return { code, message: sentences[detail] ?? "" };
}

/** The words for the detail of a refusal; `undefined` if its sentence is not known, for example of a newer server. */
export function wordsOfDetail(
  { code, message }: Pick<Refused, "code" | "message">,
  words: DetailWords,
): string | undefined {
  if (!isDetailed(code)) return undefined;
  const [detail] = Object.entries(REFUSALS[code]).find(([, said]) => said === message) ?? [];
  const said: Readonly<Record<string, string>> = words[code];
  return detail === undefined ? undefined : said[detail];
}

function isDetailed(code: RefusalCode): code is DetailedCode {
  return code in REFUSALS;
}
