import { isFace, sorted, type Faces } from "./faces.ts";
import type { Game, GameEvent, GameFacts, Turn } from "./game.ts";
import { refusals, type Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";
import type { Seat } from "./seats.ts";
import { ENGLISH } from "./words/en.ts";

/** Checks and applies an event from outside; returns the next state, or why the event is refused. */
export function play<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
  event: GameEvent<Action>,
): Result<State, Refusal> {
  const refusal = refusalOf(game, state, event);
  return refusal === undefined ? ok(game.apply(state, canonical(event))) : err(refusal);
}

/** Returns the event as it is stored: with the faces of a roll sorted. */
export function canonical<Action>(event: GameEvent<Action>): GameEvent<Action> {
  return event.kind === "rolled" ? { kind: "rolled", faces: sorted(event.faces) } : event;
}

export function refusalOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  state: State,
  event: GameEvent<Action>,
): Refusal | undefined {
  const turn = game.turn(state);
  if (event.kind === "rolled") return refusalOfRoll(game.cites, turn, event.faces);
  if (event.kind === "resigned")
    return refusalOfResigning(game, { turn, players: game.playersIn(state) }, event.seat);
  return (
    refusalOfSpeaker(game.cites, turn, event.seat) ?? game.refusal(state, event.seat, event.action)
  );
}

/** Applies events without checking them, to rebuild any past state of a game. */
export function replay<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  setup: Setup,
  events: readonly GameEvent<Action>[],
): State {
  return events.reduce(game.apply, game.start(setup));
}

type Cites = Game<unknown, unknown, unknown>["cites"];

/** The engine's own refusals, with the rules that the game cites for them. */
function reasons({ end, dice, turns }: Cites) {
  return refusals(ENGLISH.problems, {
    gameOver: end,
    diceInTheAir: dice,
    notTheirTurn: turns,
    noDiceInTheAir: dice,
    wrongDice: dice,
    noSuchFace: dice,
    noSuchSeat: turns,
    onlyTwoResign: end,
  });
}

/** Two players may resign at any moment, also while dice are in the air and on the turn of the other. */
function refusalOfResigning(
  { cites, seats }: GameFacts,
  { turn, players }: { readonly turn: Turn; readonly players: number },
  seat: Seat,
): Refusal | undefined {
  if (turn.kind === "over") return reasons(cites)("gameOver");
  if (players !== 2) return reasons(cites)("onlyTwoResign");
  return refusalOfSeat(cites, seat, seats(players));
}

export function refusalOfSeat(cites: Cites, seat: Seat, seats: number): Refusal | undefined {
  return seat < seats ? undefined : reasons(cites)("noSuchSeat", { seat, seats });
}

function refusalOfSpeaker(cites: Cites, turn: Turn, seat: Seat): Refusal | undefined {
  if (turn.kind === "over") return reasons(cites)("gameOver");
  if (turn.kind === "roll") return reasons(cites)("diceInTheAir", { dice: turn.dice });
  if (turn.seat !== seat) return reasons(cites)("notTheirTurn", { seat, toAct: turn.seat });
  return undefined;
}

function refusalOfRoll(cites: Cites, turn: Turn, faces: Faces): Refusal | undefined {
  if (turn.kind === "over") return reasons(cites)("gameOver");
  if (turn.kind === "decide") return reasons(cites)("noDiceInTheAir", { toAct: turn.seat });
  const strange = (faces as readonly number[]).filter((face) => !isFace(face));
  if (strange.length > 0) return reasons(cites)("noSuchFace", { faces: strange.join(" ") });
  if (faces.length !== turn.dice)
    return reasons(cites)("wrongDice", { wanted: turn.dice, found: faces.length });
  return undefined;
}
