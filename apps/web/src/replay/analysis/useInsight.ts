import type { Player } from "@courtly/engine";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { GameUi } from "../../table/gameUi.ts";
import { isPerson, type Roster } from "../../table/roster.ts";
import { openAnalysisRpc } from "../../workers/analysisRpc.ts";
import type { Replay } from "../replay.ts";
import { keepAnalysis, readAnalysis } from "./analysisStore.ts";
import { openInsight, type Insight } from "./insight.ts";
import { openAnalysis } from "./openAnalysis.ts";

interface InsightSource<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly replay: Replay<State, Action>;
  readonly isAnalysed: boolean;
  /** The number of events that may be shown. */
  readonly seen: ReadonlySignal<number>;
}

/** Analyses a replayed game as long as the component is shown; undefined for a game that may not be analysed. */
export function useInsight<Setup, State, Action>({
  ui,
  replay,
  isAnalysed,
  seen,
}: InsightSource<Setup, State, Action>): Insight | undefined {
  const insight = useMemo(() => {
    if (!isAnalysed) return undefined;
    const { judged: game, session, tableAt } = replay;
    const { id } = session.card();
    const { roster } = session;
    const isStandIn = (event: number) => {
      const { turn, playerOf } = tableAt(event);
      return turn.kind !== "over" && hasStandIn(roster, playerOf(turn.seat));
    };
    const people = peopleOf(roster);
    const analysis = openAnalysis(game, {
      rpc: openAnalysisRpc(),
      read: async (lines) => readAnalysis(id, lines),
      keep: async (known) => keepAnalysis(id, known),
      isOwn: (player) => people.length === 0 || people.includes(player),
      isStandIn,
      nowMs: () => performance.now(),
    });
    const roundAt = (event: number) => ui.game.round(tableAt(event).state);
    return openInsight({ analysis, game, viewer: people[0] ?? 0, roundAt, seen });
  }, [replay, isAnalysed]);
  useEffect(() => insight?.analysis.close, [insight]);
  return insight;
}

/** The people at this device. */
function peopleOf(roster: Roster): readonly Player[] {
  return roster.chairs.flatMap((_, player) => (isPerson(roster, player) ? [player] : []));
}

/**
 * Whether a bot plays on for a person who has left. A record does not tell since when: none of the moves is charged to
 * that person.
 */
function hasStandIn({ chairs }: Roster, player: Player): boolean {
  const chair = chairs[player];
  return chair?.kind === "bot" && chair.level === "stand-in";
}
