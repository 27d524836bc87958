import { rollingCourtsBots, toCourtTheKingBots, type Bot } from "@courtly/bots";
import { loadEvaluator, type Evaluator } from "@courtly/bots/evaluation";
import {
  assert,
  boxed,
  openTable,
  replayRecord,
  seededCup,
  seededRandom,
  type Game,
  type GameBox,
  type TableOf,
} from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { judgingGame, reviewOf, type JudgedDecision, type Review } from "@courtly/analysis";

type AnyTable = TableOf<unknown, unknown>;
const BOXES = [
  boxed(toCourtTheKing),
  boxed(rollingCourts),
] as unknown as readonly GameBox<AnyTable>[];
const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

/** A game to play in a test, without its types. */
export interface GameToPlay {
  readonly game: Game<unknown, unknown, unknown>;
  readonly bots: readonly Bot<unknown, unknown>[];
  readonly setupFor: (players: number) => unknown;
}

export const KING: GameToPlay = {
  game: toCourtTheKing as unknown as GameToPlay["game"],
  bots: toCourtTheKingBots as unknown as GameToPlay["bots"],
  setupFor: (players) => setupOf(toCourtTheKing, players),
};
export const COURTS: GameToPlay = {
  game: rollingCourts as unknown as GameToPlay["game"],
  bots: rollingCourtsBots as unknown as GameToPlay["bots"],
  setupFor: (players) => setupOf(rollingCourts, players),
};

function setupOf<Setup, State, Action>(game: Game<Setup, State, Action>, players: number): Setup {
  const setup = game.notation.setup.read([], players);
  assert(setup.ok, "a game can start without any header line");
  return setup.value;
}

export async function evaluatorOf({ game }: GameToPlay): Promise<Evaluator> {
  const evaluator = await loadEvaluator(game.id);
  assert(evaluator !== undefined, "both games have an evaluator");
  return evaluator;
}

/** Chooses the text of an action. */
export type TextChooser = (table: AnyTable) => string;

export function botNamed({ game, bots }: GameToPlay, name: string, seed: string): TextChooser {
  const bot = bots.find((each) => each.name === name);
  assert(bot !== undefined, `there is a ${name}`);
  const random = seededRandom(seed);
  return ({ state, turn }) => {
    assert(turn.kind === "decide", "a bot is asked to decide");
    return game.notation.action.write(bot.choose(state, turn.seat, random));
  };
}

/** Always plays the evaluator's best action. */
export function playingTheBest(evaluator: Evaluator): TextChooser {
  return ({ state }) => {
    const judging = evaluator(state, undefined);
    for (;;) {
      const { done, value } = judging.next();
      if (done === true) return value.best;
    }
  };
}

/** Plays a game by texts and returns its record; stops after `events`, if given. */
export function recordOf(
  toPlay: GameToPlay,
  choosers: readonly TextChooser[],
  { seed, events = Infinity }: { readonly seed: string; readonly events?: number },
): string {
  const head = { names: NAMES.slice(0, choosers.length) };
  let table: AnyTable = openTable(toPlay.game, head, toPlay.setupFor(choosers.length));
  const cup = seededCup(seed);
  while (table.turn.kind !== "over" && table.length < events) {
    const { turn } = table;
    const next =
      turn.kind === "roll"
        ? table.roll(cup.roll(turn))
        : table.act(turn.seat, (choosers[table.playerOf(turn.seat)] as TextChooser)(table));
    assert(next.ok, "choosers act legally");
    table = next.value;
  }
  return table.record();
}

export function gameIn(record: string) {
  const replayed = replayRecord(record, BOXES);
  assert(replayed.ok && replayed.value.fault === undefined, "the record is legal");
  return replayed.value;
}

export function judgedAll(
  record: string,
  evaluator: Evaluator,
  known?: ReadonlySet<number>,
): readonly JudgedDecision[] {
  return [...judgingGame(gameIn(record), evaluator, known)].filter((each) => each !== undefined);
}

export function reviewed(record: string, evaluator: Evaluator): Review {
  return reviewOf(gameIn(record), judgedAll(record, evaluator), { chanceMargin: 0.02 });
}
