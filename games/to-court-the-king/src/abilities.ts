import {
  assert,
  assertNever,
  choices,
  contains,
  distinct,
  FACES,
  falls,
  isAscending,
  minus,
  NO_DICE,
  pips,
  plus,
  type Face,
  type Faces,
  type Refusal,
} from "@courtly/engine";
import { CHARACTERS, including, includes, type Ability, type CharacterId } from "./characters.ts";
import { refuse } from "./refusals.ts";
import { diceSupply } from "./rules.ts";
import { beforeFirstRoll, diceInUse, handOf, owns, type State, type TurnDice } from "./state.ts";

/**
 * The use of a card, described by its effect: the active dice it changes (`from`) and their new faces (`to`).
 * Re-rolls have only `from`, the Queen only `to`; the other cards that bring a die in have neither.
 */
export interface Use {
  readonly character: CharacterId;
  readonly from: Faces;
  readonly to: Faces;
}

/** Returns a use in canonical form: raises keep each pair (`1>2 2>3`), other changes only the dice that differ. */
export function canonicalUse({ character, from, to }: Use): Use {
  if (CHARACTERS[character].ability.kind === "raise") return { character, from, to };
  return { character, from: minus(from, to), to: minus(to, from) };
}

/** Why the card may not be used in this way. */
export function refusalOfUse(state: State, use: Use): Refusal | undefined {
  const { character } = use;
  const { ability } = CHARACTERS[character];
  if (ability.kind === "firstRoll") return refuse("firstRollOnly", { character });
  if (ability.kind === "endsTheGame") return refuse("neverUsed", { character });
  if (!owns(handOf(state, state.toAct), character)) return refuse("notOwned", { character });
  if (includes(state.dice.used, character)) return refuse("usedAlready", { character });
  if (ability.kind === "bring") return refusalOfBringing(state, use, ability);
  if (beforeFirstRoll(state.dice)) return refuse("beforeFirstRoll", { character });
  if (ability.kind === "reroll") return refusalOfReroll(state.dice, use, ability);
  return refusalOfChange(state.dice, use, ability);
}

type AbilityOf<Kind extends Ability["kind"]> = Extract<Ability, { kind: Kind }>;
type Changing = AbilityOf<"raise" | "redistribute" | "set">;

function refusalOfBringing(
  state: State,
  use: Use,
  { face }: AbilityOf<"bring">,
): Refusal | undefined {
  const { character, from, to } = use;
  const early = beforeFirstRoll(state.dice);
  if (early && state.rules.abilitiesBeforeRoll === "no")
    return refuse("beforeFirstRoll", { character });
  if (from.length > 0 || to.length > (face === "any" ? 1 : 0))
    return refuse("abilityMismatch", { character });
  if (early && to.length > 0) return refuse("noFaceYet", { character });
  if (!early && face === "any" && to.length === 0) return refuse("faceWanted", { character });
  const inUse = diceInUse(state);
  const supply = diceSupply(state.rules);
  return inUse >= supply ? refuse("supplyEmpty", { inUse, supply }) : undefined;
}

function refusalOfReroll(
  { active }: TurnDice,
  { character, from, to }: Use,
  { diceMax }: AbilityOf<"reroll">,
): Refusal | undefined {
  if (to.length > 0) return refuse("abilityMismatch", { character });
  if (from.length === 0) return refuse("rerollsSome", { character });
  if (from.length > diceMax) return refuse("rerollsOne", { character, dice: from.length });
  return contains(active, from)
    ? undefined
    : refuse("onlyActive", { character, dice: from, active });
}

function refusalOfChange(
  { active, aside }: TurnDice,
  use: Use,
  ability: Changing,
): Refusal | undefined {
  const { character, from, to } = use;
  if (minus(from, to).length === 0) return refuse("changesNothing", { character });
  if (!contains(active, from)) return refuse("onlyActive", { character, dice: from, active });
  if (ability.kind === "set" && ability.to === "aside") {
    if (aside.length === 0) return refuse("nothingAside", { character });
    if (!contains(aside, distinct(to))) return refuse("notAside", { character, aside });
  }
  return does(ability, from, to) ? undefined : refuse("abilityMismatch", { character });
}

