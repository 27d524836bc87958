import {
  choices,
  distinct,
  FACES,
  falls,
  pips,
  type Face,
  type Faces,
  type Problem,
} from "@courtly/engine";
import {
  beforeFirstRoll,
  CHARACTERS,
  toCourtTheKing,
  type Ability,
  type CharacterId,
  type State,
  type Use,
} from "@courtly/to-court-the-king";
import { king } from "../languages/gameWords.ts";
import { words } from "../words/index.ts";

/** Codes of refusals whose texts are shown unchanged. */
const PLAIN_REASONS = new Set([
  "firstRollOnly",
  "neverUsed",
  "notOwned",
  "usedAlready",
  "beforeFirstRoll",
  "supplyEmpty",
  "nothingAside",
]);

export function refusalOfUse(state: State, use: Use) {
  return toCourtTheKing.refusal(state, state.toAct, { kind: "use", ...use });
}

/** The reason why a card cannot be called now; `undefined` if it can. */
export function refusalOfCall(state: State, character: CharacterId): Problem | undefined {
  const probe: Use = { character, from: [1], to: [2] };
  const refusals = [];
  for (const use of fewestUses(state, character)) {
    const refusal = refusalOfUse(state, use);
    if (refusal === undefined) return undefined;
    refusals.push(refusal);
  }
  const plain = [...refusals, refusalOfUse(state, probe)].find(
    (refusal) => refusal !== undefined && PLAIN_REASONS.has(refusal.code),
  );
  return plain ?? nothingToWorkOn(state, character);
}

export function isCallable(state: State, character: CharacterId): boolean {
  return refusalOfCall(state, character) === undefined;
}

function nothingToWorkOn({ dice }: State, character: CharacterId): Problem {
  const { noneActive, oneActive, noneWillDo } = words().refusals;
  const { ability } = CHARACTERS[character];
  const rule = "K9";
  if (dice.active.length === 0) return { rule, message: noneActive(character) };
  if (ability.kind === "redistribute" && dice.active.length === 1)
    return { rule, message: oneActive(character) };
  return { rule, message: noneWillDo(character, king().ability(ability)) };
}

/** The uses of a card on as few dice as possible: if none of these is legal, no use is. */
function fewestUses(state: State, character: CharacterId): readonly Use[] {
  const { dice } = state;
  const { ability } = CHARACTERS[character];
  if (ability.kind === "bring") {
    const asksValue = ability.face === "any" && !beforeFirstRoll(dice);
    return [{ character, from: [], to: asksValue ? [1] : [] }];
  }
  if (ability.kind === "redistribute")
    return choices(dice.active, 2)
      .filter((pair) => pair.length === 2)
      .flatMap((from) => sharings(from).map((to) => ({ character, from, to })));
  return distinct(dice.active).flatMap((die) => usesOnDie(character, die));
}

function usesOnDie(character: CharacterId, die: Face): readonly Use[] {
  if (CHARACTERS[character].ability.kind === "reroll") return [{ character, from: [die], to: [] }];
  return FACES.map((to) => ({ character, from: [die], to: [to] }));
}

function sharings(from: Faces): readonly Faces[] {
  return falls(from.length).filter((to) => pips(to) === pips(from));
}

/** The faces that the card can turn a single die of this face to. */
export function resultsFor(state: State, character: CharacterId, die: Face): Faces {
  return FACES.filter(
    (to) => refusalOfUse(state, { character, from: [die], to: [to] }) === undefined,
  );
}

/** A cache by state: every tap asks this for every die. */
const ableFaces = new WeakMap<State, Map<CharacterId, ReadonlySet<Face>>>();

/** Whether the card can do anything with a die of this face. */
export function canTakePart(state: State, character: CharacterId, die: Face): boolean {
  const known = ableFaces.get(state) ?? new Map<CharacterId, ReadonlySet<Face>>();
  ableFaces.set(state, known);
  const able = known.get(character) ?? facesAble(state, character);
  known.set(character, able);
  return able.has(die);
}

function facesAble(state: State, character: CharacterId): ReadonlySet<Face> {
  const able = new Set<Face>();
  for (const use of fewestUses(state, character))
    if (!use.from.every((face) => able.has(face)) && refusalOfUse(state, use) === undefined)
      for (const face of use.from) able.add(face);
  return able;
}

/** The input that a card needs. */
export type Asking =
  /** None: it works at once. */
  | "nothing"
  /** A die, and perhaps its new face. */
  | "die"
  /** Any number of dice. */
  | "dice"
  /** The face of a new die. */
  | "value"
  /** The new places of pips. */
  | "pips";

export function askingOf(ability: Ability, { dice }: State): Asking {
  switch (ability.kind) {
    case "bring":
      return ability.face === "any" && !beforeFirstRoll(dice) ? "value" : "nothing";
    case "reroll":
    case "raise":
      return ability.diceMax === 1 ? "die" : "dice";
    case "set":
      return "die";
    case "redistribute":
      return "pips";
    default:
      return "nothing";
  }
}

/** The highest number of dice that the card works on. */
export function diceMaxOf(ability: Ability): number {
  return "diceMax" in ability ? ability.diceMax : 1;
}
