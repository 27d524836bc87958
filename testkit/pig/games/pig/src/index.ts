import {
  assert,
  encodingOf,
  err,
  left,
  lineOf,
  ok,
  passing,
  lasting,
  readNumber,
  readOnlyWhole,
  refusals,
  ruleBook,
  setupReader,
  type ByPlayer,
  type BySeat,
  type Encoding,
  type Game,
  type HeaderReader,
  type RulesOf,
  type Seat,
  type Step,
  type Tale,
  type Turn,
} from "@courtly/engine";
import { FACTS } from "./facts.ts";

export { FACTS };

// ── rules as data ───────────────────────────────────────────────────────────────────────────────

export const RULE_FIELDS = { target: ["100", "50"] } as const;
export type Rules = RulesOf<typeof RULE_FIELDS>;
export const RULE_SETS = { standard: { target: "100" }, short: { target: "50" } } as const;
const rules = ruleBook(RULE_FIELDS, RULE_SETS);

/** P5: a game without a winner ends after this round. */
const ROUNDS_MAX = 100;

export interface State {
  readonly players: number;
  readonly rules: Rules;
  readonly start: Seat;
  readonly round: number;
  readonly toAct: Seat;
  /** The points that are safe. */
  readonly scores: BySeat<number>;
  /** The points of this turn, which a 1 takes away. */
  readonly pot: number;
  readonly isRolling: boolean;
  /** Of two players, the one who has won because the other one has resigned. */
  readonly winner: Seat | undefined;
}

/** Any state can start a game. */
export type Setup = State;

export type Action = { readonly kind: "roll" } | { readonly kind: "hold" };

const REFUSALS = { rollFirst: () => "roll at least once before you hold" };
const refuse = refusals(REFUSALS, { rollFirst: "P4" });

function isOver({ scores, rules: { target }, round }: State): boolean {
  return round > ROUNDS_MAX || scores.some((score) => score >= Number(target));
}

