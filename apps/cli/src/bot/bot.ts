import { nameFault } from "@courtly/protocol";
import { err, ok, type Result } from "@courtly/engine";
import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import { findGame } from "../games/index.ts";
import { BotFault, faultLine } from "../guests/botFault.ts";
import { titleOf, type Guest } from "../guests/guest.ts";
import { seatInThread } from "../guests/guestThread.ts";
import { dismissGuests, invite } from "../guests/invite.ts";
import { oneLine } from "../outlet.ts";
import type { Request } from "../options.ts";
import { LANGUAGE_OPTIONS, readSpeech } from "../speech.ts";
import { takeBotSeat, type BotSeat } from "./botSeat.ts";
import type { OnlineWords } from "./words/en.ts";

export const botCommand: Command = {
  name: "bot",
  usage: '--server URL --code CODE (--exec "COMMAND" | --module FILE) [--name NAME] [--lang L]',
  summary: "Plays at an online table with your own bot, a program in any language or a module.",
  options: {
    server: { value: "URL", help: "the address of the server: http://127.0.0.1:4774" },
    code: { value: "CODE", help: "the code of the table, which its lobby shows" },
    exec: {
      value: '"COMMAND"',
      help: "the program: it reads one position per line, and writes one action per line",
    },
    module: { value: "FILE", help: "the module, whose default export has a 'choose'" },
    name: { value: "NAME", help: "the name at the table (that of the program)" },
    ...LANGUAGE_OPTIONS,
  },
  more: [
    "The contract is the one of 'simulate': see docs/writing-a-bot.md. Everybody at the table sees that a program plays.",
    "It takes an open seat, adds its share to the dice and plays to the end. If it was away and the Steward plays for it, it takes its seat back.",
    "The password of a private server is taken from COURTLY_PASSWORD, and sent to the server that you name.",
    "Exit code 1: the program failed, or the server refused it.",
  ],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const options = read(request);
  if (!options.ok) return misused(streams, `bot: ${options.error}`);
  const speech = await readSpeech(request);
  if (!speech.ok) return misused(streams, `bot: ${speech.error}`);
  const { online: words } = speech.value;
  const { bot } = options.value;
  const guests = await invite([bot], seatInThread);
  if (!guests.ok) return failed(streams, faultLine(guests.error), guests.error.exit);
  try {
    const guest = guests.value.get(bot);
    return guest === undefined
      ? misused(streams, `bot: '${bot}' is no module: name a .ts, .js or .mjs file`)
      : await playWith(guest, { ...options.value, json: request.json, words }, streams);
  } finally {
    dismissGuests(guests.value);
  }
}

interface BotOptions {
  readonly server: URL;
  readonly code: string;
  /** The bot as `simulate` names it. */
  readonly bot: string;
  readonly name: string;
}

/** How the command writes: as JSON, and in which language. */
interface Manner {
  readonly json: boolean;
  readonly words: OnlineWords;
}

function read({ options, words }: Request): Result<BotOptions, string> {
  const { server, code, exec, module, name } = options;
  if (words.length > 0) return err(`'${words[0]}' has no meaning here: use --code`);
  if (server === undefined || !URL.canParse(server))
    return err("--server wants an address: --server http://127.0.0.1:4774");
  const base = new URL(server);
  if (base.protocol !== "http:" && base.protocol !== "https:")
    return err("--server wants an address that begins with http:// or https://");
  if (code === undefined) return err("--code wants the code of a table, which its lobby shows");
  if ((exec === undefined) === (module === undefined))
    return err('say which bot plays: --exec "python3 my-bot.py" or --module ./my-bot.ts');
  const bot = exec === undefined ? (module as string) : `exec:${exec}`;
  const title = name ?? titleOf(bot);
  if (nameFault(title) !== undefined)
    return err(`'${title}' is no name: it has 1 to 24 characters, without comma and #`);
  if (!base.pathname.endsWith("/")) base.pathname += "/";
  return ok({ server: base, code, bot, name: title });
}

async function playWith(
  guest: Guest,
  { json, words, ...options }: BotOptions & Manner,
  streams: Streams,
): Promise<Exit> {
  const password = process.env["COURTLY_PASSWORD"];
  const seat = await takeBotSeat({ ...options, password });
  if (!seat.ok) {
    const { error } = seat;
    const why = "message" in error ? words.refusal(error) : words.noServer(options.server.href);
    return failed(streams, why, EXIT.no);
  }
  const stop = () => seat.value.close();
  process.once("SIGINT", stop);
  if (!json) streams.err.write(`${words.sits(options.name, seat.value.client.id)}\n`);
  try {
    const fault = await seat.value.play((tableState, table) => {
      const game = findGame(tableState.opening.game);
      if (!game.ok) throw new Error(game.error);
      return game.value.ask(guest, table);
    });
    if (fault !== undefined) {
      const why = typeof fault === "string" ? words.faults[fault] : words.refusal(fault);
      return failed(streams, why, EXIT.no);
    }
    tellEnd(seat.value, { json, words, streams });
    return EXIT.yes;
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    // The seat is given up: the others need not wait for a program that has failed.
    await seat.value.client.ask({ kind: "leave" });
    return failed(streams, faultLine(error.fault), EXIT.no);
  } finally {
    process.off("SIGINT", stop);
    seat.value.close();
  }
}

function tellEnd(
  { client, player }: BotSeat,
  { json, words, streams }: Manner & { readonly streams: Streams },
): void {
  const turn = client.tableState()?.game?.turn;
  const ranks = turn?.kind === "over" ? turn.ranks : undefined;
  if (json) writeJson(streams, { table: client.id, player, ranks: ranks ?? null });
  else {
    const end = ranks?.[player] === 1 ? words.won : words.lost;
    streams.out.write(`${ranks === undefined ? words.closed : end}\n`);
  }
}

function failed({ err: stream }: Streams, message: string, exit: Exit): Exit {
  stream.write(`courtly: ${oneLine(message)}\n`);
  return exit;
}
