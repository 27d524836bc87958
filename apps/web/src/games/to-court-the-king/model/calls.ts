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

/** Reasons of the rules that need no other words here. */
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

/** Why a card cannot be called now; undefined when it can. */
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

/** Uses on as few dice as it takes: if none of them is legal, none is. */
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

/** What the card can turn a die of this face into, by itself. */
export function resultsFor(state: State, character: CharacterId, die: Face): Faces {
  return FACES.filter(
    (to) => refusalOfUse(state, { character, from: [die], to: [to] }) === undefined,
  );
}

/** Asked for every die whenever one is tapped: what is true of a state stays true. */
const ableFaces = new WeakMap<State, Map<CharacterId, ReadonlySet<Face>>>();

/** Whether a die of this face can take part in what the card does. */
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

/** How a card asks for what it needs. */
export type Asking =
  /** Nothing: it happens at once. */
  | "nothing"
  /** A die, and perhaps what it shall show. */
  | "die"
  /** Any number of dice. */
  | "dice"
  /** What a new die shall show. */
  | "value"
  /** Where pips go. */
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

/** How many dice the card works on at most. */
export function diceMaxOf(ability: Ability): number {
  return "diceMax" in ability ? ability.diceMax : 1;
}
