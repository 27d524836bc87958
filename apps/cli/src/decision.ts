import type { Problem } from "@courtly/engine";
import { wrapped } from "./layout.ts";
import {
  menuLines,
  readAnswer,
  readChoice,
  type Choice,
  type CommandName,
  type Menu,
  type Question,
} from "./menu.ts";
import { oneLine, type Paint } from "./outlet.ts";
import type { Stage, Stop } from "./stage.ts";

/** Everything that a player needs for one decision. */
export interface Desk {
  readonly screen: (rows: number) => readonly string[];
  /** What happened meanwhile. */
  readonly news: readonly string[];
  /** A word before the first question. */
  readonly greeting: string | undefined;
  readonly menu: Menu;
  readonly prompt: string;
  readonly refusalOf: (text: string) => Problem | undefined;
  /** Why nothing can be taken back, if so. */
  readonly undoRefusal: () => string | undefined;
  readonly guide: () => readonly string[];
  readonly record: () => string;
}

export type Decision =
  | { readonly kind: "act"; readonly text: string }
  | { readonly kind: "undo" }
  | { readonly kind: "stop"; readonly stop: Stop | "quit" };

/** Where the conversation stands: in front of the menu or a question, with the last remark. */
interface Moment {
  readonly question: Question | undefined;
  readonly remark: string | undefined;
}

/** Longer than any answer: remarks quote it. */
const LINE_CHARS_MAX = 120;

/** Asks until the player has decided. Whatever is typed, the answer is a decision or one clear line. */
export async function decide(desk: Desk, stage: Stage): Promise<Decision> {
  let moment: Moment = { question: onlyQuestion(desk.menu), remark: desk.greeting };
  let isFirst = true;
  for (;;) {
    const draw = drawing(desk, moment, { stage, whole: isFirst || stage.outlet.live });
    isFirst = false;
    draw();
    const answer = await stage.ask(desk.prompt, draw);
    if (answer.kind === "stopped") return { kind: "stop", stop: answer.stop };
    const next = consider(oneLine(answer.text).slice(0, LINE_CHARS_MAX), moment, desk);
    if (next.kind === "decided") return next.decision;
    if (next.kind === "asked") moment = next.moment;
    else {
      const stop = await lookUp(next.name, desk, stage);
      if (stop !== undefined) return { kind: "stop", stop };
      moment = { ...moment, remark: undefined };
    }
  }
}

/** A menu of one choice that asks something: what it asks. */
function onlyQuestion({ choices }: Menu): Question | undefined {
  const [only] = choices;
  return choices.length === 1 && only?.next.kind === "question" ? only.next : undefined;
}

type Next =
  | { readonly kind: "decided"; readonly decision: Decision }
  | { readonly kind: "asked"; readonly moment: Moment }
  | { readonly kind: "lookUp"; readonly name: "guide" | "record" };

function consider(line: string, { question }: Moment, desk: Desk): Next {
  const remarking = (remark: string | undefined): Next => ({
    kind: "asked",
    moment: { question, remark },
  });
  const meaning = question === undefined ? readChoice(line, desk.menu) : readAnswer(line, question);
  if (!meaning.ok) return remarking(sentence(meaning.error));
  const { value } = meaning;
  if (value.kind === "back")
    return { kind: "asked", moment: { question: onlyQuestion(desk.menu), remark: undefined } };
  if (value.kind === "command") return obey(value.name, desk, remarking);
  if (value.kind === "step" && value.step.kind === "question")
    return { kind: "asked", moment: { question: value.step, remark: undefined } };
  const { text } = value.kind === "step" ? value.step : value;
  const refusal = desk.refusalOf(text);
  if (refusal === undefined) return { kind: "decided", decision: { kind: "act", text } };
  const isStrange = value.kind === "typed" && refusal.rule === undefined;
  return remarking(
    isStrange ? sentence(value.otherwise ?? refusal.message) : refusalWords(refusal),
  );
}

function obey(name: CommandName, desk: Desk, remarking: (remark: string) => Next): Next {
  if (name === "quit") return { kind: "decided", decision: { kind: "stop", stop: "quit" } };
  if (name !== "undo") return { kind: "lookUp", name };
  const refusal = desk.undoRefusal();
  return refusal === undefined
    ? { kind: "decided", decision: { kind: "undo" } }
    : remarking(sentence(refusal));
}

/** "K7: set a die aside before rolling again." */
function refusalWords({ rule, message }: Problem): string {
  return rule === undefined ? sentence(message) : `${rule}: ${message}.`;
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}

// ── drawing ─────────────────────────────────────────────────────────────────────────────────────

/** Room enough to explain every choice; on a small page only a few. */
const DETAILED = { pageRowsMin: 32, choicesMax: 12, choicesMaxSmall: 4 };

function drawing(
  desk: Desk,
  moment: Moment,
  { stage, whole }: { stage: Stage; whole: boolean },
): () => void {
  return () => {
    const { outlet } = stage;
    const { paint } = outlet;
    const width = outlet.width();
    const below = [
      ...(outlet.live ? desk.news.map((line) => paint.dim(line)) : []),
      ...(moment.remark === undefined ? [] : wrapped(moment.remark, width).map(paint.warm)),
      ...asking(moment.question ?? desk.menu, {
        width,
        height: outlet.height(),
        paint,
        canGoBack: onlyQuestion(desk.menu) === undefined,
      }),
    ];
    const promptRows = 1;
    if (whole) stage.show([...desk.screen(outlet.height() - below.length - promptRows), ...below]);
    else for (const line of below) stage.put(line);
  };
}

function asking(
  what: Question | Menu,
  {
    width,
    height,
    paint,
    canGoBack,
  }: {
    readonly width: number;
    readonly height: number;
    readonly paint: Paint;
    readonly canGoBack: boolean;
  },
): readonly string[] {
  const detailedMax =
    height >= DETAILED.pageRowsMin ? DETAILED.choicesMax : DETAILED.choicesMaxSmall;
  const numbered = (choices: readonly Choice[], note?: string) =>
    menuLines({ choices, note }, { width, detailedMax, paint });
  if (!("read" in what)) return [...numbered(what.choices, what.note), paint.dim(KEY_HINTS)];
  return [
    ...wrapped(what.text, width),
    ...numbered(what.choices ?? []),
    paint.dim(canGoBack ? `Enter goes back · ${KEY_HINTS}` : KEY_HINTS),
  ];
}

const KEY_HINTS = "? help · u undo · r record · q quit";

// ── looking things up ───────────────────────────────────────────────────────────────────────────

/** Long texts page by page on a terminal; in a pipe, all at once. */
async function lookUp(
  name: "guide" | "record",
  desk: Desk,
  stage: Stage,
): Promise<Stop | undefined> {
  const { outlet } = stage;
  const lines = () => (name === "guide" ? desk.guide() : desk.record().trimEnd().split("\n"));
  if (!outlet.live) {
    for (const line of lines()) stage.put(line);
    return undefined;
  }
  const promptRows = 1;
  const rows = () => Math.max(1, outlet.height() - promptRows);
  for (let from = 0; from < lines().length;) {
    const draw = () => stage.show(lines().slice(from, from + rows()));
    const isLast = from + rows() >= lines().length;
    draw();
    const prompt = isLast ? "Enter goes back › " : "Enter goes on, q goes back › ";
    const answer = await stage.ask(outlet.paint.dim(prompt), draw);
    if (answer.kind === "stopped") return answer.stop;
    if (answer.text.trim() !== "") return undefined;
    from += rows();
  }
  return undefined;
}
