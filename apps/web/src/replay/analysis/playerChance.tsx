import type { Player } from "@courtly/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { Insight } from "./insight.ts";
import { signedPoints, wholePoints } from "./points.ts";
import { words } from "../words/index.ts";

interface PlayerChanceProps {
  readonly insight: Insight;
  readonly place: ReadonlySignal<number>;
  readonly player: Player;
}

/** A player's chance to win at a place, and how the event there changes it. */
export function PlayerChance({ insight, place, player }: PlayerChanceProps) {
  const { shown, chancesAt, isRoughAt } = insight;
  const at = place.value;
  const chance = chancesAt(at)?.[player];
  if (chance === undefined) return <></>;
  const next = at < (shown.value?.seen ?? 0) ? chancesAt(at + 1)?.[player] : undefined;
  const change = next === undefined || isRoughAt(at + 1) ? 0 : next - chance;
  const said = words().chances;
  return (
    <span class="player-chance" title={said.toWin}>
      <b>
        <span class="visually-hidden">{said.toWin} </span>
        {isRoughAt(at) ? "~" : ""}
        {wholePoints(chance)}%
      </b>
      {Math.abs(change) >= 0.0005 && (
        <small class={change > 0 ? "is-gain" : "is-loss"}>{signedPoints(change)}</small>
      )}
    </span>
  );
}
