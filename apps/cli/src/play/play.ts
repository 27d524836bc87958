import { botTitle, readBotName, TITLES } from "@courtly/bots";
import { openBotRpc } from "@courtly/threads";
import { randomBytes } from "node:crypto";
import {
  drawStart,
  keyOf,
  localDice,
  openingDigest,
  sealedCup,
  writeSealedDice,
} from "@courtly/dice";
import {
  err,
  ok,
  readNames,
  seededCup,
  seededRandom,
  type GameBox,
  type Result,
  type Table,
} from "@courtly/engine";
import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import type { GameEntry } from "../games/entry.ts";
import { findGame, GAME_IDS, GAMES } from "../games/index.ts";
import { faultLine, type GuestFault } from "../guests/botFault.ts";
import { invitationOf, titleOf } from "../guests/guest.ts";
import { seatInThread } from "../guests/guestThread.ts";
import { dismissGuests, invite } from "../guests/invite.ts";
import { readVariant, VARIANT_OPTIONS } from "./opening.ts";
import { readList, type Request } from "../options.ts";
import type { SessionEnd, PlaySetup } from "./session.ts";
import { LANGUAGE_OPTIONS, readSpeech, type Speech } from "../speech.ts";
import { openTerminal, type Terminal } from "./terminal.ts";

export const playCommand: Command = {
  name: "play",
  usage: "[GAME] [--bots A,B] [--names …] [--rules SET] [--board FILE] [--lang L] [--seed S]",
  summary: "A game in the terminal: against bots, or with friends at one keyboard.",
  options: {
    bots: {
      value: "A,B",
      help: "who plays with you; without it, alone at the keyboard, one squire; yours as ./my-bot.ts or 'exec:COMMAND'",
    },
    names: { value: "NAME,NAME", help: "the people at this keyboard; they sit before the bots" },
    ...VARIANT_OPTIONS,
    ...LANGUAGE_OPTIONS,
    seed: {
      value: "TEXT",
      help: "practice dice: the same seed rolls the same dice; without it they are random and sealed, and 'courtly verify' checks the record",
    },
  },
  more: [
    `Games: ${GAME_IDS} (the first by default).`,
    "Answer with numbers, or type actions as records write them: aside 5 5, village 3. Keys: ? help, o odds (To Court the King), c the coach, w why the bots did what they did, u undo, r record, q quit; Enter hurries the bots.",
    'With --json the game is played on standard error, and standard output gets {"result":…,"record":"…"} at the end.',
  ],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { words, json } = request;
  if (words.length > 1)
    return misused(streams, `play: one game at a time, '${words[1]}' is one too many`);
  const game = words[0] === undefined ? ok(GAMES[0]) : findGame(words[0]);
  if (!game.ok) return misused(streams, `play: ${game.error}`);
  const speech = await readSpeech(request);
  if (!speech.ok) return misused(streams, `play: ${speech.error}`);
  const playSetup = await readPlaySetup(request, game.value, speech.value);
  if (!playSetup.ok) return misused(streams, `play: ${playSetup.error}`);
  const visitors = playSetup.value.bots.filter((name) => name !== undefined);
  const guests = await invite(visitors, seatInThread);
  if (!guests.ok) return blamed(guests.error, streams);
  const terminal = openTerminal(streams.in, json ? streams.err : streams.out);
  const bots = openBotRpc();
  try {
    const table = { ...playSetup.value, guests: guests.value };
    const parting = await game.value.play(table, {
      terminal,
      think: bots.ask,
      nowMs: () => performance.now(),
      speech: speech.value,
    });
    const { record, ranks, fault } = parting;
    if (ranks === undefined) sayGoodbye(terminal, parting, speech.value);
    if (json) writeJson(streams, { result: ranks === undefined ? null : { ranks }, record });
    return fault === undefined ? exitOf(parting) : blamed(fault, streams);
  } finally {
    bots.close();
    dismissGuests(guests.value);
    terminal.close();
  }
}

/** Reports the mistake of a guest bot, which ends the game. */
function blamed(fault: GuestFault, { err }: Streams): Exit {
  err.write(`courtly: play: ${faultLine(fault)}\n`);
  return fault.exit;
}

function sayGoodbye({ say, outlet }: Terminal, { record }: SessionEnd, { table }: Speech): void {
  say(table.goodbye);
  outlet.writeData(`\n${record}`);
}

