import type { Player } from "@courtly/engine";
import {
  playerScoresOf,
  rollingCourts,
  type PlayerScore,
  type State,
} from "@courtly/rolling-courts";
import type { Roster } from "../../../table/roster.ts";
import { words } from "../words/index.ts";

interface Ranked {
  readonly score: PlayerScore;
  readonly rank: number;
}

/** The scores of all players, the winner first. */
export function ranked(state: State): readonly Ranked[] {
  const turn = rollingCourts.turn(state);
  const rank = (player: Player) => (turn.kind === "over" ? (turn.ranks[player] ?? 1) : 1);
  return playerScoresOf(state)
    .map((score) => ({ score, rank: rank(score.player) }))
    .toSorted((a, b) => a.rank - b.rank);
}

/** The result in a few words: "Ines won with 31 points". */
export function headlineOf(state: State, { names }: Roster, { end } = words()): string {
  const winners = ranked(state).filter(({ rank }) => rank === 1);
  const who = winners.map(({ score }) => names[score.player] ?? "");
  return end.won(who, winners[0]?.score.deciding[0] ?? 0);
}
