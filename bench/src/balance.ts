import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { playOut, rollingCourtsBots, type Bot } from "@courtly/bots";
import { seededCup, seededRandom, type Game, type GameEvent } from "@courtly/engine";
import {
  BOARDS,
  pointsOf,
  rollingCourts,
  ROUNDS_IDLE_MAX,
  ROUNDS_MAX,
  RULE_SETS,
  seatsFor,
  type Action,
  type Board,
  type Setup,
  type State,
} from "@courtly/rolling-courts";

const PLAYER_COUNTS = [2, 3, 4, 5];
const SOURCES = ["caves", "deep mines", "retirement", "early retirement"] as const;
const ACTIONS = [
  "roll",
  "village",
  "village, recalled",
  "cave",
  "cave, recalled",
  "court",
  "deep",
  "change",
  "retire",
  "promote",
  "end",
  "home",
  "stay",
];
type Source = (typeof SOURCES)[number];
const FILE = join(import.meta.dirname, "../../games/rolling-courts/BALANCE.md");

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "2000" },
    seed: { type: "string", default: "balance" },
  },
});
const GAMES = Number(values.games);
const SEED = values.seed;
const squire = rollingCourtsBots.find(({ name }) => name === "squire") as Bot<State, Action>;

/** Sums over many games with one board and player count. */
interface Tally {
  rounds: number;
  roundsMin: number;
  roundsMax: number;
  endedByR22: number;
  /** By the order in which players had their first turn. */
  readonly wins: number[];
  points: number;
  readonly income: Record<Source, number>;
  readonly actions: Map<string, number>;
}

function play(board: Board, players: number): Tally {
  const seats = seatsFor(players);
  const tally: Tally = {
    rounds: 0,
    roundsMin: Infinity,
    roundsMax: 0,
    endedByR22: 0,
    wins: Array.from({ length: players }, () => 0),
    points: 0,
    income: { caves: 0, "deep mines": 0, retirement: 0, "early retirement": 0 },
    actions: new Map(),
  };
  const watched: Game<Setup, State, Action> = {
    ...rollingCourts,
    apply: (before, event) => {
      const after = rollingCourts.apply(before, event);
      count(tally, { before, event, after });
      return after;
    },
  };
  for (let game = 0; game < GAMES; game += 1) {
    const start = game % seats;
    const { state } = playOut(
      watched,
      rollingCourts.start({ players, rules: RULE_SETS.standard, board, start }),
      {
        bots: Array.from({ length: seats }, () => squire),
        cup: seededCup(`${SEED}/${board.name}/${players}/${game}`),
        random: seededRandom(`${SEED}/${game}/bots`),
      },
    );
    addGame(tally, state, start);
  }
  return tally;
}

interface Step {
  readonly before: State;
  readonly event: GameEvent<Action>;
  readonly after: State;
}

/** Counts the action, and the gold that it brought in by its source. */
function count({ income, actions }: Tally, { before, event, after }: Step): void {
  if (event.kind !== "acted") return;
  const { action } = event;
  const name =
    action.kind === "enter"
      ? `${action.into.kind}${action.from === undefined ? "" : ", recalled"}`
      : action.kind;
  actions.set(name, (actions.get(name) ?? 0) + 1);
  const gained = after.gold.reduce(
    (sum, gold, seat) => sum + gold - (before.gold[seat] as number),
    0,
  );
  if (action.kind === "deep") income["deep mines"] += gained;
  else if (action.kind === "enter") income.retirement += gained;
  else if (action.kind === "retire") income["early retirement"] += gained;
  else if (action.kind !== "court") income.caves += gained;
}

function addGame(tally: Tally, state: State, start: number): void {
  const turn = rollingCourts.turn(state);
  if (turn.kind !== "over") throw new Error("a game is played to its end");
  const { round, gained, gold, players } = state;
  tally.rounds += round;
  tally.roundsMin = Math.min(tally.roundsMin, round);
  tally.roundsMax = Math.max(tally.roundsMax, round);
  if (round - gained >= ROUNDS_IDLE_MAX || round === ROUNDS_MAX) tally.endedByR22 += 1;
  const winners = turn.ranks.filter((rank) => rank === 1).length;
  for (const [player, rank] of turn.ranks.entries()) {
    const place = (player - (start % players) + players) % players;
    if (rank === 1) tally.wins[place] = (tally.wins[place] as number) + 1 / winners;
  }
  for (const seat of gold.keys()) tally.points += pointsOf(state, seat);
}

// ── the report ──────────────────────────────────────────────────────────────────────────────────

type Row = readonly string[];