/** P5: the highest score wins; equal scores share the place. */
function ranksOf({ scores }: State): ByPlayer<number> {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

function turnOf(state: State): Turn {
  if (state.winner !== undefined)
    return { kind: "over", ranks: state.winner === 0 ? [1, 2] : [2, 1] };
  if (isOver(state)) return { kind: "over", ranks: ranksOf(state) };
  const { toAct: seat } = state;
  return state.isRolling ? { kind: "roll", seat, dice: 1 } : { kind: "decide", seat };
}

/** P2: the turn passes clockwise; a round is over when it comes back to the start seat. */
function passed(state: State, scores: BySeat<number>): State {
  const toAct = left(state.toAct, state.players);
  const round = toAct === state.start ? state.round + 1 : state.round;
  return { ...state, scores, toAct, round, pot: 0, isRolling: false };
}

// ── the header of a record ──────────────────────────────────────────────────────────────────────

const readScores: HeaderReader<State> = (draft, lines) => {
  const at = lineOf(lines, "scores");
  if (at === undefined) return ok(draft);
  if (at.words.length !== draft.players)
    return err({ at, message: `${draft.players} scores wanted` });
  const scores: number[] = [];
  for (const seat of at.words.keys()) {
    const score = readNumber(at, seat, { min: 0, max: 1000, what: "a score" });
    if (!score.ok) return score;
    scores.push(score.value);
  }
  return ok({ ...draft, scores });
};

const readWholeInto =
  (
    key: "round" | "pot" | "to-act" | "over",
    min: number,
    max: (draft: State) => number,
  ): HeaderReader<State> =>
  (draft, lines) => {
    const at = lineOf(lines, key);
    if (at === undefined) return ok(draft);
    const value = readOnlyWhole(at, { min, max: max(draft), what: key });
    if (!value.ok) return value;
    return ok({ ...draft, [FIELDS[key]]: value.value });
  };

/** The field of each line. */
const FIELDS = { round: "round", pot: "pot", "to-act": "toAct", over: "winner" } as const;

const readSetup = setupReader<Setup, State>({
  keys: {
    start: "once",
    rules: "once",
    round: "once",
    scores: "once",
    pot: "once",
    "to-act": "once",
    rolling: "once",
    over: "once",
  },
  opening: (lines, players) => {
    const chosen = rules.readLine(lines);
    if (!chosen.ok) return chosen;
    const at = lineOf(lines, "start");
    const start =
      at === undefined ? ok(0) : readOnlyWhole(at, { min: 0, max: players - 1, what: "a seat" });
    if (!start.ok) return start;
    return ok(opening(players, chosen.value, start.value));
  },
  draftOf: (setup) => setup,
  readers: [
    readScores,
    readWholeInto("round", 1, () => ROUNDS_MAX + 1),
    readWholeInto("to-act", 0, ({ players }) => players - 1),
    readWholeInto("pot", 0, () => 1000),
    readWholeInto("over", 0, ({ players }) => players - 1),
    (draft, lines) => ok({ ...draft, isRolling: lineOf(lines, "rolling") !== undefined }),
  ],
  setupOf: (draft) => draft,
});

function opening(players: number, chosen: Rules, start: Seat): State {
  return {
    players,
    rules: chosen,
    start,
    round: 1,
    toAct: start,
    scores: Array.from({ length: players }, () => 0),
    pot: 0,
    isRolling: false,
    winner: undefined,
  };
}

function positionLines(state: State): readonly string[] {
  const first = opening(state.players, state.rules, state.start);
  return [
    ...(state.round === first.round ? [] : [`round ${state.round}`]),
    ...(state.scores.some((score) => score > 0) ? [`scores ${state.scores.join(" ")}`] : []),
    ...(state.toAct === first.toAct ? [] : [`to-act ${state.toAct}`]),
    ...(state.pot === 0 ? [] : [`pot ${state.pot}`]),
    ...(state.isRolling ? ["rolling"] : []),
    ...(state.winner === undefined ? [] : [`over ${state.winner}`]),
  ];
}

// ── the game ────────────────────────────────────────────────────────────────────────────────────

/** Pig: roll as often as you dare, and hold before a 1 takes the points of the turn. */
export const pig: Game<Setup, State, Action> = {
  ...FACTS,
  start: (setup) => setup,
  turn: turnOf,
  round: ({ round }) => round,
  playersIn: ({ players }) => players,
  turnName: ({ round, toAct }) => `${round} ${toAct}`,
  playerOf: (_, seat) => seat,
  actions: (state, seat) => {
    const turn = turnOf(state);
    if (turn.kind !== "decide" || turn.seat !== seat) return [];
    return state.pot === 0 ? [{ kind: "roll" }] : [{ kind: "hold" }, { kind: "roll" }];
  },
  refusal: ({ pot }, _, { kind }) =>
    kind === "hold" && pot === 0 ? refuse("rollFirst") : undefined,
  apply: (state, event) => {
    if (event.kind === "resigned")
      return { ...state, pot: 0, isRolling: false, winner: 1 - event.seat };
    if (event.kind === "rolled") {
      const [face] = event.faces;
      assert(face !== undefined, "one die is rolled");
      // P3: a 1 ends the turn without points.
      return face === 1
        ? passed(state, state.scores)
        : { ...state, pot: state.pot + face, isRolling: false };
    }
    if (event.action.kind === "roll") return { ...state, isRolling: true };
    return passed(
      state,
      state.scores.map((score, seat) => (seat === state.toAct ? score + state.pot : score)),
    );
  },
  position: (state) => state,
  notation: {
    setup: {
      read: readSetup,
      write: (state) => ({
        rules: [`rules ${rules.write(state.rules)}`, `start ${state.start}`],
        position: positionLines(state),
      }),
    },
    action: {
      read: (text) =>
        text === "roll" || text === "hold" ? ok({ kind: text }) : err("'roll' or 'hold' wanted"),
      write: ({ kind }) => kind,
    },
  },
};

/** Tells what happened in one sentence. */
export function tell(
  { before, event }: Step<State, Action>,
  names: ByPlayer<string>,
): readonly Tale[] {
  const seat = before.toAct;
  if (event.kind === "resigned") return [lasting(`${names[event.seat]} resigns.`, event.seat)];
  const name = names[seat] ?? "";
  if (event.kind === "rolled") return [passing(`${name} rolls ${event.faces.join(" ")}.`, seat)];
  return event.action.kind === "hold" ? [lasting(`${name} holds ${before.pot} points.`, seat)] : [];
}

export const pigEncoding: Encoding<State, Action> = encodingOf({
  version: 1,
  parts: [
    {
      name: "points",
      labels: ["pot", "own", "best rival"],
      values: ({ pot, scores }, seat) => [
        pot,
        scores[seat] ?? 0,
        Math.max(...scores.filter((_, other) => other !== seat)),
      ],
    },
  ],
  slots: ["roll", "hold"],
  slotName: ({ kind }) => kind,
});
