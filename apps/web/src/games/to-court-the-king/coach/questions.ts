import type { AskedGoal, Odds, Question } from "@courtly/odds";
import {
  CHARACTER_IDS,
  costOf,
  handOf,
  isFinalRound,
  owns,
  toCourtTheKing,
  type Action,
  type CharacterId,
  type State,
  type TurnDice,
} from "@courtly/to-court-the-king";

const MEGABYTE = 2 ** 20;

/** A small device is asked for less; it then gets a bound where another gets a number. */
function bytesMax(): number {
  const { deviceMemory = 4 } = navigator as { readonly deviceMemory?: number };
  return (deviceMemory <= 2 ? 64 : 256) * MEGABYTE;
}

/** The odds of whoever is to act: of all costs, or of the mark in the final round. */
export function oddsQuestion(state: State, dice: TurnDice = state.dice): Question {
  const mark = markGoal(state);
  return {
    hand: handOf(state, state.toAct),
    dice,
    rules: state.rules,
    bytesMax: bytesMax(),
    goals: mark === undefined ? cardGoals(state) : [mark],
  };
}

/** What dice can pay for, of all that can still be taken: they stay the same for the whole turn. */
function cardGoals(state: State): readonly AskedGoal[] {
  return CHARACTER_IDS.filter((id) => isOpen(state, id) && isPaidInDice(state, id)).map(
    (character) => ({ kind: "cost", character }),
  );
}

function isPaidInDice({ rules }: State, id: CharacterId): boolean {
  const { kind } = costOf(rules, id);
  return kind !== "anything" && kind !== "turnedFool" && kind !== "withKing";
}

/** K13, K16: neither taken by all others nor already one's own. */
export function isOpen(state: State, id: CharacterId): boolean {
  const hand = handOf(state, state.toAct);
  if (costOf(state.rules, id).kind === "turnedFool") return owns(hand, "fool");
  return state.court[id] > 0 && !owns(hand, id);
}

/** K22, K23: who claimed the King need only match the mark. */
function markGoal(state: State): AskedGoal | undefined {
  const { ending, toAct } = state;
  if (ending === undefined || !isFinalRound(state)) return undefined;
  const { count, face } = ending.best;
  const need = toAct === ending.claim.seat ? "match" : "beat";
  return { kind: "mark", mark: { count, face }, need };
}

export type Chances = Readonly<Partial<Record<CharacterId, Odds["chance"]>>>;

export function chancesOf(odds: readonly Odds[]): Chances {
  return Object.fromEntries(
    odds.flatMap(({ goal, chance }) => (goal.kind === "cost" ? [[goal.character, chance]] : [])),
  );
}

export function markChance(odds: readonly Odds[]): Odds["chance"] | undefined {
  return odds.find(({ goal }) => goal.kind === "mark")?.chance;
}

/** A step of a line, and where it is done. */
export interface StepAt {
  readonly action: Action;
  readonly before: State;
}

/** The steps of a line as actions, up to where they are no longer this turn's. */
export function stepsAt(state: State, texts: readonly string[]): readonly StepAt[] {
  const steps: StepAt[] = [];
  let before = state;
  for (const text of texts) {
    const action = toCourtTheKing.notation.action.read(text);
    if (!action.ok) return steps;
    steps.push({ action: action.value, before });
    before = toCourtTheKing.apply(before, {
      kind: "acted",
      seat: state.toAct,
      action: action.value,
    });
  }
  return steps;
}

/** How the dice lie, or fly, after the line; nothing when it ends the turn. */
export function diceAfter(state: State, texts: readonly string[]): TurnDice | undefined {
  const last = stepsAt(state, texts).at(-1);
  if (last === undefined) return undefined;
  const { action, before } = last;
  const { dice } = toCourtTheKing.apply(before, { kind: "acted", seat: state.toAct, action });
  return dice.rolling > 0 ? dice : undefined;
}
