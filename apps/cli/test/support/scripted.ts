import type { Bot } from "@courtly/bots";
import {
  readOpening,
  openTable,
  seededCup,
  seededRandom,
  type ByPlayer,
  type Game,
  type GameEvent,
} from "@courtly/engine";

interface Player<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  readonly bot: Bot<State, Action>;
}

/** Lets a bot play a whole game. Returns the lines that the first `people` players would type, and the record. */
export function scripted<Setup, State, Action>(
  { game, bot }: Player<Setup, State, Action>,
  names: ByPlayer<string>,
  { seed, people }: { readonly seed: string; readonly people: number },
) {
  const players = names.length;
  const start = Math.floor(seededRandom(`${seed}/start`)() * game.seats(players));
  const setup = readOpening(game, { players, start });
  if (!setup.ok) throw new Error(setup.error.message);
  const cup = seededCup(seed);
  const random = seededRandom(`${seed}/bots`);
  const typed: string[] = [];
  let table = openTable(game, { names }, setup.value);
  while (table.turn.kind !== "over") {
    const { turn, state } = table;
    const event: GameEvent<Action> =
      turn.kind === "roll"
        ? { kind: "rolled", faces: cup.roll(turn) }
        : { kind: "acted", seat: turn.seat, action: bot.choose(state, turn.seat, random) };
    if (event.kind === "acted" && table.playerOf(event.seat) < people)
      typed.push(game.notation.action.write(event.action));
    const next = table.play(event);
    if (!next.ok) throw new Error(next.error.message);
    table = next.value;
  }
  return { input: `${typed.join("\n")}\n`, record: table.record(), ranks: table.turn.ranks };
}

/** The answer of `courtly play --json`. */
export interface Played {
  readonly result: { readonly ranks: readonly number[] } | null;
  readonly record: string;
}
