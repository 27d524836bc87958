import { isDeepStrictEqual } from "node:util";
import {
  boxed,
  headerLine,
  openTable,
  play,
  readRecord,
  refusalOf,
  replay,
  writeEvent,
  type Game,
  type GameEvent,
  type Seat,
} from "@courtly/engine";
import type { Change, Chooser, Lawful, Trial } from "./lawful.ts";

/** Expensive laws check one decision in this many. */
const DECISIONS_PER_LOOK = 50;
/** The number of last events that are tried again after the end of the game. */
const EVENTS_OFFERED_AGAIN = 50;

export interface Verdict {
  readonly events: number;
  /** Decisions at which the enumeration was compared with the independent one. */
  readonly compared: number;
  readonly listed: number;
}

/** A law that does not hold: the law, and the moment it broke. */
export class LawBroken extends Error {
  constructor(law: string, detail: string) {
    super(`${law}: ${detail}`);
    this.name = "LawBroken";
  }
}

/** Plays one game and checks every law; throws at the first that is broken. */
export function judge<Setup, State, Action>(
  lawful: Lawful<Setup, State, Action>,
  trial: Trial<Setup, State, Action>,
): Verdict {
  const { game } = lawful;
  const events: GameEvent<Action>[] = [];
  const first = frozen(game.start(trial.setup));
  let state = first;
  let change: Change<State, Action> | undefined;
  let compared = 0;
  let listed = 0;
  for (;;) {
    const turn = game.turn(state);
    const sampled = trial.random() * DECISIONS_PER_LOOK < 1;
    holdsCounts(lawful, state, change);
    if (sampled) positionsRoundTrip(game, state, trial.players);
    if (sampled) resigningEndsTheGame(lawful, state, trial.players);
    if (turn.kind === "over") break;
    if (sampled) onlyTheSeatToActHasActions(game, state, trial.players);
    if (turn.kind === "decide" && sampled) {
      listed += 1;
      const { seat } = turn;
      const texts = listIsSound(lawful, state, seat);
      compared += listIsComplete(lawful, state, { seat, texts }) ? 1 : 0;
    }
    const event = nextEvent(game, trial, state);
    hold(
      events.length < lawful.eventsMax,
      "every game ends",
      () => `not within ${lawful.eventsMax} events`,
    );
    change = { before: state, event };
    state = frozen(advance(game, state, event));
    events.push(event);
  }
  nobodyDecidesAfterTheEnd(game, state, events);
  onlyTheSeatToActHasActions(game, state, trial.players);
  positionsRoundTrip(game, state, trial.players);
  const again = replay(game, trial.setup, events);
  hold(
    isDeepStrictEqual(again, state),
    "replay equals play",
    () => `after ${events.length} events`,
  );
  recordsRoundTrip(game, trial, events);
  if (trial.players === 2) recordsRoundTrip(game, trial, resignedIn(game, trial, events));
  return { events: events.length, compared, listed };
}

/** `detail` is computed only if the law is broken, because laws check every event of thousands of games. */
function hold(condition: boolean, law: string, detail: () => string): asserts condition {
  if (!condition) throw new LawBroken(law, detail());
}

function nextEvent<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  { choosers, cup, random }: Trial<Setup, State, Action>,
  state: State,
): GameEvent<Action> {
  const turn = game.turn(state);
  hold(turn.kind !== "over", "every game ends", () => "play continues after the end");
  if (turn.kind === "roll") return { kind: "rolled", faces: cup.roll(turn) };
  const { seat } = turn;
  const chooser = choosers[seat] as Chooser<State, Action>;
  return { kind: "acted", seat, action: chooser.choose(state, seat, random) };
}

function advance<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
  event: GameEvent<Action>,
): State {
  const next = play(game, state, event);
  if (next.ok) return next.value;
  throw new LawBroken(
    "every chosen action is legal",
    `${describe(game, state, event)}: ${next.error.message}`,
  );
}

function describe<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
  event: GameEvent<Action>,
): string {
  return `'${writeEvent(event, game.notation.action)}' at ${positionText(game, state)}`;
}

function positionText<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
): string {
  return game.notation.setup.write(game.position(state)).position.join("; ");
}

/** Freezes a state deeply, so that a later write to it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

function holdsCounts<Setup, State, Action>(
  { game, lost }: Lawful<Setup, State, Action>,
  state: State,
  change: Change<State, Action> | undefined,
): void {
  const missing = lost(state, change);
  hold(
    missing.length === 0,
    "counts are conserved",
    () => `${missing.join(", ")} at ${positionText(game, state)}`,
  );
}

function onlyTheSeatToActHasActions<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
  players: number,
): void {
  const turn = game.turn(state);
  for (let seat = 0; seat < game.seats(players); seat += 1) {
    const decides = turn.kind === "decide" && turn.seat === seat;
    hold(
      game.actions(state, seat).length > 0 === decides,
      "a seat decides exactly when it has actions",
      () => `seat ${seat} at ${positionText(game, state)}`,
    );
  }
}

/** Checks that each legal action is listed once, accepted and readable; returns their texts. */
function listIsSound<Setup, State, Action>(
  { game, effectsDiffer }: Lawful<Setup, State, Action>,
  state: State,
  seat: Seat,
): readonly string[] {
  const at = () => `at ${positionText(game, state)}`;
  const { read, write } = game.notation.action;
  const actions = game.actions(state, seat);
  const texts = actions.map(write);
  hold(new Set(texts).size === texts.length, "each action once", at);
  const effects = new Set<string>();
  for (const [i, action] of actions.entries()) {
    const text = texts[i] as string;
    const event = { kind: "acted", seat, action } as const;
    const refusal = refusalOf(game, state, event);
    hold(
      refusal === undefined,
      "every listed action is accepted",
      () => `${text}: ${refusal?.message} ${at()}`,
    );
    const readBack = read(text);
    const same = readBack.ok && isDeepStrictEqual(readBack.value, action);
    hold(same, "action notation round-trips", () => `${text} ${at()}`);
    effects.add(positionText(game, game.apply(state, event)));
  }
  const differ = effects.size === actions.length || !effectsDiffer;
  hold(differ, "each action has an effect of its own", at);
  return texts;
}