function exitOf({ ranks, stop }: SessionEnd): Exit {
  if (ranks !== undefined) return EXIT.yes;
  return stop === "interrupted"
    ? EXIT.interrupted
    : stop === "terminated"
      ? EXIT.terminated
      : EXIT.yes;
}

async function readPlaySetup(
  request: Request,
  game: GameEntry,
  speech: Speech,
): Promise<Result<PlaySetup, string>> {
  const variant = await readVariant(request, game);
  if (!variant.ok) return variant;
  const seats = readSeats(request, game, speech.bots.titles);
  if (!seats.ok) return seats;
  const players = seats.value.names.length;
  const { seed } = request.options;
  const chances = seed === undefined ? sealedChances : practiceChances(seed);
  const opening = game.check({ ...variant.value, players, start: 0 });
  if (!opening.ok) return opening;
  const { names } = seats.value;
  const table = chances(game.box, game.opened({ ...variant.value, names }));
  return ok({ ...variant.value, ...seats.value, ...table });
}

/** Draws everything about a game that is left to chance. */
type Chances = (
  box: GameBox,
  opening: Table,
) => Pick<PlaySetup, "start" | "cup" | "botSeed" | "dice">;

const sealedChances: Chances = (box, opening) => {
  const dice = localDice(randomName(), openingDigest(opening));
  const key = keyOf(dice);
  return {
    start: drawStart(key, box.seats(opening.head.names.length)),
    cup: sealedCup(key),
    botSeed: randomName(),
    dice: {
      sealed: writeSealedDice({ ...dice, seed: undefined }),
      revealed: writeSealedDice(dice),
    },
  };
};

function practiceChances(seed: string): Chances {
  return ({ seats }, { head }) => ({
    start: Math.floor(seededRandom(`${seed}/start`)() * seats(head.names.length)),
    cup: seededCup(seed),
    botSeed: `${seed}/bots`,
  });
}

function randomName(): string {
  return randomBytes(16).toString("hex");
}

type Seats = Pick<PlaySetup, "names" | "shown" | "bots">;

/** The bot for a single person who names no other players. */
const COMPANION = "squire";

/** Reads the seats: people first, then bots. Without names the person is "You"; a single person gets one bot. */
export function readSeats(
  { options }: Request,
  { botNames, box }: GameEntry,
  spoken: typeof TITLES,
): Result<Seats, string> {
  const people = options["names"] === undefined ? ["You"] : readList(options["names"]);
  const isAlone = options["bots"] === undefined && people.length === 1;
  const bots = isAlone ? [COMPANION] : readList(options["bots"] ?? "");
  const stranger = bots.find(
    (name) => readBotName(name) === undefined && invitationOf(name) === undefined,
  );
  if (stranger !== undefined)
    return err(`--bots: there is no bot '${stranger}': ${botNames.join(", ")} are known`);
  const twin = people.find((name, i) => people.indexOf(name) < i);
  if (twin !== undefined)
    return err(`--names: '${twin}' is there twice: give each a name of their own`);
  const all = [...people, ...titles(bots, people, TITLES)];
  if (all.length === 0) return err("nobody plays: name people with --names, or bots with --bots");
  const names = readNames(all.join(","), box);
  if (!names.ok) return err(`--names and --bots: ${names.error.message}`);
  const sitters = names.value.slice(0, people.length);
  return ok({
    names: names.value,
    shown: [...sitters, ...titles(bots, sitters, spoken)],
    bots: [...people.map(() => undefined), ...bots],
  });
}

/** The titles of bots, each with the first free number: "Squire", "Squire 2". */
function titles(
  bots: readonly string[],
  people: readonly string[],
  spoken: typeof TITLES,
): readonly string[] {
  const taken = [...people];
  for (const bot of bots) {
    const title = calledAt(bot, spoken);
    let nth = 1;
    const name = () => (nth === 1 ? title : `${title} ${nth}`);
    while (taken.includes(name())) nth += 1;
    taken.push(name());
  }
  return taken.slice(people.length);
}

function calledAt(bot: string, spoken: typeof TITLES): string {
  const name = readBotName(bot);
  if (name !== undefined) return botTitle(name, spoken);
  const called = titleOf(bot);
  return `${called.slice(0, 1).toUpperCase()}${called.slice(1)}`;
}
