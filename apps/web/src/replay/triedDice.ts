import { keyOf, readSealedDice, sealedCup, secureCup } from "@courtly/dice";
import {
  headerValue,
  parseRecordText,
  replayRecord,
  type DiceCup,
  type Faces,
  type GameBox,
  type NumberedThrow,
} from "@courtly/engine";

/**
 * The dice of a game that is tried with the dice of another one. Throws are numbered by seat, round and roll, so that they
 * stay the same after another choice. `onNew` is called for a throw that the other game does not have.
 */
export function sameDice(record: string, box: GameBox, onNew: () => void): DiceCup {
  const sealed = revealedCup(record);
  if (sealed !== undefined) return sealed;
  const throws = throwsIn(record, box);
  const others = secureCup();
  return {
    roll: (thrown) => {
      const faces = throws.get(numberOf(thrown));
      if (faces?.length === thrown.dice) return faces;
      onNew();
      return others.roll(thrown);
    },
  };
}

/** The sealed dice of a record whose seed is revealed: they know every throw. */
function revealedCup(record: string): DiceCup | undefined {
  const text = parseRecordText(record);
  const line = headerValue(text, "dice");
  const players = headerValue(text, "players")?.split(", ").length ?? 0;
  const dice = line === undefined ? undefined : readSealedDice(line, players);
  if (dice?.ok !== true || dice.value.seed === undefined) return undefined;
  return sealedCup(keyOf({ ...dice.value, seed: dice.value.seed }));
}

/** All throws of a record, by their numbers. */
function throwsIn(record: string, box: GameBox): ReadonlyMap<string, Faces> {
  const replayed = replayRecord(record, [box]);
  if (!replayed.ok) return new Map();
  return new Map(
    replayed.value.moments.flatMap(({ before: { turn }, text }) =>
      turn.kind === "roll" && text.startsWith("*")
        ? [[numberOf(turn), facesIn(text)] as const]
        : [],
    ),
  );
}

const facesIn = (line: string) => line.replace("*", "").trim().split(" ").map(Number) as Faces;

const numberOf = ({ seat, round, roll }: NumberedThrow) => `${seat} ${round} ${roll}`;
