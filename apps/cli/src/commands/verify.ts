import { verifyRecord, type Tampered, type Verdict } from "@courtly/dice";
import { assertNever } from "@courtly/engine";
import { EXIT, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import { BOXES } from "../games/index.ts";
import { readGivenRecord, refused, sayAtLine } from "./givenRecord.ts";
import type { Request } from "../options.ts";

export const verifyCommand: Command = {
  name: "verify",
  usage: "FILE|-",
  summary:
    "Recomputes every roll and the start seat of a record from its sealed dice, and says whether they are honest.",
  options: {},
  more: [
    "'-' reads standard input. Exit code 0: honest, up to the end of the game. Exit code 1: tampered with, or nothing is proved: the seed is still sealed, the record is cut off, says nothing about its dice, or cannot be read.",
  ],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { json } = request;
  const text = await readGivenRecord("verify", request, streams);
  if (!text.ok) return text.error;
  const verified = verifyRecord(text.value, BOXES);
  if (!verified.ok) return refused(verified.error, { json, streams });
  const verdict = verified.value;
  if (verdict.kind === "tampered") sayAtLine(verdict, tamperedWords(verdict), streams);
  if (json) writeJson(streams, dataOf(verdict));
  else if (verdict.kind !== "tampered") streams.out.write(`${wordsOf(verdict)}\n`);
  return verdict.kind === "honest" ? EXIT.yes : EXIT.no;
}

function dataOf(verdict: Verdict) {
  const { kind, ...facts } = verdict;
  if (verdict.kind === "honest")
    return { verdict: kind, rolls: verdict.rolls, start: verdict.start ?? null };
  if (verdict.kind === "tampered")
    return { verdict: kind, ...facts, message: tamperedWords(verdict) };
  return { verdict: kind, ...facts };
}

function wordsOf(verdict: Exclude<Verdict, Tampered>): string {
  switch (verdict.kind) {
    case "honest": {
      const start = verdict.start === undefined ? "" : ` and the start seat, ${verdict.start},`;
      return `Honest: ${rollsWords(verdict.rolls)}${start} follow from the seed, and the seed matches its seal.`;
    }
    case "unfinished":
      return verdict.why === "sealed"
        ? `Unfinished: the seed is still sealed, so ${rollsWords(verdict.rolls)} cannot be checked yet. Verify again when it is revealed, at the end of the game.`
        : `Unfinished: ${rollsWords(verdict.rolls)} up to here follow from the seed, but the record ends before its game does.`;
    case "notSealed":
      return "Not sealed: the record does not say how its dice were made ('dice sealed-1 …'), so there is nothing to check.";
    default:
      return assertNever(verdict);
  }
}

function rollsWords(rolls: number): string {
  if (rolls === 0) return "no rolls";
  return rolls === 1 ? "the one roll" : `all ${rolls} rolls`;
}

function tamperedWords({ what, should, says }: Tampered): string {
  switch (what) {
    case "roll":
      return `tampered with: the dice showed ${should}, not ${says}`;
    case "start":
      return `tampered with: seat ${should} was drawn to start, not seat ${says}`;
    case "seed":
      return `tampered with: the seed does not match the seal, its SHA-256 is ${says}`;
    default:
      return assertNever(what);
  }
}
