import { assertNever, type Problem } from "@courtly/engine";
import { fitted, widthOf, wrapped } from "./layout.ts";
import {
  menuLines,
  readAnswer,
  readChoice,
  type CommandName,
  type Menu,
  type MenuQuestion,
} from "./menu.ts";
import { oneLine, type Outlet } from "../outlet.ts";
import type { Terminal, Stop } from "./terminal.ts";
import type { TableWords } from "../words/en.ts";

/** Everything that a player needs for one decision. */
export interface DecisionContext {
  readonly screen: (rows: number) => readonly string[];
  /** The events since the player's last decision. */
  readonly news: readonly string[];
  /** A line before the first question. */
  readonly greeting: string | undefined;
  readonly menu: Menu;
  readonly prompt: string;
  /** Rewrites a typed action as records write it; other text stays as it is. */
  readonly plain: (line: string) => string;
  readonly refusalOf: (text: string) => Problem | undefined;
  /** The reason why undo is impossible, if it is. */
  readonly undoRefusal: () => string | undefined;
  readonly guide: () => readonly string[];
  /** Missing in a game without odds. */
  readonly odds?: (() => Promise<() => readonly string[]>) | undefined;
  /**
   * Thinks, and returns the function that draws the advice; `undefined` if the game was stopped meanwhile.
   * Missing in a game without a coach.
   */
  readonly coach?: (() => Promise<(() => readonly string[]) | undefined>) | undefined;
  /** The bots' reasons for their latest moves. */
  readonly why: readonly string[];
  readonly record: () => string;
  readonly say: (problem: Problem) => string;
  readonly words: TableWords;
}

export type PlayerDecision =
  | { readonly kind: "act"; readonly text: string }
  | { readonly kind: "undo" }
  | { readonly kind: "stop"; readonly stop: Stop | "quit" };

/** The state of the conversation: in front of the menu or of a question, with the last remark. */
interface Moment {
  readonly question: MenuQuestion | undefined;
  readonly remark: string | undefined;
  /** The player wants to quit, and was asked to confirm. */
  readonly isLeaving?: boolean;
}

/** The longest accepted answer, because remarks quote it. */
const LINE_CHARS_MAX = 120;

/** Asks until the player has decided. Every input leads to a decision or to a remark of one line. */
export async function decide(
  context: DecisionContext,
  terminal: Terminal,
): Promise<PlayerDecision> {
  let moment: Moment = { question: onlyQuestion(context.menu), remark: context.greeting };
  let isFirst = true;
  for (;;) {
    const draw = drawing(context, moment, { terminal, whole: isFirst || terminal.outlet.live });
    isFirst = false;
    draw();
    const answer = await terminal.ask(context.prompt, draw);
    if (answer.kind === "stopped") return { kind: "stop", stop: answer.stop };
    const next = terminal.isTyped
      ? askedBeforeLeaving(answer.text, moment, context)
      : consider(answer.text, moment, context);
    if (next.kind === "decided") return next.decision;
    if (next.kind === "asked") moment = next.moment;
    else {
      const stop = await lookUp(next.name, context, terminal);
      if (stop !== undefined) return { kind: "stop", stop };
      moment = { ...moment, remark: undefined };
    }
  }
}

/** The question of a menu that has only one choice, which asks something. */
function onlyQuestion({ choices }: Menu): MenuQuestion | undefined {
  const [only] = choices;
  return choices.length === 1 && only?.next.kind === "question" ? only.next : undefined;
}

type LookedUp = Exclude<CommandName, "undo" | "quit">;

type Next =
  | { readonly kind: "decided"; readonly decision: PlayerDecision }
  | { readonly kind: "asked"; readonly moment: Moment }
  | { readonly kind: "lookUp"; readonly name: LookedUp };

