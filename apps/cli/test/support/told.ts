import type { ByPlayer, Face, Game, GameEvent, Seat, Step, Tale } from "@courtly/engine";

interface Teller<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  readonly tell: (step: Step<State, Action>, names: ByPlayer<string>) => readonly Tale[];
}

/** The sentences for the next event: a roll as records write it, or an action. */
export function toldNext<Setup, State extends { readonly toAct: Seat }, Action>(
  { game, tell }: Teller<Setup, State, Action>,
  before: State,
  { next, names }: { readonly next: string; readonly names: ByPlayer<string> },
): readonly string[] {
  const event = eventOf(game, before.toAct, next);
  const after = game.apply(before, event);
  return tell({ before, event, after }, names).map(({ text }) => text);
}

function eventOf<Setup, State, Action>(
  { notation }: Game<Setup, State, Action>,
  seat: Seat,
  text: string,
): GameEvent<Action> {
  if (text.startsWith("* ")) {
    const faces = text.slice(2).split(" ");
    return { kind: "rolled", faces: faces.map((face) => Number(face) as Face) };
  }
  const action = notation.action.read(text);
  if (!action.ok) throw new Error(action.error);
  return { kind: "acted", seat, action: action.value };
}
