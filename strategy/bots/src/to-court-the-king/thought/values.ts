import type { BySeat, Seat } from "@courtly/engine";
import {
  CHARACTER_IDS,
  finalRoundSeats,
  isFinalRound,
  owns,
  setOf,
  type Hand,
  type State,
} from "@courtly/to-court-the-king";
import { scoreOf, type Net } from "../../net.ts";
import { afterClaiming } from "./claims.ts";
import { readSeat, POSITION_SHAPE } from "./features.ts";
import { finale } from "./finale.ts";
import { LOWEST_RANK, RANKS, rankOf } from "./marks.ts";
import { paceOf } from "./pace.ts";
import { reachOf, type Reach } from "./reach.ts";

/** The fitted nets: the reach of hands, the number of turns to the King, and the standing of a seat. */
export interface Knowledge {
  readonly reach: Net;
  readonly pace: Net;
  readonly standing: Net;
}

const KNOWN_MAX = 5000;

/** Computes reaches with a cache, because the same hands recur. */
function reaches({ reach: net }: Pick<Knowledge, "reach">) {
  const known = new Map<string, Reach>();
  return (hand: Hand, rules: State["rules"]): Reach => {
    const key = `${hand.cards} ${hand.charlatans} ${rules.diceSupply}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= KNOWN_MAX) known.clear();
    const reach = reachOf(net, hand, rules);
    known.set(key, reach);
    return reach;
  };
}

export interface Judgement {
  /** Each seat's chance to win, at the beginning of a turn. */
  readonly chances: (state: State) => BySeat<number>;
  /** By rank of the result: the chance to win of the seat to act if it claims the King with it. */
  readonly claiming: (state: State) => Float64Array;
  /** In the final round, by rank of the result: the chance to win of the seat to act after its turn. */
  readonly endingFinalTurn: (state: State) => Float64Array;
  /** The inputs of the net, by seat, at the beginning of a turn. */
  readonly inputs: (state: State) => Float64Array;
}

export function judge(knowledge: Knowledge): Judgement {
  const reachFor = reaches(knowledge);
  const reachesOf = (state: State) => state.hands.map((hand) => reachFor(hand, state.rules));

  const inputs = (state: State): Float64Array => {
    const { inputs: width } = POSITION_SHAPE;
    const table = new Float64Array(state.players * width);
    const reaches = reachesOf(state);
    const paces = reaches.map((reach, seat) => paceOf(knowledge.pace, state, seat, reach));
    for (let seat = 0; seat < state.players; seat += 1) {
      const row = table.subarray(seat * width, (seat + 1) * width);
      readSeat(state, seat, { reaches, paces }, row);
    }
    return table;
  };

  /** The reach in the final round: a seat that still has a turn before it may get another card. */
  const reachesAtFinale = (state: State): BySeat<Reach> => {
    const reaches = reachesOf(state);
    if (isFinalRound(state)) return reaches;
    const waiting = new Set(seatsLeftInRound(state));
    return reaches.map((reach, seat) =>
      waiting.has(seat) ? withAnotherCard(state, seat, { reach, reachFor }) : reach,
    );
  };

  const ending = (state: State) => {
    const { claim, best } = state.ending as NonNullable<State["ending"]>;
    const order = finalRoundSeats(state, claim.seat);
    const played = isFinalRound(state) ? order.indexOf(state.toAct) : 0;
    const held = { seat: best.seat, rank: rankOf(best) };
    const isLast = played === order.length - 1;
    return { chances: finale(order, reachesAtFinale(state)), played, held, isLast };
  };

  return {
    inputs,
    chances: (state) => {
      if (state.winner !== undefined) return wonBy(state, state.winner);
      if (state.ending !== undefined) {
        const { chances, played, held } = ending(state);
        return chances(played, held);
      }
      return softmax(knowledge.standing, inputs(state), state.players);
    },
    claiming: (state) => {
      const seat = state.toAct;
      const { chances } = ending(afterClaiming(state));
      return byRank((rank) => chances(0, { seat, rank })[seat] as number);
    },
    endingFinalTurn: (state) => {
      const { chances, played, held, isLast } = ending(state);
      const seat = state.toAct;
      return byRank((rank) => {
        if (isLast) return rank >= held.rank ? 1 : 0;
        return rank > held.rank ? (chances(played + 1, { seat, rank })[seat] as number) : 0;
      });
    },
  };
}

/** The seats that have not finished their turn in this round. */
function seatsLeftInRound({ players, start, toAct }: State): readonly Seat[] {
  const played = (toAct - start + players) % players;
  return Array.from({ length: players - played }, (_, index) => (toAct + index) % players);
}

/** How much of the best other card's help a seat can expect from one turn: it often gets a lesser one, or none. */
const HELP_OF_A_TURN = 0.8;

/** The expected reach of a seat after one more turn. */
function withAnotherCard(
  { hands, court, rules }: State,
  seat: Seat,
  {
    reach,
    reachFor,
  }: { readonly reach: Reach; readonly reachFor: (hand: Hand, rules: State["rules"]) => Reach },
): Reach {
  const hand = hands[seat] as Hand;
  const open = CHARACTER_IDS.filter(
    (id) => id !== "king" && id !== "queen" && court[id] > 0 && !owns(hand, id),
  );
  const others = open.map((id) => reachFor({ ...hand, cards: hand.cards | setOf([id]) }, rules));
  return reach.map((now, rank) => {
    const best = Math.max(now, ...others.map((other) => other[rank] as number));
    return now + HELP_OF_A_TURN * (best - now);
  });
}

function byRank(chance: (rank: number) => number): Float64Array {
  return Float64Array.from({ length: RANKS }, (_, rank) => (rank < LOWEST_RANK ? 0 : chance(rank)));
}

function wonBy(state: State, winner: Seat | "all"): BySeat<number> {
  return state.hands.map((_, seat) =>
    winner === "all" ? 1 / state.players : winner === seat ? 1 : 0,
  );
}

export function softmax(net: Net, table: Float64Array, players: number): BySeat<number> {
  const scores = Array.from({ length: players }, (_, seat) =>
    scoreOf(net, table, seat * net.inputs),
  );
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}
