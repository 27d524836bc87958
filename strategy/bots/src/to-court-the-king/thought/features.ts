import { FACES, left, right, type BySeat, type Seat } from "@courtly/engine";
import { finalRoundSeats, type State } from "@courtly/to-court-the-king";
import { finale } from "./finale.ts";
import { LOWEST_RANK, RANKS } from "./marks.ts";
import { logOdds, PACE_SHAPE, readPace } from "./pace.ts";
import type { Reach } from "./reach.ts";

const PLAYERS_AT = PACE_SHAPE.inputs;
const NUMBERS_AT = PLAYERS_AT + 4;
const NUMBERS = 20;
/** The index of the lead over the nearest rival. */
export const LEAD_AT = NUMBERS_AT + 5;
export const POSITION_SHAPE = { inputs: NUMBERS_AT + NUMBERS, hidden: 24 };

/** The prospects of every seat's hand. */
export interface Prospects {
  readonly reaches: BySeat<Reach>;
  /** The expected number of turns to the King. */
  readonly paces: BySeat<number>;
}

/** Reads the inputs of the net for a seat at the beginning of a turn: its pace, the race, and the turn order. */
export function readSeat(
  state: State,
  seat: Seat,
  { reaches, paces }: Prospects,
  into: Float64Array,
): void {
  const reach = reaches[seat] as Reach;
  readPace(state, seat, reach, into);
  into[PLAYERS_AT + state.players - 2] = 1;
  const [first, second] = turnsAhead(state, seat);
  const isNext = first === 0 ? 1 : 0;
  const others = <Value>(values: BySeat<Value>) => values.filter((_, each) => each !== seat);
  const king = reach[LOWEST_RANK] as number;
  const rival = Math.max(...others(reaches).map((each) => each[LOWEST_RANK] as number));
  const reign = reigning(state, seat, reaches);
  const pace = paces[seat] as number;
  const lead = Math.min(...others(paces)) - pace;
  const eight = reach[LOWEST_RANK + FACES.length] as number;
  into.set(
    [
      isNext,
      first / 4,
      second / 8,
      pace / 8,
      1 / pace,
      lead / 4,
      isNext * (lead / 4),
      lead / pace,
      lead / (pace + lead),
      rival,
      logOdds(rival),
      isNext * king,
      isNext * rival,
      reign,
      reign * king,
      isNext * reign * king,
      eight,
      logOdds(eight),
      king * (1 - rival),
      state.round / 20,
    ],
    NUMBERS_AT,
  );
}

/** The chance that the seat, once it claims the King, still has him at the end; averaged over its reach. */
function reigning(state: State, seat: Seat, reaches: BySeat<Reach>): number {
  const reach = reaches[seat] as Reach;
  const all = reach[LOWEST_RANK] as number;
  if (all === 0) return 0;
  const chances = finale(finalRoundSeats(state, seat), reaches);
  let sum = 0;
  for (let rank = LOWEST_RANK; rank < RANKS; rank += 1) {
    const exactly = (reach[rank] as number) - (reach[rank + 1] ?? 0);
    if (exactly > 0) sum += exactly * (chances(0, { seat, rank })[seat] as number);
  }
  return sum / all;
}

/** The number of turns before the seat's next turn, and before the one after that (K4). */
function turnsAhead(state: State, seat: Seat): readonly [number, number] {
  const { players, start, toAct } = state;
  const ahead: number[] = [];
  let turn = 0;
  let from = start;
  let now = toAct;
  while (ahead.length < 2) {
    if (now === seat) ahead.push(turn);
    turn += 1;
    now = left(now, players);
    if (now === from) {
      from = right(from, players);
      now = from;
    }
  }
  return [ahead[0] as number, ahead[1] as number];
}
