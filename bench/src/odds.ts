import { parseArgs } from "node:util";
import { loadSolver, oddsOf, solveTurn, type Solver } from "@courtly/odds";
import { FRESH_DICE, type Hand } from "@courtly/to-court-the-king";
import { ONE_VALUE_FUNCTION, plausibleHands } from "./oddsHands.ts";

/**
 * Measures how long it takes to solve a turn from its start, by the number of cards: for one value function and for all
 * costs; with the kernel and, alternately, with the reference.
 */

const { values } = parseArgs({
  options: {
    hands: { type: "string", default: "11" },
    sizes: { type: "string", default: "5,6,7,8,9" },
    /** Skips the reference, which takes minutes with many cards. */
    "kernel-only": { type: "boolean", default: false },
  },
});
const HANDS = Number(values.hands);
const SIZES = values.sizes.split(",").map(Number);
const MEGABYTE = 2 ** 20;
const bytesMax = 1024 * MEGABYTE;
const kernel = await loadSolver();

/** Solves something for a hand. */
type Solve = (hand: Hand, solver: Solver | undefined) => void;

const oneValueFunction: Solve = (hand, solver) =>
  void solveTurn(hand, ONE_VALUE_FUNCTION, { bytesMax, ...(solver && { solver }) }).value(
    FRESH_DICE,
  );
const allCosts: Solve = (hand, solver) =>
  void oddsOf(hand, FRESH_DICE, { bytesMax, ...(solver && { solver }) });

function msOf(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

interface Run {
  readonly kernelMs: number;
  readonly kernelBytes: number;
  readonly referenceMs: number;
}

function runOf(solve: Solve, hand: Hand): Run {
  let kernelBytes = 0;
  const weighed: Solver = {
    bytesOf: kernel.bytesOf,
    open: (frames, unused) => {
      kernelBytes = Math.max(kernelBytes, kernel.bytesOf(frames, unused));
      return kernel.open(frames, unused);
    },
  };
  const kernelMs = msOf(() => solve(hand, weighed));
  const referenceMs = values["kernel-only"] ? NaN : msOf(() => solve(hand, undefined));
  return { kernelMs, kernelBytes, referenceMs };
}

function quantile(all: readonly number[], share: number): number {
  const ordered = [...all].sort((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] as number;
}

function shown(figure: number, digits: number): string {
  return Number.isNaN(figure) ? "–" : figure.toFixed(digits);
}

function row(cards: number, runs: readonly Run[]): string {
  const kernelMs = runs.map((run) => run.kernelMs);
  const referenceMs = runs.map((run) => run.referenceMs);
  const ratios = runs.map((run) => run.referenceMs / run.kernelMs);
  const megabytes = runs.map((run) => run.kernelBytes / MEGABYTE);
  const figures = [
    ...[quantile(kernelMs, 0.5), quantile(kernelMs, 0.95)].map((ms) => shown(ms, 1)),
    ...[quantile(referenceMs, 0.5), quantile(referenceMs, 0.95)].map((ms) => shown(ms, 0)),
    shown(quantile(ratios, 0.5), 1),
    ...[quantile(megabytes, 0.5), quantile(megabytes, 1)].map((mb) => shown(mb, 1)),
  ];
  return [String(cards), ...figures].map((figure) => figure.padStart(8)).join(" ");
}

const WARM_UP = plausibleHands(6, 5);
for (const [name, solve] of [
  ["one value function", oneValueFunction],
  ["all 17 costs", allCosts],
] as const) {
  for (const hand of WARM_UP) runOf(solve, hand);
  console.log(
    `\n${name}: ${HANDS} hands a size; milliseconds, and the megabytes of the kernel's tables`,
  );
  console.log("   cards   kernel     p95 reference    p95    ratio       MB  most MB");
  for (const cards of SIZES)
    console.log(
      row(
        cards,
        plausibleHands(cards, HANDS).map((hand) => runOf(solve, hand)),
      ),
    );
}
