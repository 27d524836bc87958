import {
  matchHead,
  verifyRecord,
  type HeadMatch,
  type SharePart,
  type Tampered,
  type Verdict,
} from "@courtly/dice";
import { assertNever, listed, readRecord, type ByPlayer } from "@courtly/engine";
import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import { BOXES } from "../games/index.ts";
import { readGivenRecord, refused, sayAtLine } from "./givenRecord.ts";
import type { Request } from "../options.ts";

/** Fewer digits of a head could be found by trying. */
const HEAD_DIGITS_MIN = 16;

export const verifyCommand: Command = {
  name: "verify",
  usage: "FILE|- [--head HEX]",
  summary:
    "Recomputes every roll and the start seat of a record from its sealed dice, and says whether they are honest.",
  options: {
    head: {
      value: "HEX",
      help: "the head of the game, as a device showed it: checks that the record has the same opening and the same events",
    },
  },
  more: [
    "'-' reads standard input. Exit code 0: honest, up to the end of the game. Exit code 1: tampered with, or nothing is proved: no player of an online game has a share in its dice, the seed is still sealed, the record is cut off, says nothing about its dice, does not have the head, or cannot be read.",
    `A head has 64 hexadecimal digits; its first ${HEAD_DIGITS_MIN} or more are enough.`,
  ],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { json } = request;
  const head = request.options["head"]?.toLowerCase();
  if (head !== undefined && !isHead(head))
    return misused(
      streams,
      `verify: --head: ${HEAD_DIGITS_MIN} to 64 digits wanted, 0 to 9 and a to f`,
    );
  const text = await readGivenRecord("verify", request, streams);
  if (!text.ok) return text.error;
  const verified = verifyRecord(text.value, BOXES);
  if (!verified.ok) return refused(verified.error, { json, streams });
  const verdict = verified.value;
  const match = head === undefined ? undefined : headMatch(text.value, head);
  if (verdict.kind === "tampered") sayAtLine(verdict, tamperedWords(verdict), streams);
  if (json) writeJson(streams, { ...dataOf(verdict), ...(match && { head: match }) });
  else
    for (const line of [
      ...(verdict.kind === "tampered" ? [] : wordsOf(verdict)),
      ...(match === undefined ? [] : [headWords(match)]),
    ])
      streams.out.write(`${line}\n`);
  return verdict.kind === "honest" && match?.kind !== "never" ? EXIT.yes : EXIT.no;
}

function isHead(text: string): boolean {
  return /^[0-9a-f]*$/.test(text) && text.length >= HEAD_DIGITS_MIN && text.length <= 64;
}

function headMatch(text: string, head: string): HeadMatch {
  const read = readRecord(text, BOXES);
  return read.ok ? matchHead(read.value.table, head) : { kind: "never" };
}

function headWords(match: HeadMatch): string {
  switch (match.kind) {
    case "whole":
      return "The head matches: the record has the opening and the events of the device that showed it.";
    case "earlier":
      return `The head matches up to event ${match.events}: it was shown then, and says nothing about later events.`;
    case "never":
      return "The head does not match: the opening or an event was changed, or it is the head of another game.";
    default:
      return assertNever(match);
  }
}

function dataOf(verdict: Verdict) {
  const { kind, ...facts } = verdict;
  if (verdict.kind === "honest" || verdict.kind === "notProved")
    return { verdict: kind, ...facts, start: verdict.start ?? null };
  if (verdict.kind === "tampered")
    return { verdict: kind, ...facts, message: tamperedWords(verdict) };
  return { verdict: kind, ...facts };
}

function wordsOf(verdict: Exclude<Verdict, Tampered>): readonly string[] {
  switch (verdict.kind) {
    case "honest":
      return [
        `Honest: ${checkedWords(verdict)} follow from the seed, and the seed matches its seal.`,
        ...provedWords(verdict),
      ];
    case "notProved":
      return [
        `Not proved: ${checkedWords(verdict)} follow from the seed, but no player has a share in the dice, so the server could choose them.`,
        ...provedWords(verdict),
      ];
    case "unfinished":
      return [
        verdict.why === "sealed"
          ? `Unfinished: the seed is still sealed, so ${rollsWords(verdict.rolls)} cannot be checked yet. Verify again when it is revealed, at the end of the game.`
          : `Unfinished: ${rollsWords(verdict.rolls)} up to here follow from the seed, but the record ends before its game does.`,
      ];
    case "notSealed":
      return [
        "Not sealed: the record does not say how its dice were made ('dice sealed-2 …'), so there is nothing to check.",
      ];
    default:
      return assertNever(verdict);
  }
}

type CheckedVerdict = Extract<Verdict, { kind: "honest" | "notProved" }>;

function checkedWords({ rolls, start }: CheckedVerdict): string {
  return `${rollsWords(rolls)}${start === undefined ? "" : ` and the start seat, ${start},`}`;
}

/** The sentences about whose shares are in the dice, and about what the record does not prove. */
function provedWords({ shares, names, isOpeningBound }: CheckedVerdict): readonly string[] {
  return [
    shares === "local"
      ? "One device drew the dice before the first roll, without shares of the players."
      : sharesWords(shares, names),
    ...(isOpeningBound
      ? []
      : [
          "Its dice (sealed-1) do not depend on the opening: the record does not prove its rules, its board, its position and its names.",
        ]),
  ];
}

const SHARE_WORDS: Readonly<Record<SharePart, string>> = {
  share: "Shares in the dice",
  missing: "Missing",
  bot: "Bots",
  none: "Without a share",
};

function sharesWords(shares: ByPlayer<SharePart>, names: ByPlayer<string>): string {
  const parts = (["share", "missing", "bot", "none"] as const).flatMap((part) => {
    const who = names.filter((_, player) => shares[player] === part);
    return who.length === 0 ? [] : [`${SHARE_WORDS[part]}: ${listed(who)}.`];
  });
  return parts.join(" ");
}

function rollsWords(rolls: number): string {
  if (rolls === 0) return "no rolls";
  return rolls === 1 ? "the one roll" : `all ${rolls} rolls`;
}

function tamperedWords({ what, should, says }: Tampered): string {
  switch (what) {
    case "roll":
      return `tampered with: the dice showed ${should}, not ${says}`;
    case "opening":
      return "tampered with: the game, the rules, the board, the position or the players are not those of the dice";
    case "start":
      return `tampered with: seat ${should} was drawn to start, not seat ${says}`;
    case "seed":
      return `tampered with: the seed does not match the seal, its SHA-256 is ${says}`;
    default:
      return assertNever(what);
  }
}
