import { deepStrictEqual } from "node:assert";
import { headOf, readSealedDice, verifyRecord, writeSealedDice } from "@courtly/dice";
import {
  assert,
  boxed,
  parseRecordText,
  readRecord,
  type GameBox,
  type Random,
  type Result,
} from "@courtly/engine";
import {
  readAskRematch,
  readChangeNotifications,
  readCreateTable,
  readEntry,
  readJoinTable,
  readTakeOver,
  readToClient,
  readToServer,
} from "@courtly/protocol";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { BODIES, ENTRIES, records, TO_CLIENT, TO_SERVER, wholeRecord } from "./corpus.ts";
import { mutatedObject, mutatedText, pick } from "./mutations.ts";

/** A parser or a server under test. Each input is a valid one that was changed a little. */
export interface FuzzTarget {
  readonly name: string;
  /** The share of all inputs, relative to the other targets. */
  readonly weight: number;
  readonly inputOf: (random: Random) => string;
  /** Throws or rejects if the parser throws, or breaks a promise. */
  readonly check: (input: string) => Promise<void> | void;
}

const BOXES: readonly GameBox[] = [boxed(toCourtTheKing), boxed(rollingCourts)];

/** A value that was accepted is accepted again, and read as the same. */
function readsTwice<Value>(read: (text: string) => Result<Value, string>): (input: string) => void {
  return (input) => {
    const once = read(input);
    if (!once.ok) {
      assert(once.error !== "", "a refusal has a reason");
      return;
    }
    deepStrictEqual(read(JSON.stringify(once.value)), once);
  };
}

function json<Value>(read: (value: unknown) => Result<Value, string>) {
  return (text: string): Result<Value, string> => {
    try {
      return read(JSON.parse(text));
    } catch (error) {
      if (error instanceof SyntaxError) return { ok: false, error: error.message };
      throw error;
    }
  };
}

/** Changes a message as an object, or sometimes its text. */
function messages(corpus: readonly object[]): FuzzTarget["inputOf"] {
  const texts = corpus.map((message) => JSON.stringify(message));
  return (random) =>
    random() < 0.8
      ? JSON.stringify(mutatedObject(pick(corpus, random), corpus, random))
      : mutatedText(pick(texts, random), texts, random);
}

/** A record that is read is written in its canonical form, which is read as the same game. */
function checkRecord(input: string): void {
  verifyRecord(input, BOXES);
  const read = readRecord(input, BOXES);
  if (!read.ok) {
    assert(read.error.message !== "" && read.error.line > 0, "a fault has a line and a reason");
    return;
  }
  const written = read.value.table.record();
  const again = readRecord(written, BOXES);
  assert(again.ok, "a written record can be read");
  deepStrictEqual(again.value.table.record(), written);
  deepStrictEqual(headOf(again.value.table), headOf(read.value.table));
}

/** A changed record is honest only if its opening, its start and its rolls are those of the original. */
function honestOnlyUnchanged(original: string): FuzzTarget["check"] {
  const provenOf = (text: string) => {
    const read = readRecord(text, BOXES);
    assert(read.ok, "an honest record is legal");
    const { header, body } = parseRecordText(read.value.table.record());
    return { header, rolls: body.filter((line) => line.startsWith("*")) };
  };
  const proven = provenOf(original);
  return (input) => {
    const verdict = verifyRecord(input, BOXES);
    if (!verdict.ok || verdict.value.kind !== "honest" || !verdict.value.isOpeningBound) return;
    deepStrictEqual(provenOf(input), proven);
  };
}

export function fuzzTargets(): readonly FuzzTarget[] {
  const known = records();
  const whole = wholeRecord();
  const diceLines = known.flatMap(
    (text) => /^dice (.*)$/m.exec(text)?.[1] ?? [],
  ) as readonly string[];
  return [
    {
      name: "messages to the server",
      weight: 30,
      inputOf: messages(TO_SERVER),
      check: readsTwice(readToServer),
    },
    {
      name: "messages to a device",
      weight: 20,
      inputOf: messages(TO_CLIENT),
      check: readsTwice(readToClient),
    },
    {
      name: "entries",
      weight: 20,
      inputOf: messages(ENTRIES),
      check: readsTwice(readEntry),
    },
    {
      name: "bodies of requests",
      weight: 20,
      inputOf: messages(BODIES),
      check: (input) => {
        readsTwice(json(readCreateTable))(input);
        readsTwice(json(readJoinTable))(input);
        readsTwice(json(readAskRematch))(input);
        readsTwice(json(readTakeOver))(input);
        readsTwice(json(readChangeNotifications))(input);
      },
    },
    {
      name: "dice lines",
      weight: 5,
      inputOf: (random) => mutatedText(pick(diceLines, random), diceLines, random),
      check: (input) => {
        const dice = readSealedDice(input, 2);
        if (dice.ok) deepStrictEqual(writeSealedDice(dice.value), input);
      },
    },
    {
      name: "records",
      weight: 4.5,
      inputOf: (random) => mutatedText(pick(known, random), known, random),
      check: checkRecord,
    },
    {
      name: "verified records",
      weight: 0.5,
      inputOf: (random) => mutatedText(whole, known, random),
      check: honestOnlyUnchanged(whole),
    },
  ];
}
