import type { Game } from "@courtly/engine";
import { actionsOf, refusalOfAction, type Action } from "./actions.ts";
import { applyEvent } from "./apply.ts";
import { FACTS } from "./facts.ts";
import { actionNotation, readCharacter } from "./notation.ts";
import { readSetup } from "./readPosition.ts";
import { positionOf, startOf, type Setup } from "./setup.ts";
import { turnOf, type State } from "./state.ts";
import { writeSetup } from "./writePosition.ts";

export const toCourtTheKing: Game<Setup, State, Action> = {
  ...FACTS,
  start: startOf,
  turn: turnOf,
  round: ({ round }) => round,
  playersIn: ({ players }) => players,
  playerOf: (_, seat) => seat,
  turnName: ({ round, toAct }) => `${round} ${toAct}`,
  actions: actionsOf,
  refusal: refusalOfAction,
  apply: applyEvent,
  position: positionOf,
  notation: { setup: { read: readSetup, write: writeSetup }, action: actionNotation },
};

export { FACTS, readCharacter };
export { canonicalUse, type Use } from "./abilities.ts";
export { isHopeless, refusalOfCard, type Action } from "./actions.ts";
export {
  CHARACTER_IDS,
  CHARACTERS,
  excluding,
  includes,
  members,
  setOf,
  TIERS,
  type Ability,
  type ByCharacter,
  type Character,
  type CharacterId,
  type CharacterSet,
  type Cost,
  type ResultCost,
  type Tier,
} from "./characters.ts";
export { beats, markOf, matches, meets, type Mark } from "./costs.ts";
export {
  costOf,
  diceSupply,
  readRules,
  RULE_FIELDS,
  RULE_SETS,
  writeRules,
  type Rules,
  type RuleSetName,
} from "./rules.ts";
export type { Setup } from "./setup.ts";
export {
  beforeFirstRoll,
  canBringDie,
  copiesInCourt,
  diceInUse,
  finalRoundSeats,
  firstRollDice,
  FRESH_DICE,
  fullCourt,
  handOf,
  isFinalRound,
  owns,
  unusedBringing,
  type Hand,
  type State,
  type TurnDice,
} from "./state.ts";
export { finaleOf, isFaceless, tell } from "./tell.ts";
export { ENGLISH, type KingWords } from "./words/en.ts";
export { RULE_WORDS } from "./words/enRules.ts";