/** Asks for confirmation before quitting at a terminal, so that a wrong key does not end the game. */
function askedBeforeLeaving(text: string, moment: Moment, context: DecisionContext): Next {
  const { question, isLeaving } = moment;
  const wantsOut = (next: Next) =>
    next.kind === "decided" && next.decision.kind === "stop" && next.decision.stop === "quit";
  if (isLeaving === true)
    return text.trim() === "" || wantsOut(consider(text, moment, context))
      ? QUIT
      : { kind: "asked", moment: { question, remark: context.words.context.stays } };
  const next = consider(text, moment, context);
  return wantsOut(next)
    ? {
        kind: "asked",
        moment: { question, remark: context.words.context.leaving, isLeaving: true },
      }
    : next;
}

const QUIT: Next = { kind: "decided", decision: { kind: "stop", stop: "quit" } };

function consider(answer: string, { question }: Moment, context: DecisionContext): Next {
  const remarking = (remark: string | undefined): Next => ({
    kind: "asked",
    moment: { question, remark },
  });
  if (answer.length > LINE_CHARS_MAX)
    return remarking(context.words.context.tooLong(LINE_CHARS_MAX));
  const line = context.plain(oneLine(answer));
  const meaning =
    question === undefined
      ? readChoice(line, context.menu, context.words.menu)
      : readAnswer(line, question);
  if (!meaning.ok) return remarking(sentence(meaning.error));
  const { value } = meaning;
  if (value.kind === "back") {
    const first = onlyQuestion(context.menu);
    if (question !== first)
      return { kind: "asked", moment: { question: first, remark: undefined } };
    const wanted = question?.read("");
    return remarking(wanted?.ok === false ? sentence(wanted.error) : undefined);
  }
  if (value.kind === "command") return obey(value.name, context, remarking);
  if (value.kind === "step" && value.step.kind === "question")
    return { kind: "asked", moment: { question: value.step, remark: undefined } };
  const { text } = value.kind === "step" ? value.step : value;
  const refusal = context.refusalOf(text);
  if (refusal === undefined) return { kind: "decided", decision: { kind: "act", text } };
  const isStrange = value.kind === "typed" && refusal.rule === undefined;
  return remarking(
    isStrange
      ? sentence(value.otherwise ?? context.say(refusal))
      : refusalWords(refusal.rule, context.say(refusal)),
  );
}

function obey(
  name: CommandName,
  context: DecisionContext,
  remarking: (remark: string) => Next,
): Next {
  if (name === "quit") return QUIT;
  if (name === "odds" && context.odds === undefined) return remarking(context.words.context.noOdds);
  if (name === "coach" && context.coach === undefined)
    return remarking(context.words.context.noCoach);
  if (name === "why" && context.why.length === 0) return remarking(context.words.context.noWhy);
  if (name !== "undo") return { kind: "lookUp", name };
  const refusal = context.undoRefusal();
  return refusal === undefined
    ? { kind: "decided", decision: { kind: "undo" } }
    : remarking(sentence(refusal));
}

/** "K7: keep a die before rolling again." */
function refusalWords(rule: string | undefined, words: string): string {
  return rule === undefined ? sentence(words) : `${rule}: ${words}.`;
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}

// ── drawing ─────────────────────────────────────────────────────────────────────────────────────

/** The number of choices that are shown with their details: more on a high page. */
const DETAILED = { pageRowsMin: 32, choicesMax: 12, choicesMaxSmall: 4 };

function drawing(
  context: DecisionContext,
  moment: Moment,
  { terminal, whole }: { terminal: Terminal; whole: boolean },
): () => void {
  return () => {
    const { outlet } = terminal;
    if (whole) terminal.show(pageOf(context, moment, outlet));
    else for (const line of asking(context, moment, outlet)) terminal.put(line);
  };
}

/** The table, the news and the question. On a low page older news are left out first, then the details of choices. */
function pageOf(context: DecisionContext, moment: Moment, outlet: Outlet): readonly string[] {
  const { paint } = outlet;
  const width = outlet.width();
  const promptRows = 1;
  const rows = outlet.height() - promptRows;
  const news = outlet.live ? context.news.map((line) => wrapped(line, width).map(paint.dim)) : [];
  const draw = ({ from, isBrief }: { from: number; isBrief: boolean }) => {
    const below = [...news.slice(from).flat(), ...asking(context, moment, outlet, { isBrief })];
    return [...context.screen(rows - below.length), ...below];
  };
  const cuts = [...news.keys(), news.length].map((from) => ({ from, isBrief: false }));
  return fitted([...cuts, { from: news.length, isBrief: true }], draw, { width: Infinity, rows });
}

