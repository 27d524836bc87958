import { parseArgs } from "node:util";
import { judgingGame, reviewOf, type JudgedDecision, type Split } from "@courtly/analysis";
import { rollingCourtsBots, toCourtTheKingBots, type Bot } from "@courtly/bots";
import { loadEvaluator } from "@courtly/bots/evaluation";
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

// npm run bench:analysis [-- --games N --players P --game ID --levels NAME,NAME]: plays games of bots, analyses them, and prints
// how long that takes on one core, the longest piece of work, how far the chances at the start of a turn are off, the mean luck of each player
// with its standard error, and how many raw games one luck-adjusted game replaces.

type AnyGame = Game<unknown, unknown, unknown>;
type AnyTable = TableOf<unknown, unknown>;

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "3" },
    players: { type: "string", default: "4" },
    game: { type: "string" },
    levels: { type: "string", default: "steward,squire,page,squire,steward" },
  },
});
const [games, players] = [Number(values.games), Number(values.players)];
/** The levels of the players; if there are fewer names than players, they begin again. */
const levels = values.levels.split(",");
const levelOf = (player: number) => levels[player % levels.length];

const wanted = (id: string) => values.game === undefined || values.game === id;

if (wanted(toCourtTheKing.id))
  await measure(toCourtTheKing as unknown as AnyGame, toCourtTheKingBots as never);
if (wanted(rollingCourts.id))
  await measure(rollingCourts as unknown as AnyGame, rollingCourtsBots as never);

async function measure(game: AnyGame, bots: readonly Bot<unknown, unknown>[]): Promise<void> {
  const evaluator = await loadEvaluator(game.id);
  assert(evaluator !== undefined, "both games have an evaluator");
  const seconds: number[] = [];
  const corrections: number[] = [];
  const splits: (readonly Split[])[] = [];
  let decisions = 0;
  let longestMs = 0;
  for (let index = 0; index < games; index += 1) {
    const replay = replayOf(recordOf(game, bots, `analysis ${index}`), game);
    const begun = process.cpuUsage();
    const judged: JudgedDecision[] = [];
    let restedMs = performance.now();
    for (const each of judgingGame(replay, evaluator)) {
      longestMs = Math.max(longestMs, performance.now() - restedMs);
      restedMs = performance.now();
      if (each !== undefined) judged.push(each);
    }
    const { user, system } = process.cpuUsage(begun);
    seconds.push((user + system) / 1e6);
    decisions += judged.length;
    splits.push(reviewOf(replay, judged, { chanceMargin: 0 }).players);
    corrections.push(
      ...correctionsIn(
        judged,
        replay.moments.map(({ before }) => before),
      ),
    );
  }
  const rms = Math.sqrt(
    corrections.reduce((sum, each) => sum + each ** 2, 0) / Math.max(1, corrections.length),
  );
  console.log(
    `${game.id}, ${players} players, ${games} games: ${meanOf(seconds).toFixed(1)} s of processor time and ${Math.round(decisions / games)} decisions a game, longest piece ${Math.round(longestMs)} ms; chances at ${corrections.length} starts of a turn corrected by ${(100 * rms).toFixed(1)} points (root mean square)`,
  );
  if (games > 1) printLuck(splits);
}

/** Prints the mean luck of each player, and what a luck-adjusted game is worth. */
function printLuck(splits: readonly (readonly Split[])[]): void {
  for (let player = 0; player < players; player += 1) {
    const luck = splits.map((each) => each[player]?.luck ?? 0);
    const error = Math.sqrt(varianceOf(luck) / games);
    console.log(
      `  player ${player} (${levelOf(player)}): luck ${inPoints(meanOf(luck))} ± ${inPoints(error)} points on average`,
    );
  }
  console.log(`  one luck-adjusted game replaces ${variancesOf(splits).toFixed(1)} raw games`);
}

/**
 * The variance of a player's raw result divided by that of the result without luck, both around the mean of each player,
 * because the players are of different strength.
 */
function variancesOf(splits: readonly (readonly Split[])[]): number {
  let [raw, adjusted] = [0, 0];
  for (let player = 0; player < players; player += 1) {
    const own = splits.flatMap((each) => each[player] ?? []);
    raw += varianceOf(own.map(({ result }) => result));
    adjusted += varianceOf(own.map(({ result, luck }) => result - luck));
  }
  return raw / adjusted;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** The unbiased estimate of the variance. */
function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1);
}

function inPoints(chance: number): string {
  return (100 * chance).toFixed(1);
}

/** By how much the chances before a turn change when that turn is solved. */
function correctionsIn(
  judged: readonly JudgedDecision[],
  tables: readonly AnyTable[],
): readonly number[] {
  return judged.flatMap(({ event, judgement }, index) => {
    const before = judged[index - 1];
    const [last, now] = [tables[event - 1]?.turn, tables[event]?.turn];
    if (before === undefined || last?.kind !== "decide" || now?.kind !== "decide") return [];
    if (last.seat === now.seat) return [];
    return judgement.before.map((chance, player) => chance - (before.judgement.after[player] ?? 0));
  });
}

function recordOf(game: AnyGame, bots: readonly Bot<unknown, unknown>[], seed: string): string {
  const setup = game.notation.setup.read([], players);
  assert(setup.ok, "a game can start without any header line");
  const head = { names: NAMES.slice(0, players) };
  let table: AnyTable = openTable(game, head, setup.value);
  const cup = seededCup(seed);
  const random = seededRandom(seed);
  for (;;) {
    const { turn, state } = table;
    if (turn.kind === "over") return table.record();
    if (turn.kind === "roll") {
      table = unwrapped(table.roll(cup.roll(turn)));
      continue;
    }
    const bot = bots.find(({ name }) => name === levelOf(table.playerOf(turn.seat)));
    assert(bot !== undefined, "the levels exist");
    const action = bot.choose(state, turn.seat, random);
    table = unwrapped(table.act(turn.seat, game.notation.action.write(action)));
  }
}

function unwrapped(result: ReturnType<AnyTable["roll"]>): AnyTable {
  assert(result.ok, "bots act legally");
  return result.value;
}

function replayOf(record: string, game: AnyGame) {
  const replay = replayRecord(record, [boxed(game) as GameBox<AnyTable>]);
  assert(replay.ok, "the record of a game can be replayed");
  return replay.value;
}
