import {
  does,
  listed,
  nameOf,
  readRecord,
  writeRecordText,
  type Reading,
  type Table,
} from "@courtly/engine";
import { EXIT, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import { BOXES } from "../games/index.ts";
import { readGivenRecord, refused, sayAtLine } from "./givenRecord.ts";
import { inColumns } from "../play/layout.ts";
import type { Request } from "../options.ts";

export const refereeCommand: Command = {
  name: "referee",
  usage: "FILE|-",
  summary:
    "Replays the record of a game and says where it stands, or which line breaks which rule.",
  options: {},
  more: ["'-' reads standard input. Exit code 1: the record is illegal or cannot be read."],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { json } = request;
  const text = await readGivenRecord("referee", request, streams);
  if (!text.ok) return text.error;
  const reading = readRecord(text.value, BOXES);
  if (!reading.ok) return refused(reading.error, { json, streams });
  const { cutOff } = reading.value;
  if (cutOff !== undefined)
    sayAtLine(cutOff, "the record is cut off here, the game stands before this line", streams);
  if (json) writeJson(streams, dataOf(reading.value));
  else streams.out.write(`${pageOf(reading.value.table, streams.out.width()).join("\n")}\n`);
  return EXIT.yes;
}

function dataOf({ table, cutOff }: Reading) {
  const { turn } = table;
  return {
    position: table.position(),
    toAct: turn.kind === "decide" ? turn.seat : turn.kind === "roll" ? "dice" : null,
    legal: table.legal(),
    result: turn.kind === "over" ? { ranks: turn.ranks } : null,
    ...(cutOff === undefined ? {} : { cutOff: { line: cutOff.line } }),
  };
}

// ── for people ──────────────────────────────────────────────────────────────────────────────────

function pageOf(table: Table, width: number): readonly string[] {
  const events = table.length === 1 ? "1 event" : `${table.length} events`;
  return [
    `A legal game: ${events}. Where it stands, as the header of a record:`,
    "",
    ...recordHeader(table).map((line) => `  ${line}`),
    "",
    ...nextLines(table, width),
  ];
}

/** The lines of a record that begins at this state. */
function recordHeader(table: Table): readonly string[] {
  const header = [
    `game ${table.gameId}`,
    ...table.rules(),
    `players ${table.head.names.join(", ")}`,
    ...table.position(),
  ];
  return writeRecordText({ header, body: [] }).trimEnd().split("\n");
}

function nextLines(table: Table, width: number): readonly string[] {
  const { turn, head } = table;
  if (turn.kind === "over")
    return [`The game is over: ${resultWords(turn.ranks, head.names)}${reasonWords(table)}.`];
  const who = `${nameOf(head.names, table.playerOf(turn.seat))} (seat ${turn.seat})`;
  if (turn.kind === "roll") return [`The dice are next: ${turn.dice} in the air for ${who}.`];
  const legal = table.legal();
  const count = legal.length === 1 ? "1 legal action" : `${legal.length} legal actions`;
  return [`${who} decides: ${count}`, ...legalLines(legal, width).map((line) => `  ${line}`)];
}

function resultWords(ranks: readonly number[], names: readonly string[]): string {
  const winners = names.filter((_, player) => ranks[player] === 1);
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined) return does(winner, "win");
  return `${listed(winners)} share the first place`;
}

/** ", because Ada resigned", if the game ended by that. */
function reasonWords({ resigned, playerOf, head }: Table): string {
  return resigned === undefined
    ? ""
    : `, because ${nameOf(head.names, playerOf(resigned))} resigned`;
}

const LISTED_MAX = 30;
const PAGE_CHARS = 78;

/** The legal actions if they are few; otherwise each kind with the number of ways to do it. */
function legalLines(legal: readonly string[], width: number): readonly string[] {
  const columns = (items: readonly string[]) =>
    inColumns(items, { width: Math.min(width, PAGE_CHARS), gap: 3 });
  if (legal.length <= LISTED_MAX) return columns(legal);
  const kinds = Map.groupBy(legal, (text) => text.replace(/\s+\d.*$/, ""));
  return columns(
    [...kinds].map(([kind, texts]) =>
      texts.length === 1 ? (texts[0] ?? kind) : `${kind} … (${texts.length} ways)`,
    ),
  );
}
