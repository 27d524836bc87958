import { refusals, writeFaces, type Faces } from "@courtly/engine";
import { CHARACTERS, type CharacterId } from "./characters.ts";
import { costWords, abilityWords } from "./words.ts";
import { costOf, type Rules } from "./rules.ts";

interface Who {
  readonly character: CharacterId;
}
interface Dice {
  readonly dice: Faces;
  readonly active: Faces;
}

const the = ({ character }: Who) => `the ${CHARACTERS[character].name}`;
const shown = (dice: Faces) => (dice.length === 0 ? "none" : writeFaces(dice));

/** Every reason this game has to say no, with the rule that says it. */
export const refuse = refusals({
  // rolling and setting aside
  rollFirst: ["K6", () => "roll first: no die has been rolled this turn"],
  noActiveDice: ["K10", () => "no die is active: end the turn, or bring a die in with a card"],
  mustSetAside: ["K7", () => "set a die aside before rolling again"],
  noDiceNamed: ["K6", () => "name at least one die to set aside"],
  notActive: [
    "K6",
    ({ dice, active }: Dice) => `${shown(dice)} wanted, but the active dice show ${shown(active)}`,
  ],

  // abilities
  notOwned: ["K9", (who: Who) => `you do not own ${the(who)}`],
  usedAlready: ["K9", (who: Who) => `${the(who)} was used this turn: each card works once a turn`],
  firstRollOnly: [
    "K5",
    (who: Who) =>
      `${the(who)} is not used: ${abilityWords(CHARACTERS[who.character].ability)}, by itself`,
  ],
  neverUsed: ["K19", (who: Who) => `${the(who)} is not used: holding him is what counts`],
  beforeFirstRoll: ["K9", (who: Who) => `${the(who)} works after the first roll`],
  noFaceYet: ["K9", (who: Who) => `before the first roll the die of ${the(who)} has no face yet`],
  faceWanted: ["K9", (who: Who) => `say which value ${the(who)} shall bring in, 1 to 6`],
  supplyEmpty: [
    "K12",
    ({ inUse, supply }: { inUse: number; supply: number }) =>
      `${inUse} of ${supply} dice are in use: none is left to bring in`,
  ],
  changesNothing: ["K9", (who: Who) => `that use of ${the(who)} changes nothing`],
  onlyActive: [
    "K9",
    ({ character, dice, active }: Who & Dice) =>
      `${the({ character })} touches active dice only: ${shown(dice)} wanted, the active dice show ${shown(active)}`,
  ],
  rerollsOne: [
    "K17",
    (who: Who & { dice: number }) => `${the(who)} rolls one die again, not ${who.dice}`,
  ],
  rerollsSome: ["K17", (who: Who) => `say which dice ${the(who)} shall roll again`],
  abilityMismatch: [
    "K9",
    (who: Who) =>
      `${the(who)} does not do that: ${abilityWords(CHARACTERS[who.character].ability)}`,
  ],
  nothingAside: ["K18", (who: Who) => `${the(who)} needs a die set aside`],
  notAside: [
    "K18",
    ({ character, aside }: Who & { aside: Faces }) =>
      `${the({ character })} copies a die set aside: ${shown(aside)}`,
  ],

  // acquiring
  finalRoundTake: ["K22", () => "nobody acquires cards in the final round"],
  diceStillActive: [
    "K10",
    ({ active }: { active: Faces }) => `set every die aside first: ${shown(active)} still active`,
  ],
  queenComesAlong: ["K19", () => "the Queen comes with the King"],
  kingClaimed: ["K20", () => "the King has been claimed"],
  noneLeft: ["K15", (who: Who) => `no ${CHARACTERS[who.character].name} is left in the court`],
  ownedAlready: ["K13", (who: Who) => `you own ${the(who)} already`],
  foolFaceUp: ["K16", () => "you own a Fool face up: turn it into a Charlatan first"],
  noFoolToTurn: ["K16", () => "a Charlatan is a Fool turned over, and you own no Fool"],
  costNotMet: [
    "K13",
    ({ character, rules, result }: Who & { rules: Rules; result: Faces }) =>
      `${the({ character })} costs ${costWords(costOf(rules, character))}, the result is ${shown(result)}`,
  ],

  // the final round
  standInFinalRound: [
    "K22",
    () => "'stand' ends a turn of the final round only: take a card, or nothing",
  ],
  standAfterRolling: ["K24", () => "roll, or decline to roll"],
  declineInFinalRound: ["K24", () => "only a turn of the final round may be declined"],
  declineBeforeRolling: ["K24", () => "the dice were rolled: it is too late to decline"],
});
