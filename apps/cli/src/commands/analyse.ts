import { setImmediate } from "node:timers/promises";
import {
  analyseGame,
  mistakesOf,
  precisionOf,
  type Analysis,
  type AnyTable,
  type GameToJudge,
  type Mistake,
  type Moment,
} from "@courtly/analysis";
import { ENGLISH, sayReason } from "@courtly/bots";
import { nameOf, replayRecord, type GameBox } from "@courtly/engine";
import { EXIT, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import { BOXES, findGame } from "../games/index.ts";
import { aligned } from "../play/layout.ts";
import { progressOf } from "../progress.ts";
import { ENGLISH as SPEECH } from "../speech.ts";
import type { Request } from "../options.ts";
import { readGivenRecord, refused, sayAtLine } from "./givenRecord.ts";

export const analyseCommand: Command = {
  name: "analyse",
  usage: "FILE|-",
  summary:
    "Analyses the record of a game: every player's chance to win after each event, and how much was luck.",
  options: {},
  more: [
    "'-' reads standard input. A game that is not over is analysed up to now. Exit code 1: the record is illegal or cannot be read.",
    "The chances are the Chancellor's. 'luck' counts every roll at the table, 'own' what the player's decisions lost, 'rivals' what the others' decisions changed.",
  ],
  run,
};

const PAUSE_MS = 50;

async function run(request: Request, streams: Streams): Promise<Exit> {
  const { json } = request;
  const text = await readGivenRecord("analyse", request, streams);
  if (!text.ok) return text.error;
  const replayed = replayRecord(text.value, BOXES as unknown as readonly GameBox<AnyTable>[]);
  if (!replayed.ok) return refused(replayed.error, { json, streams });
  const { fault, cutOff, ...game } = replayed.value;
  if (fault !== undefined) return refused(fault, { json, streams });
  if (cutOff !== undefined)
    sayAtLine(cutOff, "the record is cut off here, the analysis ends before this line", streams);
  const analysis = await analysed(game, streams);
  if (analysis === undefined) return EXIT.interrupted;
  const explained = { ...analysis, why: whyIn(game, analysis) };
  if (json) writeJson(streams, dataOf(explained));
  else streams.out.write(`${pageOf(game, explained, streams.out.width()).join("\n")}\n`);
  return EXIT.yes;
}

/** Analyses with a progress bar on a terminal; undefined if Ctrl-C stopped it. */
async function analysed(game: GameToJudge, { err }: Streams): Promise<Analysis | undefined> {
  const progress = progressOf(err, "decisions");
  let isStopped = false;
  let restedMs = performance.now();
  const stop = () => (isStopped = true);
  process.once("SIGINT", stop);
  try {
    return await analyseGame(game, {
      pause: async ({ done, all }) => {
        progress.show(done, all);
        if (performance.now() - restedMs >= PAUSE_MS) {
          await setImmediate();
          restedMs = performance.now();
        }
        return !isStopped;
      },
      nowMs: () => performance.now(),
    });
  } finally {
    process.off("SIGINT", stop);
    progress.clear();
  }
}

/** A review, and the reason for the best line of each mistake in words, by the number of its event. */
interface ExplainedReview extends Pick<Analysis, "review"> {
  readonly why: ReadonlyMap<number, string>;
}

/** The coach's reasons, in English. */
function whyIn(
  { table, moments }: GameToJudge,
  { explanations }: Analysis,
): ExplainedReview["why"] {
  const found = findGame(table.gameId);
  const page = { names: table.head.names, speech: SPEECH };
  const why = new Map<number, string>();
  for (const [event, explanation] of explanations) {
    const before = moments[event]?.before;
    if (!found.ok || before?.turn.kind !== "decide") continue;
    const { state, turn } = before;
    const said = found.value.explain({ state, seat: turn.seat }, explanation, page);
    if (said !== undefined) why.set(event, said);
  }
  return why;
}

// ── for programs ────────────────────────────────────────────────────────────────────────────────

function dataOf({ review: { players, moments }, why }: ExplainedReview) {
  return {
    players: players.map(({ start, luck, own, rivals, result }) => ({
      start,
      luck,
      own,
      rivals,
      result,
    })),
    moments: moments.map((moment, event) => momentData(moment, why.get(event))),
  };
}

function momentData(
  { line, kind, seat, chances, isExact, margin, decision }: Moment,
  said: string | undefined,
) {
  const common = { seat, chances, exact: isExact, margin };
  if (decision === undefined) return { line, kind, ...common };
  const { cost, played, best, why } = decision;
  // A decision that is no mistake has no more than the two chances.
  const reason = said ?? (why === undefined ? null : sayReason(why, ENGLISH));
  return { line, kind, ...common, cost, played, best, why: reason };
}

// ── for people ──────────────────────────────────────────────────────────────────────────────────

function pageOf(
  { table }: GameToJudge,
  { review, why }: ExplainedReview,
  width: number,
): readonly string[] {
  const { names } = table.head;
  const { playerOf } = table;
  const precisions = precisionOf(review, { players: names.length, playerOf });
  const rows = review.players.map(({ start, luck, own, rivals, result }, player) => {
    const precision = precisions[player];
    return [
      nameOf(names, player),
      inPoints(start),
      signed(luck),
      signed(own),
      signed(rivals),
      inPoints(result),
      precision === undefined ? "–" : `${Math.floor(precision * 100)}%`,
    ];
  });
  const isOver = table.turn.kind === "over";
  const head = ["", "start", "luck", "own", "rivals", isOver ? "result" : "now", "precision"];
  const mistakes = mistakesOf(review);
  return [
    "How the result came about, in points of the chance to win (0 to 100):",
    "",
    ...aligned([head, ...rows], { width, breakable: [], numbers: [1, 2, 3, 4, 5, 6] }),
    "",
    ...(mistakes.length === 0
      ? ["No decision cost a point or more."]
      : [
          "Decisions that cost a point or more:",
          "",
          ...aligned(
            mistakes.map((mistake) =>
              mistakeRow(mistake, {
                name: nameOf(names, playerOf(mistake.seat)),
                why: why.get(mistake.event),
              }),
            ),
            { width, breakable: [3], numbers: [0, 2] },
          ),
        ]),
  ];
}

function mistakeRow(
  { line, cost, margin, played, best, kind }: Mistake,
  { name, why }: { readonly name: string; readonly why: string | undefined },
) {
  const accuracy = margin === 0 ? "exact" : `±${inPoints(margin)}`;
  return [
    `line ${line}`,
    name,
    signed(-cost),
    `${kind} (${accuracy}): ${played}, best was ${best}.${why === undefined ? "" : ` ${why}`}`,
  ];
}

function inPoints(chance: number): string {
  return (chance * 100).toFixed(1);
}

function signed(change: number): string {
  const points = inPoints(Math.abs(change));
  return points === "0.0" ? points : `${change < 0 ? "−" : "+"}${points}`;
}
