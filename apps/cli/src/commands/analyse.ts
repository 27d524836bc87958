import { setImmediate } from "node:timers/promises";
import {
  analyseGame,
  mistakesOf,
  precisionOf,
  type AnyTable,
  type GameToJudge,
  type Mistake,
  type Moment,
  type Review,
} from "@courtly/analysis";
import { ENGLISH, sayReason } from "@courtly/bots";
import { nameOf, replayRecord, type GameBox } from "@courtly/engine";
import { EXIT, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import { BOXES } from "../games/index.ts";
import { aligned } from "../play/layout.ts";
import { progressOf } from "../progress.ts";
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
  const review = await analysed(game, streams);
  if (review === undefined) return EXIT.interrupted;
  if (json) writeJson(streams, dataOf(review));
  else streams.out.write(`${pageOf(game, review, streams.out.width()).join("\n")}\n`);
  return EXIT.yes;
}

/** Analyses with a progress bar on a terminal; undefined if Ctrl-C stopped it. */
async function analysed(game: GameToJudge, { err }: Streams): Promise<Review | undefined> {
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
    });
  } finally {
    process.off("SIGINT", stop);
    progress.clear();
  }
}

// ── for programs ────────────────────────────────────────────────────────────────────────────────

function dataOf({ players, moments }: Review) {
  return {
    players: players.map(({ start, luck, own, rivals, result }) => ({
      start,
      luck,
      own,
      rivals,
      result,
    })),
    moments: moments.map(momentData),
  };
}

function momentData({ line, seat, chances, isExact, margin, decision }: Moment) {
  const common = { seat, chances, exact: isExact, margin };
  if (decision === undefined) return { line, kind: "roll", ...common };
  const { cost, played, best, why } = decision;
  const reason = why === undefined ? null : sayReason(why, ENGLISH);
  return { line, kind: "decision", ...common, cost, played, best, why: reason };
}

// ── for people ──────────────────────────────────────────────────────────────────────────────────

function pageOf({ table }: GameToJudge, review: Review, width: number): readonly string[] {
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
      precision === undefined ? "–" : `${Math.round(precision * 100)}%`,
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
            mistakes.map((mistake) => mistakeRow(mistake, nameOf(names, playerOf(mistake.seat)))),
            { width, breakable: [3], numbers: [0, 2] },
          ),
        ]),
  ];
}

function mistakeRow({ line, cost, margin, played, best, kind }: Mistake, name: string) {
  const accuracy = margin === 0 ? "exact" : `±${inPoints(margin)}`;
  return [
    `line ${line}`,
    name,
    signed(-cost),
    `${kind} (${accuracy}): ${played}, best was ${best}`,
  ];
}

function inPoints(chance: number): string {
  return (chance * 100).toFixed(1);
}

function signed(change: number): string {
  const points = inPoints(Math.abs(change));
  return points === "0.0" ? points : `${change < 0 ? "−" : "+"}${points}`;
}