/** Whether the ability can turn these dice into those. */
function does(ability: Changing, from: Faces, to: Faces): boolean {
  if (from.length !== to.length) return false;
  switch (ability.kind) {
    case "raise": {
      const pipsEach = (to[0] as Face) - (from[0] as Face);
      return (
        from.length <= ability.diceMax &&
        pipsEach >= ability.pipsMin &&
        pipsEach <= ability.pipsMax &&
        from.every((die, i) => (to[i] as Face) - die === pipsEach)
      );
    }
    case "redistribute":
      return (
        from.length >= 2 &&
        from.length <= ability.diceMax &&
        pips(from) === pips(to) &&
        isAscending(to)
      );
    case "set":
      return from.length === 1;
    default:
      return assertNever(ability);
  }
}

/** Every different legal use of the card, once each. */
export function usesOf(state: State, character: CharacterId): readonly Use[] {
  return candidates(state, CHARACTERS[character].ability)
    .map(([from, to]) => ({ character, from, to }))
    .filter((use) => refusalOfUse(state, use) === undefined);
}

type Effect = readonly [from: Faces, to: Faces];

function candidates({ dice }: State, ability: Ability): readonly Effect[] {
  const { active, aside } = dice;
  switch (ability.kind) {
    case "firstRoll":
    case "endsTheGame":
      return [];
    case "bring":
      return ability.face === "any" && !beforeFirstRoll(dice)
        ? FACES.map((face) => [NO_DICE, [face]])
        : [[NO_DICE, NO_DICE]];
    case "reroll":
      return choices(active, ability.diceMax).map((from) => [from, NO_DICE]);
    case "raise":
      return raises(active, ability);
    case "redistribute":
      return choices(active, ability.diceMax).flatMap((from) =>
        falls(from.length)
          .filter((to) => pips(to) === pips(from) && minus(from, to).length === from.length)
          .map((to): Effect => [from, to]),
      );
    case "set":
      return distinct(active).flatMap((from) =>
        (ability.to === "any" ? FACES : distinct(aside))
          .filter((to) => to !== from)
          .map((to): Effect => [[from], [to]]),
      );
    default:
      return assertNever(ability);
  }
}

function raises(
  active: Faces,
  { diceMax, pipsMin, pipsMax }: AbilityOf<"raise">,
): readonly Effect[] {
  const effects: Effect[] = [];
  for (let pipsEach = pipsMin; pipsEach <= pipsMax; pipsEach += 1) {
    const low = active.filter((die) => die + pipsEach <= 6);
    for (const from of choices(low, diceMax))
      effects.push([from, from.map((die) => (die + pipsEach) as Face)]);
  }
  return effects;
}

/** Returns the dice after the use of a card. All kinds of abilities are applied here. */
export function afterUse(dice: TurnDice, { character, from, to }: Use): TurnDice {
  const { ability } = CHARACTERS[character];
  const used = including(dice.used, character);
  switch (ability.kind) {
    case "bring": {
      if (beforeFirstRoll(dice)) return { ...dice, used };
      const face = ability.face === "any" ? to[0] : ability.face;
      assert(face !== undefined, "the die brought in shows a face");
      return { ...dice, used, active: plus(dice.active, [face]) };
    }
    case "reroll": // K17: it neither asks for a set-aside nor undoes one
      return { ...dice, used, active: minus(dice.active, from), rolling: from.length };
    case "raise":
    case "redistribute":
    case "set":
      return { ...dice, used, active: plus(minus(dice.active, from), to) };
    case "firstRoll":
    case "endsTheGame":
      return assert(false, "a card without a use is never used") as never;
    default:
      return assertNever(ability);
  }
}
