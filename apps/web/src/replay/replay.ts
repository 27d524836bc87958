import {
  assert,
  boxed,
  ok,
  replayRecord,
  type RecordFault,
  type Result,
  type Seat,
  type Step,
  type TableOf,
} from "@courtly/engine";
import type { GameToJudge } from "@courtly/analysis";
import { signal, type ReadonlySignal } from "@preact/signals";
import type { SavedGame } from "../local/savedGame.ts";
import type { GameUi } from "../table/gameUi.ts";
import type { GameSession, View, Waiting } from "../table/session.ts";
import { words } from "./words/index.ts";

/** A turn of a replayed game: the events from `first` on, up to and including `last`, counted from 1. */
export interface ReplayTurn {
  readonly seat: Seat;
  readonly round: number;
  readonly first: number;
  readonly last: number;
}

/** A game that is shown again. The place is the number of events that have happened: 0 before the first. */
export interface Replay<State, Action> {
  /** The table at the current place. It refuses all actions. */
  readonly session: GameSession<State, Action>;
  /** The game as it is analysed. */
  readonly judged: GameToJudge;
  readonly tableAt: (place: number) => TableOf<State, Action>;
  readonly steps: readonly Step<State, Action>[];
  readonly turns: readonly ReplayTurn[];
  /** The last place. */
  readonly end: number;
  readonly place: ReadonlySignal<number>;
  readonly go: (place: number) => void;
}

export function openReplay<Setup, State, Action>(
  ui: GameUi<Setup, State, Action>,
  { card, record }: SavedGame,
): Result<Replay<State, Action>, RecordFault> {
  const replayed = replayRecord(record, [boxed(ui.game)]);
  if (!replayed.ok) return replayed;
  const { moments, table, fault } = replayed.value;
  if (fault !== undefined) return { ok: false, error: fault };
  const tables = [...moments.map(({ before }) => before), table];
  const steps = table.steps();
  const end = steps.length;
  const tableAt = (place: number): TableOf<State, Action> => {
    const found = tables[place];
    assert(found !== undefined, "a place of a replay is within the game");
    return found;
  };
  const viewAt = (place: number, isNext: boolean): View<State, Action> => ({
    table: tableAt(place),
    steps: steps.slice(0, place),
    fresh: isNext ? steps.slice(place - 1, place) : [],
    waiting: waitingAt(tableAt(place)),
    undoable: 0,
  });
  const place = signal(0);
  const view = signal(viewAt(0, false));
  const refuse = async () => ({ message: words().readOnly });
  const session: GameSession<State, Action> = {
    roster: card.roster,
    view,
    voice: "nobody",
    card: () => card,
    record: () => record,
    act: refuse,
    undo: refuse,
    hurry: () => undefined,
    close: () => undefined,
  };
  return ok({
    session,
    // An analysis needs no types of the game.
    judged: { moments, table } as GameToJudge,
    tableAt,
    steps,
    turns: turnsOf(ui, steps, (at) => seatAt(tableAt(at))),
    end,
    place,
    go: (wanted) => {
      const next = Math.max(0, Math.min(end, wanted));
      const before = place.peek();
      if (next === before) return;
      place.value = next;
      // Only a step onwards moves: dice tumble and members walk. A leap shows the table as it was.
      view.value = viewAt(next, next === before + 1);
    },
  });
}

function seatAt<State, Action>({ turn }: TableOf<State, Action>): Seat {
  return turn.kind === "over" ? 0 : turn.seat;
}

/** Nobody decides at this screen. */
function waitingAt<State, Action>({ turn, playerOf }: TableOf<State, Action>): Waiting {
  if (turn.kind === "over") return { kind: "over" };
  return { kind: "rival", player: playerOf(turn.seat), seat: turn.seat, canHurry: false };
}

function turnsOf<Setup, State, Action>(
  { game, endsTurn }: GameUi<Setup, State, Action>,
  steps: readonly Step<State, Action>[],
  seatOf: (place: number) => Seat,
): readonly ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  let first = 1;
  for (const [index, step] of steps.entries()) {
    const last = index + 1;
    if (!endsTurn(step) && last < steps.length) continue;
    const { before } = steps[first - 1] ?? step;
    turns.push({ seat: seatOf(first - 1), round: game.round(before), first, last });
    first = last + 1;
  }
  return turns;
}

/** The turn that a place belongs to: at a border the one that begins there; at the end the last one. */
export function turnAt(turns: readonly ReplayTurn[], place: number): ReplayTurn | undefined {
  return turns.find(({ last }) => last > place) ?? turns.at(-1);
}

/** The place of the neighbouring turn: its beginning, or first the beginning of this one. */
export function turnStep(turns: readonly ReplayTurn[], place: number, by: 1 | -1): number {
  const borders = [0, ...turns.map(({ last }) => last)];
  if (by === 1) return borders.find((border) => border > place) ?? place;
  return borders.findLast((border) => border < place) ?? 0;
}
