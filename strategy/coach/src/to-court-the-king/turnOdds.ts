import type { Advice } from "@courtly/bots/advice";
import type { AskedGoal, Odds, OddsQuestion } from "@courtly/odds";
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

/** The question for the odds of the seat to act: of all open cards, or of the mark in the final round. */
export function oddsQuestion(
  state: State,
  bytesMax: number,
  dice: TurnDice = state.dice,
): OddsQuestion {
  const mark = markGoal(state);
  return {
    hand: handOf(state, state.toAct),
    dice,
    rules: state.rules,
    bytesMax,
    goals: mark === undefined ? cardGoals(state) : [mark],
  };
}

/** The open cards that are paid in dice. They stay the same for the whole turn. */
function cardGoals(state: State): readonly AskedGoal[] {
  return CHARACTER_IDS.filter((id) => isOpen(state, id) && isPaidInDice(state, id)).map(
    (character) => ({ kind: "cost", character }),
  );
}

function isPaidInDice({ rules }: State, id: CharacterId): boolean {
  const { kind } = costOf(rules, id);
  return kind !== "anything" && kind !== "turnedFool" && kind !== "withKing";
}

/** K13, K16: whether the seat to act can still win this card. */
export function isOpen(state: State, id: CharacterId): boolean {
  const hand = handOf(state, state.toAct);
  if (costOf(state.rules, id).kind === "turnedFool") return owns(hand, "fool");
  return state.court[id] > 0 && !owns(hand, id);
}

/** K22, K23: the player who claimed the King needs only to match the mark. */
function markGoal(state: State): AskedGoal | undefined {
  const { ending, toAct } = state;
  if (ending === undefined || !isFinalRound(state)) return undefined;
  const { count, face } = ending.best;
  const need = toAct === ending.claim.seat ? "match" : "beat";
  return { kind: "mark", mark: { count, face }, need };
}

export type Chances = Readonly<Partial<Record<CharacterId, Odds["chance"]>>>;

/** The chances of the cards. */
export function chancesOf(odds: readonly Odds[]): Chances {
  return Object.fromEntries(
    odds.flatMap(({ goal, chance }) => (goal.kind === "cost" ? [[goal.character, chance]] : [])),
  );
}

/** The best next action for a card, from odds that were asked with `ranked`. The Queen comes with the King. */
export function planFor(odds: readonly Odds[], card: CharacterId): Action | undefined {
  const wanted = card === "queen" ? "king" : card;
  const found = odds.find(({ goal }) => goal.kind === "cost" && goal.character === wanted);
  return found?.ranked?.[0]?.action;
}

/** The win chance that an action costs, compared with the best line; `undefined` if it uses a card that was left out. */
export function costOfAction(
  { lines: [best], chanceAfter = {} }: Pick<Advice, "lines" | "chanceAfter">,
  action: Action,
): number | undefined {
  const chance = chanceAfter[toCourtTheKing.notation.action.write(action)];
  return best === undefined || chance === undefined ? undefined : best.chance - chance;
}

/** The chance to reach the mark, in the final round. */
export function markChance(odds: readonly Odds[]): Odds["chance"] | undefined {
  return odds.find(({ goal }) => goal.kind === "mark")?.chance;
}

/** A step of a line, and the state before it. */
export interface StepAt {
  readonly action: Action;
  readonly before: State;
}

/** The steps of a line as actions with their states. */
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

/** The dice after a line that rolls; `undefined` if the line ends the turn. */
export function diceAfter(state: State, texts: readonly string[]): TurnDice | undefined {
  const last = stepsAt(state, texts).at(-1);
  if (last === undefined) return undefined;
  const { action, before } = last;
  const { dice } = toCourtTheKing.apply(before, { kind: "acted", seat: state.toAct, action });
  return dice.rolling > 0 ? dice : undefined;
}
