import { assertNever, FACES, minus, type Face, type Refusal, type Seat } from "@courtly/engine";
import { CAVE_SPACES, COUNCIL_SEATS, COURT_SEATS, DEEP_MINES, DEEP_SPACES } from "./board.ts";
import { refuse } from "./refusals.ts";
import {
  caveValue,
  courtOf,
  enteredOut,
  goldOf,
  isNeighbour,
  memberAt,
  ownSpots,
  pathDie,
  rowOf,
  tokensInHand,
  type RowKind,
  type Spending,
  type Spot,
  type State,
} from "./state.ts";
import { turnOf } from "./turn.ts";

export type Action =
  | { readonly kind: "roll" }
  /** A member goes to the entry of a village or cave, from hand or recalled (R8, R9, R12). */
  | {
      readonly kind: "enter";
      readonly into: { readonly kind: RowKind; readonly number: number };
      readonly from?: Spot;
    }
  | { readonly kind: "court"; readonly court: number; readonly from: Spot; readonly over: number }
  | { readonly kind: "deep"; readonly mine: number; readonly from: Spot }
  | { readonly kind: "change"; readonly die: Face; readonly to: Face }
  | { readonly kind: "retire"; readonly spot: Spot }
  | { readonly kind: "promote"; readonly spot: Spot }
  | { readonly kind: "end" }
  | { readonly kind: "home"; readonly spot: Spot }
  | { readonly kind: "stay" };

export type Of<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

const CHANGE_POINTS = 1; // R17
const RETIRE_POINTS = 1; // R18
const PROMOTE_POINTS = 2; // R19

/** The action points that an action costs; 0 for all but three kinds. */
export function pointsFor(action: Action): number {
  if (action.kind === "change") return CHANGE_POINTS;
  if (action.kind === "retire") return RETIRE_POINTS;
  return action.kind === "promote" ? PROMOTE_POINTS : 0;
}

/** Each legal action once: roll, entries, courts, deep mines, change, retire, promote, end; or home and stay. */
export function actionsOf(state: State, seat: Seat): readonly Action[] {
  const turn = turnOf(state);
  if (turn.kind !== "decide" || turn.seat !== seat) return [];
  return candidates(state, seat).filter(
    (action) => refusalOfAction(state, seat, action) === undefined,
  );
}

function candidates(state: State, seat: Seat): readonly Action[] {
  const inVillages = ownSpots(state, seat, "village");
  const inCaves = ownSpots(state, seat, "cave");
  const spots = [...inVillages, ...inCaves];
  if (state.stage.kind === "examine")
    return [...inCaves.map((spot): Action => ({ kind: "home", spot })), { kind: "stay" }];
  return [
    { kind: "roll" },
    ...(["village", "cave"] as const).flatMap((kind) =>
      FACES.flatMap((number): readonly Action[] => [
        { kind: "enter", into: { kind, number } },
        ...spots.map((from): Action => ({ kind: "enter", into: { kind, number }, from })),
      ]),
    ),
    ...FACES.flatMap((court) =>
      inVillages.flatMap((from) =>
        Array.from({ length: COURT_SEATS }, (_, over): Action => ({
          kind: "court",
          court,
          from,
          over,
        })),
      ),
    ),
    ...Array.from({ length: DEEP_MINES }, (_, index) => index + 1).flatMap((mine) =>
      inCaves.map((from): Action => ({ kind: "deep", mine, from })),
    ),
    ...FACES.flatMap((die) => neighbours(die).map((to): Action => ({ kind: "change", die, to }))),
    ...inVillages.map((spot): Action => ({ kind: "retire", spot })),
    ...spots.map((spot): Action => ({ kind: "promote", spot })),
    { kind: "end" },
  ];
}

function neighbours(die: Face): readonly Face[] {
  return FACES.filter((face) => Math.abs(face - die) === 1);
}

export function refusalOfAction(state: State, seat: Seat, action: Action): Refusal | undefined {
  const { stage } = state;
  const examines = action.kind === "home" || action.kind === "stay";
  if (stage.kind !== "turn")
    return examines ? refusalOfExamining(state, seat, action) : refuse("examining");
  if (examines) return refuse("notExamining");
  const { spending } = stage;
  if (spending.dice === "waiting") return action.kind === "roll" ? undefined : refuse("rollFirst");
  if (action.kind === "roll") return refuse("rolledAlready");
  return refusalOfSpending(state, seat, spending, action);
}

function refusalOfExamining(
  state: State,
  seat: Seat,
  action: Extract<Action, { kind: "home" | "stay" }>,
): Refusal | undefined {
  if (action.kind === "stay") return undefined;
  const { spot } = action;
  if (memberAt(state, spot) !== seat) return refuse("notOwnHome", { spot });
  return caveValue(state, spot) === 0 ? refuse("noValue", { spot }) : undefined;
}

type Spent = Exclude<Action, { kind: "roll" | "home" | "stay" }>;

function refusalOfSpending(
  state: State,
  seat: Seat,
  spending: Spending,
  action: Spent,
): Refusal | undefined {
  switch (action.kind) {
    case "enter":
      return refusalOfEntry(state, seat, spending, action);
    case "court":
      return refusalOfCourt(state, seat, spending, action);
    case "deep":
      return refusalOfDeep(state, seat, spending, action);
    case "change":
      return refusalOfPoints(spending, action) ?? refusalOfChange(spending, action);
    case "retire":
      return (
        refusalOfPoints(spending, action) ??
        refusalOfSpot(state, seat, action.spot, "notOwnRetired") ??
        needsDie(spending, action.spot.number, "noDieToRetire")
      );
    case "promote":
      return (
        refusalOfPoints(spending, action) ?? refusalOfPromotion(state, seat, spending, action.spot)
      );
    case "end":
      return undefined;
    default:
      return assertNever(action);
  }
}

