import type { Random } from "@courtly/engine";

/** Words and characters that parsers tend to get wrong. */
const ODD_TEXTS = [
  "",
  " ",
  "-",
  "-1",
  "0",
  "00",
  "7",
  "1e309",
  "9007199254740993",
  "NaN",
  "null",
  "*",
  "#",
  "---",
  "\t",
  "\r\n",
  "\u0000",
  "\u200b",
  "\ufeff",
  "\ud800",
  "é",
  "👩‍👩‍👧",
  "x".repeat(300),
  "__proto__",
  "constructor",
  "local",
  "missing",
  "bot",
];

/** Values that a reader of JSON must refuse or limit. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e21,
  2 ** 53,
  "",
  "x".repeat(5000),
  [],
  {},
  [[[[]]]],
  { kind: "hello" },
  "\u0000",
  "\ud800",
];

export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Changes a text a little, by lines, words and characters: most results are almost right. */
export function mutatedText(text: string, corpus: readonly string[], random: Random): string {
  let changed = text;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1)
    changed = pick(TEXT_MUTATIONS, random)(changed, corpus, random);
  return changed;
}

type TextMutation = (text: string, corpus: readonly string[], random: Random) => string;

const TEXT_MUTATIONS: readonly TextMutation[] = [
  inLines((lines, at) => lines.toSpliced(at, 1)),
  inLines((lines, at) => lines.toSpliced(at, 0, lines[at] ?? "")),
  inLines((lines, at, random) => {
    const other = Math.floor(random() * lines.length);
    return lines.with(at, lines[other] ?? "").with(other, lines[at] ?? "");
  }),
  (text, corpus, random) =>
    inLines((lines, at) => lines.toSpliced(at, 0, pick(pick(corpus, random).split("\n"), random)))(
      text,
      corpus,
      random,
    ),
  inWords((words, at, random) => words.with(at, pick(ODD_TEXTS, random))),
  inWords((words, at, random) => words.with(at, pick(words, random))),
  inWords((words, at) => words.toSpliced(at, 1)),
  inWords((words, at) => words.toSpliced(at, 0, words[at] ?? "")),
  inWords((words, at, random) => words.with(at, String(Math.floor(random() * 13) - 1))),
  (text, _, random) => {
    const at = Math.floor(random() * (text.length + 1));
    return text.slice(0, at) + pick(ODD_TEXTS, random) + text.slice(at + Math.floor(random() * 3));
  },
  (text, _, random) => text.slice(0, Math.floor(random() * (text.length + 1))),
];

function inLines(
  change: (lines: readonly string[], at: number, random: Random) => readonly string[],
): TextMutation {
  return (text, _, random) => {
    const lines = text.split("\n");
    return change(lines, Math.floor(random() * lines.length), random).join("\n");
  };
}

function inWords(
  change: (words: readonly string[], at: number, random: Random) => readonly string[],
): TextMutation {
  return inLines((lines, at, random) => {
    const words = (lines[at] ?? "").split(" ");
    return lines.with(at, change(words, Math.floor(random() * words.length), random).join(" "));
  });
}

/** Changes a JSON object a little: a field is left out, added, exchanged or has an odd value. */
export function mutatedObject(
  object: object,
  corpus: readonly object[],
  random: Random,
): Record<string, unknown> {
  let changed: Record<string, unknown> = { ...object };
  for (let times = 1 + Math.floor(random() * 2); times > 0; times -= 1) {
    const key = pick([...Object.keys(changed), "more"], random);
    const other: Record<string, unknown> = { ...pick(corpus, random) };
    const kind = Math.floor(random() * 5);
    if (kind === 0)
      changed = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== key));
    else if (kind === 1) changed[key] = pick(ODD_VALUES, random);
    else if (kind === 2) changed[pick([...Object.keys(other), "__proto__"], random)] = other[key];
    else if (kind === 3) changed[key] = pick(Object.values(other), random);
    else if (isObject(changed[key])) changed[key] = mutatedObject(changed[key], corpus, random);
    else if (typeof changed[key] === "string")
      changed[key] = mutatedText(changed[key], [""], random);
    else if (typeof changed[key] === "number")
      changed[key] = changed[key] + Math.floor(random() * 5) - 2;
  }
  return changed;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