/** Checks that the list has every well-formed action that the game accepts; returns whether this could be checked. */
function listIsComplete<Setup, State, Action>(
  { game, wellFormed }: Lawful<Setup, State, Action>,
  state: State,
  { seat, texts }: { readonly seat: Seat; readonly texts: readonly string[] },
): boolean {
  const candidates = wellFormed(state);
  if (candidates === undefined) return false;
  // Uses `refusal` alone: the seat is known to be the one to act, and there are ten thousands of candidates.
  const isAccepted = (action: Action) => game.refusal(state, seat, action) === undefined;
  const accepted = new Set(candidates.filter(isAccepted).map(game.notation.action.write));
  const missing = [...accepted].filter((text) => !texts.includes(text));
  const surplus = texts.filter((text) => !accepted.has(text));
  const at = () => `at ${positionText(game, state)}`;
  hold(missing.length === 0, "actions are complete", () => `missing ${missing.join(", ")} ${at()}`);
  hold(
    surplus.length === 0,
    "actions are well-formed",
    () => `surplus ${surplus.join(", ")} ${at()}`,
  );
  return true;
}

/** Checks that each of two players may resign now, whoever is to act, and then loses; and that nobody else may. */
function resigningEndsTheGame<Setup, State, Action>(
  lawful: Lawful<Setup, State, Action>,
  state: State,
  players: number,
): void {
  const { game } = lawful;
  const mayResign = players === 2 && game.turn(state).kind !== "over";
  for (let seat = 0; seat < game.seats(players); seat += 1) {
    const event = { kind: "resigned", seat } as const;
    const at = () => `seat ${seat} at ${positionText(game, state)}`;
    const isRefused = refusalOf(game, state, event) !== undefined;
    hold(isRefused !== mayResign, "two players may resign at any moment", at);
    if (!mayResign) continue;
    const end = frozen(game.apply(state, event));
    const turn = game.turn(end);
    const loser = game.playerOf(state, seat);
    const hasLost = turn.kind === "over" && turn.ranks[loser] === 2 && turn.ranks.includes(1);
    hold(hasLost, "a player who resigns has lost", at);
    holdsCounts(lawful, end, { before: state, event });
    nobodyDecidesAfterTheEnd(game, end, [event]);
    onlyTheSeatToActHasActions(game, end, players);
    positionsRoundTrip(game, end, players);
  }
}

/** A part of the events, after which one of two players resigns. */
function resignedIn<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  { random, players }: Trial<Setup, State, Action>,
  events: readonly GameEvent<Action>[],
): readonly GameEvent<Action>[] {
  const seat = Math.floor(random() * game.seats(players));
  return [...events.slice(0, Math.floor(random() * events.length)), { kind: "resigned", seat }];
}

function positionsRoundTrip<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
  players: number,
): void {
  const at = () => positionText(game, state);
  const setup = game.position(state);
  hold(isDeepStrictEqual(game.start(setup), state), "positions round-trip", at);
  const { rules, position } = game.notation.setup.write(setup);
  const read = game.notation.setup.read([...rules, ...position].map(headerLine), players);
  hold(read.ok, "position lines round-trip", () => `${read.ok ? "" : read.error.message} ${at()}`);
  hold(isDeepStrictEqual(game.start(read.value), state), "position lines round-trip", at);
}

function nobodyDecidesAfterTheEnd<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
  events: readonly GameEvent<Action>[],
): void {
  const turn = game.turn(state);
  hold(turn.kind === "over" && turn.ranks.includes(1), "the game has a winner", () =>
    positionText(game, state),
  );
  for (const event of events.slice(-EVENTS_OFFERED_AGAIN))
    hold(
      refusalOf(game, state, event)?.rule === game.cites.end,
      "a seat decides exactly when it has actions",
      () => `after the end: ${describe(game, state, event)}`,
    );
}

/** Checks that a table of the game has its steps, and that its record, read like any file, has the same text and position. */
function recordsRoundTrip<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  { setup, players }: Trial<Setup, State, Action>,
  events: readonly GameEvent<Action>[],
): void {
  const names = Array.from({ length: players }, (_, player) => `Player ${player}`);
  let table = openTable(game, { names }, setup);
  const states = [table.state];
  for (const event of events) {
    const next = table.play(event);
    hold(next.ok, "replay equals play", () => "a table refused an event of the game");
    table = next.value;
    states.push(table.state);
  }
  const reading = readRecord(table.record(), [boxed(game)]);
  hold(reading.ok, "records round-trip", () =>
    reading.ok ? "" : `line ${reading.error.line}: ${reading.error.message}`,
  );
  hold(
    reading.value.table.record() === table.record(),
    "records round-trip",
    () => "the texts differ",
  );
  hold(
    isDeepStrictEqual(reading.value.table.position(), table.position()),
    "records round-trip",
    () => "the positions differ",
  );
  for (const [i, { before, after }] of table.steps().entries())
    hold(
      isDeepStrictEqual([before, after], states.slice(i, i + 2)),
      "steps equal play",
      () => `step ${i} of ${events.length}`,
    );
}
