import { err, ok, type Result } from "@courtly/engine";
import { hanging, inColumns, widthOf, wrapped } from "./layout.ts";
import type { Paint } from "../outlet.ts";
import type { TableWords } from "../words/en.ts";

export type MenuWords = TableWords["menu"];

/** The choices of a player at one decision. */
export interface Menu {
  readonly choices: readonly Choice[];
  /** A remark about something that is not among the choices. */
  readonly note?: string | undefined;
}

export interface Choice {
  readonly label: string;
  /** The effect of the choice, shown if there is room. */
  readonly detail?: string | undefined;
  readonly next: MenuStep;
}

/** The result of a choice: an action (as its record text), or a further question. */
export type MenuStep = { readonly kind: "act"; readonly text: string } | MenuQuestion;

export interface MenuQuestion {
  readonly kind: "question";
  readonly text: string;
  /** The numbered answers, if the question has them. */
  readonly choices?: readonly Choice[] | undefined;
  /** Reads an answer: the next step, or a message about what was expected. */
  readonly read: (answer: string) => Result<MenuStep, string>;
}

export type CommandName = "undo" | "guide" | "odds" | "coach" | "why" | "record" | "quit";

const KEYS: Readonly<Record<string, CommandName>> = {
  u: "undo",
  undo: "undo",
  "?": "guide",
  help: "guide",
  o: "odds",
  odds: "odds",
  c: "coach",
  coach: "coach",
  w: "why",
  why: "why",
  r: "record",
  record: "record",
  q: "quit",
  quit: "quit",
};

/** The meaning of a line that a player typed. */
export type Meaning =
  | { readonly kind: "command"; readonly name: CommandName }
  | { readonly kind: "back" }
  /** Perhaps an action as records write it; if not, `otherwise` is the message. */
  | { readonly kind: "typed"; readonly text: string; readonly otherwise: string | undefined }
  | { readonly kind: "step"; readonly step: MenuStep };

/** Reads a line in front of a menu: a key, a number, or an action as records write it. */
export function readChoice(
  line: string,
  { choices }: Menu,
  words: MenuWords,
): Result<Meaning, string> {
  const text = line.trim();
  const key = keyOf(text);
  if (key !== undefined) return ok({ kind: "command", name: key });
  if (text === "")
    return choices.length === 1
      ? ok({ kind: "step", step: (choices[0] as Choice).next })
      : err(words.chooseNumber(rangeOf(choices, words)));
  if (/^[a-z]{2}/i.test(text)) return ok({ kind: "typed", text, otherwise: undefined });
  const step = numbered(text, choices, words);
  return step.ok ? ok({ kind: "step", step: step.value }) : step;
}

/** Makes a question with numbered answers. `2 1` means the second answer, and the first answer to its question. */
export function pick(text: string, choices: readonly Choice[], words: MenuWords): MenuQuestion {
  return { kind: "question", text, choices, read: (answer) => numbered(answer, choices, words) };
}

/** Reads a line in front of a question. An empty line goes back to the menu. */
export function readAnswer(line: string, { read }: MenuQuestion): Result<Meaning, string> {
  const text = line.trim();
  const key = keyOf(text);
  if (key !== undefined) return ok({ kind: "command", name: key });
  if (text === "") return ok({ kind: "back" });
  const step = read(text);
  if (step.ok) return ok({ kind: "step", step: step.value });
  if (!/^[a-z]{3,}\b/i.test(text)) return step;
  return ok({ kind: "typed", text, otherwise: text.includes(" ") ? undefined : step.error });
}

export function keyOf(text: string): CommandName | undefined {
  const key = text.toLowerCase();
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

/** Reads a number, and perhaps the answer to that choice's question: `2 5 5`. */
function numbered(
  text: string,
  choices: readonly Choice[],
  words: MenuWords,
): Result<MenuStep, string> {
  const range = rangeOf(choices, words);
  if (text === "") return err(words.chooseNumber(range));
  const [, number, answer] = /^(\d+)(?:[\s,]+(.*))?$/.exec(text) ?? [];
  if (number === undefined) return err(words.noChoice(text, range));
  const choice = choices[Number(number) - 1];
  if (choice === undefined) return err(words.noSuchNumber(number, range));
  const { label, next } = choice;
  if (answer === undefined || answer === "") return ok(next);
  if (next.kind === "act") return err(words.asksNothing(label, answer));
  return next.read(answer);
}

function rangeOf(choices: readonly Choice[], { enter, range }: MenuWords): string {
  return choices.length === 1 ? enter : range(choices.length);
}

/** The numbered choices: with details, one per line, if they are few; otherwise in columns. */
export function menuLines(
  { choices, note }: Menu,
  {
    width,
    detailedMax,
    paint,
    enter,
  }: {
    readonly width: number;
    readonly detailedMax: number;
    readonly paint: Paint;
    readonly enter: string;
  },
): readonly string[] {
  const digits = String(choices.length).length;
  const items = choices.map(({ label }, i) => {
    const number = choices.length === 1 ? enter : String(i + 1).padStart(digits);
    const lead = ` ${paint.bold(number)}  `;
    return hanging(lead, wrapped(label, width - widthOf(lead)));
  });
  const noted = note === undefined ? [] : wrapped(note, width).map(paint.dim);
  if (choices.length <= detailedMax)
    return [
      ...noted,
      ...items.flatMap((item, i) => withDetail(item, choices[i]?.detail, { width, paint })),
    ];
  // A label of two lines is as wide as the page, so there is only one column then.
  return [...noted, ...inColumns(items.flat(), { width, gap: 2 })];
}

/** The columns that a detail needs beside its choice; otherwise it is put below. */
const DETAIL_MIN = 20;
const DETAIL_INDENT = "      ";

function withDetail(
  item: readonly string[],
  detail: string | undefined,
  { width, paint }: { width: number; paint: Paint },
): readonly string[] {
  if (detail === undefined) return item;
  const lead = `${item.at(-1)}: `;
  const isBeside = width - widthOf(lead) >= DETAIL_MIN;
  const room = width - widthOf(isBeside ? lead : DETAIL_INDENT);
  const parts = wrapped(detail, room).map(paint.dim);
  return [
    ...item.slice(0, -1),
    ...(isBeside
      ? hanging(lead, parts)
      : [lead.trimEnd(), ...parts.map((part) => DETAIL_INDENT + part)]),
  ];
}