function needsDie(
  { dice }: Spending,
  die: number,
  reason: "noDie" | "noDieToRetire" | "noDieToPromote" = "noDie",
): Refusal | undefined {
  const unspent = typeof dice === "string" ? [] : dice;
  return unspent.some((face) => face === die) ? undefined : refuse(reason, { die, unspent });
}

type NotOwn = "notOwnToCourt" | "notOwnMiner" | "notOwnRetired" | "notOwnPromoted";

function refusalOfSpot(state: State, seat: Seat, spot: Spot, reason: NotOwn): Refusal | undefined {
  return memberAt(state, spot) === seat ? undefined : refuse(reason, { spot });
}

function refusalOfEntry(
  state: State,
  seat: Seat,
  spending: Spending,
  { into, from }: Of<"enter">,
): Refusal | undefined {
  const noDie = needsDie(spending, into.number);
  if (noDie !== undefined) return noDie;
  if (enteredOut(spending, into)) return refuse("enteredTwice", { place: into });
  if (from === undefined) {
    if (tokensInHand(state, seat) === 0) return refuse("nobodyInHand");
  } else if (memberAt(state, from) !== seat) return refuse("notOwnRecalled", { spot: from });
  return into.kind === "cave" ? refusalOfCave(state, into.number, from) : undefined;
}

/** R12: refuses a cave without room before the red line; a recalled member leaves its space first. */
function refusalOfCave(state: State, number: number, from: Spot | undefined): Refusal | undefined {
  const place = { kind: "cave", number } as const;
  const redLine = state.board.caves[number - 1]?.redLine as number;
  const leavesRoom = from?.kind === "cave" && from.number === number && from.space <= redLine;
  const full = rowOf(state, place)
    .slice(0, redLine)
    .every((member) => member !== undefined);
  return full && !leavesRoom ? refuse("caveFull", { place, redLine }) : undefined;
}

/** R10, R11: the price of a way to court: for the council seat that is left, and for the members passed. */
export function courtPrice({ board }: State, { number, space }: Spot, over: number): number {
  return (
    (board.villages[number - 1]?.prices[space - 1] as number) + (board.courts.leaps[over] as number)
  );
}

function refusalOfCourt(
  state: State,
  seat: Seat,
  spending: Spending,
  { court, from, over }: Of<"court">,
): Refusal | undefined {
  if (!isNeighbour(state, from.number, court))
    return refuse("notNeighbour", { village: from.number, court });
  const refusal =
    needsDie(spending, state.rules.courtDie === "court" ? court : from.number) ??
    refusalOfSpot(state, seat, from, "notOwnToCourt");
  if (refusal !== undefined) return refusal;
  const place = { kind: "court", number: court } as const;
  if (enteredOut(spending, place)) return refuse("enteredTwice", { place });
  const members = courtOf(state, court).length;
  if (members === COURT_SEATS) return refuse("courtFull", { court });
  if (over > members) return refuse("leapTooFar", { court, over, members });
  const price = courtPrice(state, from, over);
  const gold = goldOf(state, seat);
  return price > gold ? refuse("tooDear", { price, gold }) : undefined;
}

function refusalOfDeep(
  state: State,
  seat: Seat,
  spending: Spending,
  { mine, from }: Of<"deep">,
): Refusal | undefined {
  const die = pathDie(from.number, mine);
  if (die === undefined) return refuse("noPath", { cave: from.number, mine });
  const refusal = needsDie(spending, die) ?? refusalOfSpot(state, seat, from, "notOwnMiner");
  if (refusal !== undefined) return refusal;
  const place = { kind: "deep", number: mine } as const;
  if (enteredOut(spending, place)) return refuse("enteredTwice", { place });
  return state.deep[mine - 1] === DEEP_SPACES ? refuse("exhausted", { mine }) : undefined;
}

function refusalOfPoints({ points: left }: Spending, action: Action): Refusal | undefined {
  const needed = pointsFor(action);
  return left < needed ? refuse("noPoints", { needed, left }) : undefined;
}

function refusalOfChange(
  { dice, changed }: Spending,
  { die, to }: Of<"change">,
): Refusal | undefined {
  if (Math.abs(die - to) !== 1) return refuse("notByOne", { die, to });
  const unchanged = typeof dice === "string" ? [] : minus(dice, changed);
  return unchanged.includes(die) ? undefined : refuse("noUnchangedDie", { die, unchanged });
}

function refusalOfPromotion(
  state: State,
  seat: Seat,
  spending: Spending,
  spot: Spot,
): Refusal | undefined {
  const refusal =
    refusalOfSpot(state, seat, spot, "notOwnPromoted") ??
    needsDie(spending, spot.number, "noDieToPromote");
  if (refusal !== undefined) return refusal;
  const last = spot.kind === "village" ? COUNCIL_SEATS : CAVE_SPACES;
  if (spot.space === last) return refuse("lastSpace", { spot });
  return memberAt(state, { ...spot, space: spot.space + 1 }) === seat
    ? refuse("pastOwn", { spot })
    : undefined;
}
