import {
  assert,
  assertNever,
  contains,
  left,
  minus,
  plus,
  right,
  type GameEvent,
  type Seat,
} from "@courtly/engine";
import { afterUse } from "./abilities.ts";
import type { Action } from "./actions.ts";
import { CHARACTERS, excluding, including, type CharacterId } from "./characters.ts";
import { beats, markOf, matches } from "./costs.ts";
import {
  beforeFirstRoll,
  canBringDie,
  diceInUse,
  finalRoundSeats,
  FRESH_DICE,
  handOf,
  hasWonAlready,
  isFinalRound,
  nextOfRound,
  ROUNDS_MAX,
  type Claim,
  type Ending,
  type Hand,
  type State,
} from "./state.ts";

export function applyEvent(state: State, event: GameEvent<Action>): State {
  if (event.kind === "resigned") return resigned(state, event.seat);
  return settled(event.kind === "rolled" ? land(state, event) : act(state, event.action));
}

/** Ends a game of two: the turn that runs has no result. */
function resigned(state: State, seat: Seat): State {
  return { ...state, dice: FRESH_DICE, winner: left(seat, state.players) };
}

/** Makes automatic steps: a turn of the final round ends when nothing can change its result any more. */
export function settled(state: State): State {
  const { dice } = state;
  const standsStill =
    dice.active.length === 0 &&
    dice.rolling === 0 &&
    !beforeFirstRoll(dice) &&
    state.winner === undefined;
  return standsStill && isFinalRound(state) && !canBringDie(state) ? endFinalTurn(state) : state;
}

function land(state: State, { faces }: Extract<GameEvent<Action>, { kind: "rolled" }>): State {
  const { dice } = state;
  assert(faces.length === dice.rolling, "as many dice land as were in the air");
  return { ...state, dice: { ...dice, active: plus(dice.active, faces), rolling: 0 } };
}

function act(state: State, action: Action): State {
  const { dice } = state;
  switch (action.kind) {
    case "roll":
      return {
        ...state,
        dice: { ...dice, active: [], mayRoll: false, rolling: diceToRoll(state) },
      };
    case "aside":
      assert(contains(dice.active, action.dice), "only active dice are set aside");
      return {
        ...state,
        dice: {
          ...dice,
          active: minus(dice.active, action.dice),
          aside: plus(dice.aside, action.dice),
          mayRoll: true,
        },
      };
    case "use":
      return { ...state, dice: afterUse(dice, action) };
    case "take":
      return endTurn(action.character === "nothing" ? state : acquire(state, action.character));
    case "stand":
    case "decline":
      return endFinalTurn(state);
    default:
      return assertNever(action);
  }
}

/** The number of dice to roll: K5 for the first roll, K7 for the others. */
function diceToRoll(state: State): number {
  return beforeFirstRoll(state.dice) ? diceInUse(state) : state.dice.active.length;
}

function withHand(state: State, seat: Seat, hand: Hand): State {
  return { ...state, hands: state.hands.with(seat, hand) };
}

function acquire(state: State, character: CharacterId): State {
  const seat = state.toAct;
  const hand = handOf(state, seat);
  if (CHARACTERS[character].cost.kind === "turnedFool")
    return withHand(state, seat, {
      cards: excluding(hand.cards, "fool"),
      charlatans: hand.charlatans + 1,
    });
  if (CHARACTERS[character].ability.kind === "endsTheGame") return claimKing(state);
  const court = { ...state.court, [character]: state.court[character] - 1 };
  return { ...withHand(state, seat, { ...hand, cards: including(hand.cards, character) }), court };
}

/** K19: the King brings the Queen along, and the result is the mark to beat. */
function claimKing(state: State): State {
  const seat = state.toAct;
  const hand = handOf(state, seat);
  const claim: Claim = { seat, ...markOf(state.dice.aside) };
  const cards = including(including(hand.cards, "queen"), "king");
  return {
    ...withHand(state, seat, { ...hand, cards }),
    court: { ...state.court, king: 0, queen: 0 },
    ending: { claim, round: state.round, best: claim },
  };
}

/** K4, K20, K21, K25: ends a turn: the next seat of the round, the next round, the final round or the end. */
function endTurn(state: State): State {
  const fresh = { ...state, dice: FRESH_DICE };
  const next = nextOfRound(state);
  if (next !== undefined) return { ...fresh, toAct: next };
  if (state.ending !== undefined) return openFinalRound(fresh, state.ending);
  if (state.round === ROUNDS_MAX) return { ...fresh, winner: "all" };
  const start = right(state.start, state.players);
  return { ...fresh, round: state.round + 1, start, toAct: start };
}

function openFinalRound(state: State, { claim }: Ending): State {
  const [first] = finalRoundSeats(state, claim.seat);
  return { ...state, round: state.round + 1, toAct: first as Seat };
}

/** K22, K23: ends a turn of the final round: the King may pass on, then the next seat plays or the game ends. */
function endFinalTurn(state: State): State {
  const { ending, toAct } = state;
  assert(ending !== undefined, "in the final round the King has been claimed");
  const mark = beforeFirstRoll(state.dice) ? undefined : markOf(state.dice.aside);
  const fresh = { ...state, dice: FRESH_DICE };
  if (toAct === ending.claim.seat) {
    const holds = mark !== undefined && matches(mark, ending.best);
    return { ...fresh, winner: holds ? toAct : ending.best.seat };
  }
  const best =
    mark !== undefined && beats(mark, ending.best) ? { seat: toAct, ...mark } : ending.best;
  return nextOfFinalRound(best === ending.best ? fresh : passKing(fresh, ending, best), ending);
}

function passKing(state: State, ending: Ending, best: Claim): State {
  const from = handOf(state, ending.best.seat);
  const to = handOf(state, best.seat);
  const passed = withHand(state, ending.best.seat, {
    ...from,
    cards: excluding(from.cards, "king"),
  });
  return {
    ...withHand(passed, best.seat, { ...to, cards: including(to.cards, "king") }),
    ending: { ...ending, best },
  };
}

function nextOfFinalRound(state: State, { claim }: Ending): State {
  const order = finalRoundSeats(state, claim.seat);
  const next = { ...state, toAct: order[order.indexOf(state.toAct) + 1] as Seat };
  return hasWonAlready(next) ? { ...next, winner: claim.seat } : next;
}