function table(header: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(" | ")} |`;
  return [
    line(header),
    line(header.map((_, i) => (i === 0 ? "---" : "--:"))),
    ...rows.map(line),
  ].join("\n");
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

function report(board: Board, tallies: ReadonlyMap<number, Tally>): string {
  const columns = ["", ...[...tallies.keys()].map((players) => `${players} players`)];
  const row = (name: string, cell: (tally: Tally, players: number) => string): Row => [
    name,
    ...[...tallies].map(([players, tally]) => cell(tally, players)),
  ];
  const places = Array.from({ length: 5 }, (_, place) => place);
  const total = ({ income }: Tally) => SOURCES.reduce((sum, source) => sum + income[source], 0);
  const blocks = [
    `## ${board.name}`,
    table(columns, [
      row("rounds, mean", ({ rounds }) => (rounds / GAMES).toFixed(1)),
      row(
        "rounds, shortest to longest",
        ({ roundsMin, roundsMax }) => `${roundsMin} to ${roundsMax}`,
      ),
      row("ended by R22", ({ endedByR22 }) => share(endedByR22, GAMES)),
      row("points of all together", ({ points }) => (points / GAMES).toFixed(1)),
    ]),
    "Wins by who had the first turn, as a multiple of an even share:",
    table(
      columns,
      places.map((place) =>
        row(
          `${["first", "second", "third", "fourth", "fifth"][place]} to play`,
          ({ wins }, players) => {
            const won = wins[place];
            return won === undefined ? "–" : ((won / GAMES) * players).toFixed(2);
          },
        ),
      ),
    ),
    "Where the money comes from:",
    table(columns, [
      row("gold a game", (tally) => (total(tally) / GAMES).toFixed(0)),
      ...SOURCES.map((source) => row(source, (tally) => share(tally.income[source], total(tally)))),
    ]),
    "Actions a game, all players together:",
    table(
      columns,
      ACTIONS.map((name) =>
        row(name, ({ actions }) => ((actions.get(name) ?? 0) / GAMES).toFixed(1)),
      ),
    ),
  ];
  return blocks.join("\n\n");
}

interface Played {
  readonly board: Board;
  readonly tallies: ReadonlyMap<number, Tally>;
}

const played = BOARDS.map((board): Played => {
  const tallies = new Map<number, Tally>();
  for (const players of PLAYER_COUNTS) {
    process.stderr.write(`${board.name}, ${players} players … `);
    tallies.set(players, play(board, players));
    process.stderr.write("done\n");
  }
  return { board, tallies };
});

/** Limits of acceptable results: beyond them, our reading of the rules or the board may be wrong. */
const SHARE_MAX = 1.3;
const R22_MAX = 0.05;

function findings(): string {
  const all = played.flatMap(({ board, tallies }) =>
    [...tallies].map(([players, tally]) => ({
      where: `${board.name}, ${players} players`,
      share: (Math.max(...tally.wins) / GAMES) * players,
      idle: tally.endedByR22,
    })),
  );
  const [fullest] = all.toSorted((a, b) => b.share - a.share);
  const [idlest] = all.toSorted((a, b) => b.idle - a.idle);
  const isFair = all.every(({ share, idle }) => share <= SHARE_MAX && idle <= R22_MAX * GAMES);
  return [
    `The most that any place in the turn order wins is ${fullest?.share.toFixed(2)} times its share (${fullest?.where}).`,
    `R22 ends at most ${share(idlest?.idle ?? 0, GAMES)} of the games (${idlest?.where}).`,
    isFair
      ? `Both are within what we would accept, ${SHARE_MAX} times a share and ${share(R22_MAX, 1)} of the games: no sign of a flaw.`
      : `**More than ${SHARE_MAX} times a share or ${share(R22_MAX, 1)} of the games: look for a flaw in the rules or the board.**`,
  ].join("\n");
}

const HEAD = `# Balance

Written by \`npm run balance -- --games ${GAMES} --seed ${SEED}\`: ${GAMES} games between squires on each board
for each player count, standard rules, the first player taken in turns. A squire is greedy and tuned, not
strong: these numbers say how the boards behave under one sensible way of playing, no more. It never recalls a
member and never retires one early, so those rules are not exercised here; with five players, who must fill all six
courts, it is slower than it need be.

With ${GAMES} games a win share of 1.00 is off by up to ${(1.96 * Math.sqrt(4 / GAMES)).toFixed(2)} by chance alone (5 players, 19 times out of 20).`;

const reports = played.map(({ board, tallies }) => report(board, tallies));
writeFileSync(FILE, `${[HEAD, findings(), ...reports].join("\n\n")}\n`);
process.stderr.write("written: games/rolling-courts/BALANCE.md\n");
