import type { Line } from "@courtly/bots/advice";
import type { ComponentChildren } from "preact";
import { words } from "./words/index.ts";

/** A line with its steps in words and pictures. */
export interface ShownLine {
  readonly steps: readonly ComponentChildren[];
  /** In per cent, no finer than it is known; nothing where it is not known well. */
  readonly chance: string | undefined;
}

interface BestMoveProps {
  readonly lines: readonly ShownLine[];
  readonly onPlay: () => void;
}

/** What the coach would do, step by step, and what else there is. */
export function BestMove({ lines, onPlay }: BestMoveProps) {
  const { bestMove, toWin, play } = words();
  const [best, ...others] = lines;
  if (best === undefined) return <></>;
  return (
    <section class="coach-best" aria-labelledby="coach-best-title">
      <h3 class="eyebrow" id="coach-best-title">
        {bestMove}
      </h3>
      <ol class="coach-steps">
        {best.steps.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
      <div class="coach-chance">
        {best.chance !== undefined && (
          <p>
            <b>{best.chance}</b>
            <span>{toWin}</span>
          </p>
        )}
        <button type="button" class="button ink coach-play" onClick={onPlay}>
          {play}
          <kbd class="key" aria-hidden="true">
            C
          </kbd>
        </button>
      </div>
      <Others lines={others} />
    </section>
  );
}

function Others({ lines }: { readonly lines: readonly ShownLine[] }) {
  const { others } = words();
  if (lines.length === 0) return <></>;
  return (
    <>
      <h3 class="eyebrow">{others}</h3>
      <ul class="coach-others" role="list">
        {lines.map(({ steps, chance }, index) => (
          <li key={index}>
            <span class="coach-other">
              {steps.map((step, at) => (
                <span key={at}>{step}</span>
              ))}
            </span>
            {chance !== undefined && <b>{chance}</b>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why that is the best, a line for each reason. */
export function Why({ said }: { readonly said: readonly string[] }) {
  if (said.length === 0) return <></>;
  return (
    <ul class="coach-why" role="list">
      {said.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What makes less of a difference makes little. */
const LITTLE = 0.005;

/**
 * Why the first and not the second, where nothing more exact is known.
 * @param next what sets the second apart, where words can tell it
 */
export function whyByChances(
  lines: readonly Pick<Line, "chance" | "margin">[],
  next?: string,
): string {
  const { asGood, betterBy, tooClose } = words();
  const [best, other] = lines;
  if (best === undefined || other === undefined) return "";
  const margin = Math.max(best.margin ?? 0, other.margin ?? 0);
  const isSampled = best.margin !== undefined;
  const [chance, instead] = [best, other].map((line) => chanceWords(line, isSampled && margin));
  const better = best.chance - other.chance;
  const say = better < margin && margin > LITTLE ? tooClose : better < LITTLE ? asGood : betterBy;
  return say(chance ?? "", instead ?? "", nextWords(next));
}

/** In per cent, no finer than it is known: tenths only where these were sampled well. */
export function chanceWords({ chance }: Pick<Line, "chance">, margin: number | false): string {
  return words().percent(chance, margin !== false && margin < 0.01 ? 1 : 0);
}

/** The second by what sets it apart, where that can be told. */
export function nextWords(next: string | undefined): string {
  const { nextBest, quoted } = words();
  return next === undefined ? nextBest : quoted(next);
}
