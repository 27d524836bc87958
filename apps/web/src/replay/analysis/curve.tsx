import type { ByPlayer, Player } from "@courtly/engine";
import type { ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { FinalSpan } from "../../table/gameUi.ts";
import type { Roster } from "../../table/roster.ts";
import type { Tincture } from "../../ui/drawings/tinctures.ts";
import { Shield } from "../../ui/drawings/shield.tsx";
import { shownName } from "../../ui/shownName.ts";
import { classes } from "../../ui/drawings/named.ts";
import type { Insight } from "./insight.ts";
import { wholePoints } from "./points.ts";
import { words } from "../words/index.ts";
import "./curve.css";

/** The band of a first estimate: so many points above and below. */
const ROUGH_BAND = 0.07;

interface CurveProps {
  readonly insight: Insight;
  readonly roster: Roster;
  readonly place: ReadonlySignal<number>;
  /** The last place that is shown. */
  readonly end: number;
  readonly final: FinalSpan | undefined;
}

/** The shield with whose tincture and dashes a player is drawn: a player with two colours has the first. */
export function tinctureOf({ shields }: Roster, player: Player): Tincture {
  return shields[player] ?? "azure";
}

/** The chances of all players over the game, as lines with different dashes. */
export function Curve({ insight, roster, place, end, final }: CurveProps) {
  const review = insight.shown.value?.review;
  const self = insight.viewer.value;
  const max = Math.max(1, end);
  const lines = useMemo(
    () => review && linesOf(insight, { players: roster.names.length, end }),
    [review, end],
  );
  if (lines === undefined)
    return <div class="curve is-waiting" role="img" aria-label={words().curve.waiting} />;
  const even = 100 - 100 / roster.names.length;
  return (
    <div class="curve">
      <div class="curve-axis" aria-hidden="true">
        <span>100</span>
        <span>50</span>
        <span>0</span>
      </div>
      <svg
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={curveWords(insight, roster, place.value)}
      >
        {final !== undefined && final.first <= end && (
          <rect
            class="curve-final"
            x={(1000 * final.first) / max}
            y={0}
            width={1000 - (1000 * final.first) / max}
            height={100}
          />
        )}
        {[0, 25, 50, 75, 100].map((y) => (
          <path class="curve-grid" d={`M0 ${y}H1000`} key={y} />
        ))}
        <path class="curve-even" d={`M0 ${even}H1000`} />
        {final !== undefined && final.claim <= end && (
          <path class="curve-claim" d={`M${(1000 * final.claim) / max} 0V100`} />
        )}
        {lines.map(({ wash, band, rough, solid }, player) => (
          <g
            class={classes(
              `line-${tinctureOf(roster, player)}`,
              player === self ? "is-self" : undefined,
            )}
            key={player}
          >
            {player === self && <path class="curve-wash" d={wash} />}
            {player === self && <path class="curve-band" d={band} />}
            <path class="curve-line is-rough" d={rough} />
            <path class="curve-line" d={solid} />
          </g>
        ))}
      </svg>
      <Playhead insight={insight} roster={roster} place={place} max={max} />
    </div>
  );
}

interface PlayheadProps extends Pick<CurveProps, "insight" | "roster" | "place"> {
  readonly max: number;
}

function Playhead({ insight, roster, place, max }: PlayheadProps) {
  const at = place.value;
  const chances = insight.chancesAt(at) ?? [];
  return (
    <div class="curve-head" style={{ left: `${(100 * at) / max}%` }} aria-hidden="true">
      {chances.map((chance, player) => (
        <i
          class={`dot-${tinctureOf(roster, player)}`}
          style={{ top: `${100 - 100 * chance}%` }}
          key={player}
        />
      ))}
    </div>
  );
}

interface Line {
  readonly solid: string;
  readonly rough: string;
  readonly band: string;
  readonly wash: string;
}

/** The paths of all players. What is worked out is solid, the first estimate pale. */
function linesOf(
  { chancesAt, isRoughAt }: Insight,
  { players, end }: { readonly players: number; readonly end: number },
): ByPlayer<Line> {
  const places = Array.from({ length: end + 1 }, (_, place) => place);
  const max = Math.max(1, end);
  const x = (place: number) => ((1000 * place) / max).toFixed(1);
  const y = (chance: number) => (100 - 100 * Math.min(1, Math.max(0, chance))).toFixed(2);
  const known = places.map((place) => ({
    place,
    isRough: isRoughAt(place),
    chances: chancesAt(place),
  }));
  return Array.from({ length: players }, (_, player) => {
    const chanceAt = (place: number) => known[place]?.chances?.[player] ?? 0;
    const all = places.map((place) => `${x(place)} ${y(chanceAt(place))}`);
    const spans = spansOf(known.map(({ isRough }) => isRough));
    const pathOf = (isRough: boolean) =>
      spans
        .filter((span) => span.isRough === isRough)
        .map(({ first, last }) => `M${all.slice(first, last + 1).join("L")}`)
        .join("");
    const bands = spans
      .filter(({ isRough }) => isRough)
      .map(({ first, last }) => {
        const within = places.slice(first, last + 1);
        const upper = within.map((place) => `${x(place)} ${y(chanceAt(place) + ROUGH_BAND)}`);
        const lower = within.map((place) => `${x(place)} ${y(chanceAt(place) - ROUGH_BAND)}`);
        return `M${[...upper, ...lower.toReversed()].join("L")}Z`;
      });
    return {
      solid: pathOf(false),
      rough: pathOf(true),
      band: bands.join(""),
      wash: `M0 100L${all.join("L")}L1000 100Z`,
    };
  });
}

interface Span {
  readonly isRough: boolean;
  readonly first: number;
  readonly last: number;
}

/** The stretches of equal certainty; each begins where the one before ends, so that the line has no gaps. */
function spansOf(rough: readonly boolean[]): readonly Span[] {
  const spans: Span[] = [];
  for (const [place, isRough] of rough.entries()) {
    const last = spans.at(-1);
    if (last?.isRough === isRough) spans[spans.length - 1] = { ...last, last: place };
    else spans.push({ isRough, first: Math.max(0, place - 1), last: place });
  }
  return spans;
}

/** The chances at a place in words: "Chances to win here: Mira 59, Jonas 15." */
function curveWords(insight: Insight, { names }: Roster, place: number): string {
  const chances = insight.chancesAt(place) ?? [];
  const said = names.map(
    (name, player) => `${shownName(name)} ${wholePoints(chances[player] ?? 0)}`,
  );
  return words().curve.label(said.join(", "));
}

/** The chances of all players at a place, as figures with shields. */
export function Figures({
  insight,
  roster,
  place,
}: Pick<CurveProps, "insight" | "roster" | "place">) {
  const chances = insight.chancesAt(place.value);
  const isRough = insight.isRoughAt(place.value);
  return (
    <ul class="curve-figures" role="list" aria-label={words().chances.toWin}>
      {roster.names.map((name, player) => (
        <li key={player}>
          <Shield tincture={tinctureOf(roster, player)} size={16} label={shownName(name)} />
          <b>
            {chances === undefined
              ? "–"
              : `${isRough ? "~" : ""}${wholePoints(chances[player] ?? 0)}`}
          </b>
        </li>
      ))}
      <li class="curve-unit" aria-hidden="true">
        {words().curve.unit}
      </li>
    </ul>
  );
}
