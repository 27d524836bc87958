import type { Evaluator } from "@courtly/bots/evaluation";
import { assert, FACES, falls, seededRandom, type Faces, type Player } from "@courtly/engine";
import type { AnyGame } from "./answerAnalysis.ts";
import type { Rarity } from "./questions.ts";

/** Up to so many dice all falls are counted; of more dice a sample of rolls is taken. */
const COUNTED_DICE_MAX = 4;
const SAMPLE = 150;

/** A chance that differs by less counts as the same. */
const ROUNDING = 1e-9;

interface RollToWeigh {
  readonly state: unknown;
  readonly faces: Faces;
  readonly player: Player;
}

/** Compares a roll with all others that could have come, by the chance of a player after it. */
export function* rarityOf(
  game: AnyGame,
  evaluator: Evaluator,
  { state, faces, player }: RollToWeigh,
): Generator<undefined, Rarity | undefined> {
  const actual = yield* chanceAfter(faces);
  if (actual === undefined) return undefined;
  const isExact = faces.length <= COUNTED_DICE_MAX;
  const rolls = isExact ? falls(faces.length) : sampleOf(faces.length);
  let [all, better, worse, mean] = [0, 0, 0, 0];
  for (const roll of rolls) {
    const chance = yield* chanceAfter(roll);
    if (chance === undefined) continue;
    const ways = isExact ? waysOf(roll) : 1;
    all += ways;
    mean += ways * chance;
    if (chance >= actual - ROUNDING) better += ways;
    if (chance <= actual + ROUNDING) worse += ways;
  }
  if (all === 0) return undefined;
  const asRare = actual * all >= mean ? better : worse;
  // A sample without such a roll does not show that there is none: the roll itself is one.
  return { share: Math.max(asRare, isExact ? 0 : 1) / all, isExact };

  /** The chance after a roll; undefined if another roll follows. */
  function* chanceAfter(roll: Faces): Generator<undefined, number | undefined> {
    const after = game.apply(state, { kind: "rolled", faces: roll });
    const turn = game.turn(after);
    if (turn.kind === "roll") return undefined;
    if (turn.kind === "over") {
      const winners = turn.ranks.filter((rank) => rank === 1).length;
      return turn.ranks[player] === 1 ? 1 / winners : 0;
    }
    const { before } = yield* evaluator(after, undefined);
    yield undefined;
    return before[player];
  }
}

function sampleOf(dice: number): readonly Faces[] {
  const random = seededRandom(`rarity ${dice}`);
  return Array.from({ length: SAMPLE }, () =>
    Array.from({ length: dice }, () => {
      const face = FACES[Math.floor(random() * FACES.length)];
      assert(face !== undefined, "a random number is below 1");
      return face;
    }).toSorted((a, b) => a - b),
  );
}

/** The number of ordered throws that show these faces. */
function waysOf(fall: Faces): number {
  let ways = 1;
  let alike = 0;
  for (const [index, face] of fall.entries()) {
    alike = fall[index - 1] === face ? alike + 1 : 1;
    ways = (ways * (index + 1)) / alike;
  }
  return ways;
}
