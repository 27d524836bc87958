import type { Seat } from "@courtly/engine";
import {
  fullCourt,
  toCourtTheKing,
  type Action,
  type Hand,
  type Mark,
  type State,
  type TurnDice,
} from "@courtly/to-court-the-king";
import type { Goal, GoalPlayer } from "./goal.ts";

const SEAT: Seat = 0;
const OTHER: Seat = 1;
const PLAYERS = 2;
const NO_CARDS: Hand = { cards: 0, charlatans: 0 };

/** Builds a game at this moment with a full court; with `mark`, in the final round, where that mark leads (K22). */
function game({ hand, rules }: GoalPlayer, dice: TurnDice, mark?: Mark): State {
  const claim = mark && { ...mark, seat: OTHER };
  const position = {
    hands: [hand, NO_CARDS],
    court: fullCourt(PLAYERS, rules),
    round: claim === undefined ? 1 : 2,
    toAct: SEAT,
    dice,
    ending: claim && { claim, round: 1, best: claim },
    winner: undefined,
  };
  return toCourtTheKing.start({ players: PLAYERS, rules, start: SEAT, position });
}

/** Lists every legal action, in the game's own order. */
export function actionsAt(player: GoalPlayer, dice: TurnDice, goal: Goal): readonly Action[] {
  const mark = goal.kind === "mark" ? goal.mark : undefined;
  return toCourtTheKing.actions(game(player, dice, mark), SEAT);
}

/** The dice after an action that does not end the turn. */
export function afterAction(player: GoalPlayer, dice: TurnDice, action: Action): TurnDice {
  return toCourtTheKing.apply(game(player, dice), { kind: "acted", seat: SEAT, action }).dice;
}