/** The lines of the last remark and of the question. */
function asking(
  context: DecisionContext,
  { question, remark }: Moment,
  outlet: Outlet,
  { isBrief } = { isBrief: false },
): readonly string[] {
  const { paint } = outlet;
  const width = outlet.width();
  const { pageRowsMin, choicesMax, choicesMaxSmall } = DETAILED;
  const most = outlet.height() >= pageRowsMin ? choicesMax : choicesMaxSmall;
  const menu: Menu = question === undefined ? context.menu : { choices: question.choices ?? [] };
  const canGoBack = question !== onlyQuestion(context.menu);
  return [
    ...(remark === undefined ? [] : wrapped(remark, width).map(paint.warm)),
    ...(question === undefined ? [] : wrapped(question.text, width)),
    ...menuLines(menu, {
      width,
      detailedMax: isBrief ? 0 : most,
      paint,
      enter: context.words.menu.enter,
    }),
    ...wrapped(
      canGoBack ? `${context.words.context.goesBack} · ${keyHints(context)}` : keyHints(context),
      width,
    ).map(paint.dim),
  ];
}

function keyHints({ odds, coach, why, words }: DecisionContext): string {
  const { keys } = words.context;
  const oddsKey = odds === undefined ? [] : [`o ${keys.odds}`];
  const coachKey = coach === undefined ? [] : [`c ${keys.coach}`];
  const whyKey = why.length === 0 ? [] : [`w ${keys.why}`];
  return [
    `? ${keys.help}`,
    ...oddsKey,
    ...coachKey,
    ...whyKey,
    `u ${keys.undo}`,
    `r ${keys.record}`,
    `q ${keys.quit}`,
  ].join(" · ");
}

// ── looking things up ───────────────────────────────────────────────────────────────────────────

/** Shows a long text: page by page on a terminal, all at once in a pipe. */
async function lookUp(
  name: LookedUp,
  context: DecisionContext,
  terminal: Terminal,
): Promise<Stop | undefined> {
  const { outlet } = terminal;
  const lines = await linesOf(name, context, terminal);
  if (lines === undefined) return terminal.stopped();
  if (!outlet.live) {
    for (const line of lines()) terminal.put(line);
    return undefined;
  }
  for (let from = 0; from < lines().length;) {
    const page = () => lines().slice(from, from + pageful(lines().slice(from), outlet));
    const draw = () => terminal.show(page());
    draw();
    const isLast = from + page().length >= lines().length;
    const prompt = `${isLast ? context.words.context.goesBack : context.words.context.goesOn} › `;
    const answer = await terminal.ask(outlet.paint.dim(prompt), draw);
    if (answer.kind === "stopped") return answer.stop;
    if (answer.text.trim() !== "") return undefined;
    from += page().length;
  }
  return undefined;
}

/** The function that draws the text; `undefined` if there is none, because the game was stopped meanwhile. */
async function linesOf(
  name: LookedUp,
  { guide, odds, coach, why, record, words }: DecisionContext,
  terminal: Terminal,
): Promise<(() => readonly string[]) | undefined> {
  switch (name) {
    case "record":
      return () => record().trimEnd().split("\n");
    case "why":
      return () => why;
    case "guide":
      return guide;
    case "odds":
      if (terminal.outlet.live) terminal.show([words.context.workingOut]);
      return odds?.();
    case "coach":
      terminal.show([words.context.coachThinks]);
      return coach?.();
    default:
      return assertNever(name);
  }
}

/** The number of lines that fit on a page. The lines of a record are not broken, so one may take several rows. */
function pageful(lines: readonly string[], { width, height }: Outlet): number {
  const promptRows = 1;
  let rows = promptRows;
  for (const [count, line] of lines.entries()) {
    rows += Math.max(1, Math.ceil(widthOf(line) / width()));
    if (rows > height()) return Math.max(1, count);
  }
  return lines.length;
}
