import type { ComponentChildren } from "preact";
import { words } from "./words/index.ts";

/** A line of play, with its steps in words and pictures. */
export interface ShownLine {
  readonly steps: readonly ComponentChildren[];
  /** The chance in per cent, only as fine as it is known; `undefined` if it is not known well. */
  readonly chance: string | undefined;
}

interface BestMoveProps {
  readonly line: ShownLine | undefined;
  readonly onPlay: () => void;
}

/** The best line of the coach, step by step. */
export function BestMove({ line: best, onPlay }: BestMoveProps) {
  const { bestMove, toWin, play } = words();
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
          {play(best.steps.length)}
          <kbd class="key" aria-hidden="true">
            C
          </kbd>
        </button>
      </div>
    </section>
  );
}

/** The other lines with their chances. */
export function Others({ lines }: { readonly lines: readonly ShownLine[] }) {
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

/** The reasons for the best line, one in each line. */
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
