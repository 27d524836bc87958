import { added, NO_GAMES, type Arena, type LadderTally } from "./arena.ts";
import { pairingsOf, type Pairing } from "./pairing.ts";
import { ratings } from "./rating.ts";
import { quantileMs } from "./thinking.ts";

/** A pairing and its results. */
interface Played {
  readonly pairing: Pairing;
  readonly tally: LadderTally;
}

export interface Ladder {
  readonly arenas: readonly Arena[];
  readonly tallyOf: (pairing: Pairing) => LadderTally;
  /** The intended number of games for each pairing. */
  readonly wanted: number;
  readonly made: {
    /** The commands that played the games, in their order. */
    readonly commands: readonly string[];
    readonly seed: string;
    readonly date: string;
    readonly machine: string;
  };
}

/** The page of the ladder in Markdown; contains only pairings that were played. */
export function ladderPage(ladder: Ladder): string {
  const { commands, seed, date, machine } = ladder.made;
  return [
    "# The ladder",
    "",
    "How strong the bots are, measured. This page is written by these commands, one after the other; nothing in it is typed by hand.",
    "",
    "```",
    ...commands,
    "```",
    "",
    `Seed \`${seed}\`, ${date}, ${machine}. Wins repeat from the seed; times do not. Within every cycle of games each bot has`,
    "every seat and every start once. Shared wins count as fractions.",
    "",
    "- **Elo**: Bradley and Terry's model, fitted to all pairings of a table at once, the gentlest level at 1000; ± is the 95% interval of",
    "  the difference to it. Half a win is added to both sides of each pairing.",
    "- **won**: the share of games that the one wins, with Wilson's 95% interval, beside its fair share.",
    "- **a turn**: processor time for all that a bot decides until another seat does. The clock of a thread may tick every 4 ms: the mean is fair, a percentile is right within a tick.",
    ...ladder.arenas.flatMap((arena) => sectionsOf(arena, ladder)),
    "",
  ].join("\n");
}

function sectionsOf(arena: Arena, ladder: Ladder): readonly string[] {
  const { min, max } = arena.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const tables = counts.flatMap((players) => {
    const all = pairingsOf(arena.id, players, arena.levels).map((pairing) => ({
      pairing,
      tally: ladder.tallyOf(pairing),
    }));
    const played = all.filter(({ tally }) => tally.games > 0);
    if (played.length === 0) return [];
    return [
      "",
      `### ${players} players`,
      "",
      ...levelTable(arena, played, played.length === all.length),
      "",
      ...pairingTable(played, ladder.wanted),
    ];
  });
  return tables.length === 0 ? [] : ["", `## ${arena.name}`, ...tables];
}

function levelTable(
  { levels }: Arena,
  played: readonly Played[],
  isWhole: boolean,
): readonly string[] {
  const elo = isWhole ? eloOf(levels, played) : [];
  const { thinking } = played.reduce((sum, { tally }) => added(sum, tally), NO_GAMES);
  const rows = levels.map((level, i) => {
    const rating = elo[i];
    const strength =
      rating === undefined
        ? "–"
        : `${rating.elo.toFixed(0)}${i === 0 ? "" : ` ± ${rating.give.toFixed(0)}`}`;
    const thought = thinking[level];
    const times =
      thought === undefined
        ? ["–", "–"]
        : [
            msWords(thought.ms / thought.turns, MEAN_MS_MIN),
            msWords(quantileMs(thought, 0.95), TICK_MS),
          ];
    return { elo: rating?.elo ?? -i, cells: [level, strength, ...times] };
  });
  return table(
    ["level", "Elo", "a turn, mean", "a turn, 95th percentile"],
    rows.toSorted((a, b) => b.elo - a.elo).map(({ cells }) => cells),
  );
}

function eloOf(levels: readonly string[], played: readonly Played[]) {
  return ratings(
    levels.length,
    played.map(({ pairing: { one, others, players }, tally: { games, won } }) => ({
      a: levels.indexOf(one),
      b: levels.indexOf(others),
      games,
      won,
      odds: 1 / (players - 1),
    })),
  );
}

function pairingTable(played: readonly Played[], wanted: number): readonly string[] {
  const rows = played.map(({ pairing: { one, others, players }, tally: { games, won } }) => {
    const { low, high } = wilson(won, games);
    const note = games < wanted ? ` (${wanted} wanted, the time was up)` : "";
    return [
      players === 2 ? `${one} – ${others}` : `${one} – ${others} ×${players - 1}`,
      `${percent(won / games)} (${percent(low)} to ${percent(high)})`,
      percent(1 / players),
      `${games}${note}`,
    ];
  });
  return table(["one – others", "won", "fair share", "games"], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Shorter times are shown as "< …". A mean over many turns is finer than the clock's ticks; a single turn is not. */
const MEAN_MS_MIN = 0.05;
const TICK_MS = 4;

function msWords(ms: number, least: number): string {
  return ms < least ? `< ${least} ms` : `${short(ms)} ms`;
}

/** Rounds to two significant digits. */
function short(ms: number): string {
  return Number(ms.toPrecision(2)).toString();
}

/** Wilson's score interval, 95%. */
function wilson(won: number, games: number): { readonly low: number; readonly high: number } {
  const z = 1.96;
  const share = won / games;
  const weight = 1 + z ** 2 / games;
  const middle = (share + z ** 2 / (2 * games)) / weight;
  const reach = (z / weight) * Math.sqrt((share * (1 - share)) / games + (z / (2 * games)) ** 2);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
