import {
  headerFault,
  lineOf,
  ok,
  readFaces,
  readNumber,
  readOnlyWhole,
  readSeat,
  type HeaderFault,
  type HeaderLine,
  type Result,
} from "@courtly/engine";
import { excluding, including } from "./characters.ts";
import { beats } from "./costs.ts";
import { withState, type PositionDraft } from "./positionDraft.ts";
import { diceSupply } from "./rules.ts";
import { handOf, isFinalRound, ROUNDS_MAX, type Claim, type State } from "./state.ts";
import { ENGLISH } from "./words/en.ts";

export function readEnding(
  draft: PositionDraft,
  lines: readonly HeaderLine[],
): Result<PositionDraft, HeaderFault> {
  const claimed = lineOf(lines, "claimed");
  const king = lineOf(lines, "king");
  if (claimed !== undefined && king !== undefined)
    return headerFault(
      king,
      "'claimed' or 'king', not both: is the round of the claim over or not?",
      "K21",
    );
  const round = readRound(lineOf(lines, "round"), king !== undefined);
  if (!round.ok) return round;
  const at = claimed ?? king;
  if (at === undefined) return withState(draft, { round: round.value });
  const claim = readClaim(at, draft.state);
  if (!claim.ok) return claim;
  const { hands, court } = draft.state;
  const { seat } = claim.value;
  const hand = handOf(draft.state, seat);
  return withState(draft, {
    round: round.value,
    hands: hands.with(seat, { ...hand, cards: including(including(hand.cards, "queen"), "king") }),
    court: { ...court, king: 0, queen: 0 },
    ending: {
      claim: claim.value,
      best: claim.value,
      round: king === undefined ? round.value : round.value - 1,
    },
  });
}

function readRound(at: HeaderLine | undefined, isFinal: boolean): Result<number, HeaderFault> {
  const min = isFinal ? 2 : 1;
  const max = isFinal ? ROUNDS_MAX + 1 : ROUNDS_MAX;
  return at === undefined ? ok(min) : readOnlyWhole(at, { min, max, what: "a round", rule: "K25" });
}

function readClaim(at: HeaderLine, { players, rules }: State): Result<Claim, HeaderFault> {
  const seat = readSeat(at, players);
  if (!seat.ok) return seat;
  const max = diceSupply(rules);
  const count = readNumber(at, 1, { min: 7, max, what: "how many dice are alike", rule: "K19" });
  if (!count.ok) return count;
  const faces = readFaces(at.words.slice(2));
  const [face] = faces.ok ? faces.value : [];
  if (face === undefined || at.words.length > 3)
    return headerFault(at, `'${at.key} SEAT COUNT FACE' wanted`);
  return ok({ seat: seat.value, count: count.value, face });
}

export function readBest(
  draft: PositionDraft,
  lines: readonly HeaderLine[],
): Result<PositionDraft, HeaderFault> {
  const { state } = draft;
  const { ending, hands } = state;
  const at = lineOf(lines, "best");
  if (at === undefined) return ok(draft);
  if (ending === undefined || !isFinalRound(state))
    return headerFault(
      at,
      "only in the final round does the King pass on: a 'king' line is missing",
      "K22",
    );
  const best = readClaim(at, state);
  if (!best.ok) return best;
  const { claim } = ending;
  if (best.value.seat === claim.seat)
    return headerFault(
      at,
      "'best' is for a player who took the King from the one who claimed it",
      "K22",
    );
  if (!beats(best.value, claim))
    return headerFault(
      at,
      `that does not beat the claim of ${claim.count} dice showing ${claim.face}`,
      "K22",
    );
  const loser = handOf(state, claim.seat);
  const winner = handOf(state, best.value.seat);
  return withState(draft, {
    ending: { ...ending, best: best.value },
    hands: hands
      .with(claim.seat, { ...loser, cards: excluding(loser.cards, "king") })
      .with(best.value.seat, { ...winner, cards: including(winner.cards, "king") }),
  });
}

/** Checks King and Queen in `cards` lines: they may occur once each, for the seat that holds or held them. */
export function readRoyals(draft: PositionDraft): Result<PositionDraft, HeaderFault> {
  const { ending } = draft.state;
  for (const [i, { id, seat, at }] of draft.royals.entries()) {
    const name = ENGLISH.names[id];
    if (ending === undefined)
      return headerFault(
        at,
        `who holds the ${name} has claimed the King: add a 'claimed' or 'king' line`,
        "K19",
      );
    const holder = id === "king" ? ending.best.seat : ending.claim.seat;
    if (seat !== holder && seat !== ending.claim.seat)
      return headerFault(at, `the ${name} is held by seat ${holder}`, "K19");
    if (draft.royals.findIndex((royal) => royal.id === id) !== i)
      return headerFault(at, `there is one ${name}, named twice here`, "K2");
  }
  return ok(draft);
}
