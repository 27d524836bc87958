import type { ChanceSpeech } from "@courtly/coach/words";
import type { Seat } from "@courtly/engine";
import type { Page } from "../games/entry.ts";
import { aligned, wrapped } from "./layout.ts";
import { estimate, percent } from "./percent.ts";
import type { Speech } from "../speech.ts";

/** The time limit of the coach for the advice about one decision. */
export const ADVICE_MS = 2000;

/**
 * Thinks about the decision of a seat, in small steps. Returns the function that draws the advice; `undefined` if
 * the advice is not wanted any more.
 * @param isWanted awaited between two steps, so that Ctrl-C takes effect
 */
export type Coach<State> = (
  state: State,
  seat: Seat,
  isWanted: () => Promise<boolean>,
) => Promise<((page: Page) => readonly string[]) | undefined>;

/** A line of the advice in words. */
export interface ShownLine {
  readonly steps: readonly string[];
  /** The chance to win with this line, if it is known well. */
  readonly chance: string | undefined;
}

/** The advice in words: the best line, perhaps the next best, and the reasons. */
export interface ShownAdvice {
  readonly best: ShownLine;
  readonly next: ShownLine | undefined;
  readonly why: readonly string[];
}

/** The lines of the page that `c` shows. */
export function advicePage(
  { best, next, why }: ShownAdvice,
  { width, paint, speech }: Page,
): readonly string[] {
  const { coach } = speech.table;
  const parts = [
    { label: coach.best, texts: textsOf(best) },
    { label: coach.next, texts: next === undefined ? [] : textsOf(next) },
    { label: coach.why, texts: why },
  ].filter(({ texts }) => texts.length > 0);
  const rows = parts.flatMap(({ label, texts }) => [
    ["", ""],
    ...texts.map((text, i) => [i === 0 ? paint.bold(label) : "", text]),
  ]);
  return [
    ...wrapped(coach.title, width).map(paint.bold),
    ...aligned(rows, { width, breakable: [1] }),
  ];
}

function textsOf({ steps, chance }: ShownLine): readonly string[] {
  return chance === undefined ? steps : [...steps, chance];
}

/** The texts and formats of a language that the reasons of all games need. */
export function chanceSpeech({ reasons, table }: Pick<Speech, "reasons" | "table">): ChanceSpeech {
  return {
    chances: reasons.chances,
    percent: (chance, decimals = 0) => percent(chance, decimals, table),
    estimate: (chance, decimals = 0) => estimate(chance, decimals, table),
  };
}
