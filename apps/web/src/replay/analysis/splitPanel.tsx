import { precisionOf, rollsOf, unusualDice, type Split } from "@courtly/analysis";
import type { Player } from "@courtly/engine";
import { useMemo } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Roster } from "../../table/roster.ts";
import { Shield } from "../../ui/drawings/shield.tsx";
import { shownName } from "../../ui/shownName.ts";
import { tinctureOf } from "./curve.tsx";
import type { Insight, ShownReview } from "./insight.ts";
import { points, roundedSplit, signedPoints } from "./points.ts";
import { words } from "../words/index.ts";
import "./split.css";

interface SplitProps {
  readonly insight: Insight;
  readonly roster: Roster;
}

interface SplitPanelProps extends SplitProps {
  /** The way to the numbers. */
  readonly children: ComponentChildren;
}

/** How a player's result came about: the start, the dice, the own decisions and those of the others. */
export function SplitPanel({ insight, roster, children }: SplitPanelProps) {
  const shown = insight.shown.value;
  const said = words().split;
  return (
    <section class="split panel" aria-label={said.title} data-region="split">
      <h2 class="panel-title">{said.title}</h2>
      <Choice insight={insight} roster={roster} />
      {shown === undefined ? (
        <p class="quiet">{said.waiting}</p>
      ) : shown.isWhole ? (
        <Parts insight={insight} shown={shown} />
      ) : (
        <p class="quiet">{said.hidden}</p>
      )}
      {children}
    </section>
  );
}

/** Chooses the player whose result is split. */
function Choice({ insight: { viewer }, roster }: SplitProps) {
  return (
    <div class="split-players" role="group" aria-label={words().split.player}>
      {roster.names.map((name, player) => (
        <button
          type="button"
          aria-pressed={player === viewer.value}
          title={shownName(name)}
          onClick={() => (viewer.value = player)}
          key={player}
        >
          <Shield tincture={tinctureOf(roster, player)} size={20} label={shownName(name)} />
          {player === viewer.value && <span aria-hidden="true">{shownName(name)}</span>}
        </button>
      ))}
    </div>
  );
}

interface PartsProps {
  readonly insight: Insight;
  readonly shown: ShownReview;
}

const PARTS = ["start", "luck", "own", "rivals"] as const;

function Parts({ insight, shown }: PartsProps) {
  const player = insight.viewer.value;
  const { done, all } = insight.analysis.state.value;
  const isOpen = done < all;
  const split = shown.review.players[player];
  if (split === undefined) return <></>;
  const rounded = roundedSplit(split);
  const said = words().split;
  const isOver = insight.game.table.turn.kind === "over";
  return (
    <>
      <table class={isOpen ? "split-rows is-unfinished" : "split-rows"}>
        <caption class="visually-hidden">{said.title}</caption>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">{said.parts[part]}</th>
              <td class="split-bar" aria-hidden="true">
                <PartBar part={part} split={rounded} />
              </td>
              <td>
                {part === "start"
                  ? points(rounded.start)
                  : isOpen
                    ? said.about(signedPoints(rounded[part]))
                    : signedPoints(rounded[part])}
              </td>
            </tr>
          ))}
          <tr class="split-result">
            <th scope="row">{isOver ? resultWords(split.result) : said.now}</th>
            <td class="split-bar" aria-hidden="true">
              <Strip class="part-result" split={rounded} span={[0, rounded.result]} />
            </td>
            <td>{points(rounded.result)}</td>
          </tr>
        </tbody>
      </table>
      <p class="quiet">{isOpen ? said.addsUpLater : said.addsUp}</p>
      {!isOpen && <Precision insight={insight} shown={shown} player={player} />}
      <UnusualDiceWords insight={insight} />
    </>
  );
}

function resultWords(result: number): string {
  const { won, lost, shared } = words().split;
  return result === 1 ? won : result === 0 ? lost : shared;
}

interface StripProps {
  readonly class: string;
  readonly split: Split;
  readonly span: readonly [from: number, to: number];
}

/** A bar within the scale of the whole waterfall. */
function Strip({ class: look, split, span: [from, to] }: StripProps) {
  const [low, high] = scaleOf(split);
  const shareOf = (value: number) => (100 * (value - low)) / (high - low);
  const left = shareOf(Math.min(from, to));
  return (
    <i>
      <u
        class={look}
        style={{ left: `${left}%`, width: `${shareOf(Math.max(from, to)) - left}%` }}
      />
    </i>
  );
}

/** The bar of a part, which begins where the one before ends. */
function PartBar({
  part,
  split,
}: {
  readonly part: (typeof PARTS)[number];
  readonly split: Split;
}) {
  const [from, to] = spanOf(part, split);
  const isLoss = to < from;
  return (
    <Strip class={`part-${part} ${isLoss ? "is-loss" : ""}`} split={split} span={[from, to]} />
  );
}

/** The scale of a waterfall: 0 to 100 points, and wider if a part reaches beyond. */
export function scaleOf(split: Split): readonly [low: number, high: number] {
  const ends = PARTS.flatMap((part) => spanOf(part, split));
  return [Math.min(0, ...ends), Math.max(1, ...ends)];
}

/** The beginning and the end of a part in the waterfall. */
export function spanOf(
  part: (typeof PARTS)[number],
  split: Split,
): readonly [from: number, to: number] {
  let from = 0;
  for (const each of PARTS) {
    const to = from + split[each];
    if (each === part) return [from, to];
    from = to;
  }
  return [0, 0];
}

interface PrecisionProps extends PartsProps {
  readonly player: Player;
}

function Precision({ insight, shown, player }: PrecisionProps) {
  const { table } = insight.game;
  const precision = precisionOf(shown.review, {
    players: table.head.names.length,
    playerOf: table.playerOf,
  })[player];
  if (precision === undefined) return <></>;
  // Rounded down: 100% means that there was no mistake at all.
  return <p class="split-precision">{words().split.precision(Math.floor(100 * precision))}</p>;
}

/** One sentence on how unusual the dice of the game were. */
function UnusualDiceWords({ insight: { game } }: Pick<PartsProps, "insight">) {
  const found = useMemo(() => unusualDice(rollsOf(game)), [game]);
  if (found === undefined) return <></>;
  const { dice, face, times, share } = found;
  const said = words().split;
  const games = Math.round(100 * share);
  const expected = Math.round(found.expected);
  return (
    <p class="split-dice">
      {[
        said.dice(dice, face, times),
        games === 0 ? said.fewGames(expected) : said.diceExpected(expected, games),
        said.unusual[rarityOf(share)],
      ].join(" ")}
    </p>
  );
}

/** From these shares of games on, dice are very unusual, unusual, a little unusual, or nothing of the kind. */
function rarityOf(share: number): "very" | "quite" | "little" | "nothing" {
  if (share < 0.01) return "very";
  if (share < 0.05) return "quite";
  return share < 0.2 ? "little" : "nothing";
}
