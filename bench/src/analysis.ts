import { parseArgs } from "node:util";
import { judgingGame, type JudgedDecision } from "@courtly/analysis";
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

// npm run bench:analysis [-- --games N --players P]: plays games of bots, analyses them, and prints how long that takes
// on one core, the longest piece of work, and how far the chances at the start of a turn are off.

type AnyGame = Game<unknown, unknown, unknown>;
type AnyTable = TableOf<unknown, unknown>;

const LEVELS = ["steward", "squire", "page", "squire", "steward"];
const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "3" },
    players: { type: "string", default: "4" },
  },
});
const [games, players] = [Number(values.games), Number(values.players)];

await measure(toCourtTheKing as unknown as AnyGame, toCourtTheKingBots as never);
await measure(rollingCourts as unknown as AnyGame, rollingCourtsBots as never);

async function measure(game: AnyGame, bots: readonly Bot<unknown, unknown>[]): Promise<void> {
  const evaluator = await loadEvaluator(game.id);
  assert(evaluator !== undefined, "both games have an evaluator");
  const seconds: number[] = [];
  const corrections: number[] = [];
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
    corrections.push(
      ...correctionsIn(
        judged,
        replay.moments.map(({ before }) => before),
      ),
    );
  }
  const mean = seconds.reduce((sum, each) => sum + each, 0) / games;
  const rms = Math.sqrt(
    corrections.reduce((sum, each) => sum + each ** 2, 0) / Math.max(1, corrections.length),
  );
  console.log(
    `${game.id}, ${players} players, ${games} games: ${mean.toFixed(1)} s of processor time and ${Math.round(decisions / games)} decisions a game, longest piece ${Math.round(longestMs)} ms; chances at ${corrections.length} starts of a turn corrected by ${(100 * rms).toFixed(1)} points (root mean square)`,
  );
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
    const bot = bots.find(({ name }) => name === LEVELS[table.playerOf(turn.seat)]);
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
