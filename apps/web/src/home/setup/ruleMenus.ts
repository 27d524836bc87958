import { words } from "../lazyWords/index.ts";

export type ChosenRules = Readonly<Record<string, string>>;

interface RuleSet {
  readonly name: string;
  readonly title: string;
  readonly words: string;
  readonly rules: ChosenRules;
}

interface RuleField {
  readonly name: string;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly words: string }[];
}

export interface BoardChoice {
  readonly name: string;
  readonly title: string;
  readonly words: string;
  /** The value of a record's `board` line; `undefined` for the default board. */
  readonly line: string | undefined;
}

/** The rule sets, house rules and boards that a table can choose. The first of each is the default. */
export interface RuleMenu {
  readonly sets: readonly RuleSet[];
  readonly fields: readonly RuleField[];
  readonly boards: readonly BoardChoice[];
}

type Fields = Readonly<Record<string, readonly string[]>>;
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The fields of house rules, with the texts for their names and values. */
export function fieldsOf(fields: Fields, words: Words, titles: ChosenRules): readonly RuleField[] {
  return Object.entries(fields).map(([name, values]) => ({
    name,
    title: titles[name] ?? name,
    values: values.map((value) => ({ value, words: words[name]?.[value] ?? value })),
  }));
}

/** The rule set with exactly these rules; `undefined` for house rules. */
export function setOf({ sets }: RuleMenu, rules: ChosenRules): RuleSet | undefined {
  return sets.find((set) =>
    Object.entries(set.rules).every(([field, value]) => rules[field] === value),
  );
}

/** The rules as the words of a record's `rules` line. */
export function ruleWordsOf(rules: ChosenRules): readonly string[] {
  return Object.entries(rules).map(([field, value]) => `${field}=${value}`);
}

/** The rules of a table as lines of text: its rule set, the house rules that differ from it, and its board. */
export function rulesInWords(
  menu: RuleMenu,
  {
    rules = "",
    board,
  }: { readonly rules?: string | undefined; readonly board?: string | undefined },
): readonly string[] {
  const { rules: said } = words();
  const line = rules.split(" ").filter(Boolean);
  const named = menu.sets.find(({ name }) => line.includes(name)) ?? menu.sets[0];
  const house = Object.fromEntries(
    line.filter((word) => word.includes("=")).map((word) => word.split("=", 2)),
  ) as ChosenRules;
  const chosen: ChosenRules = { ...named?.rules, ...house };
  const differingFrom = (set: RuleSet | undefined) =>
    menu.fields.filter(({ name }) => chosen[name] !== set?.rules[name]);
  const [set] = menu.sets.toSorted((a, b) => differingFrom(a).length - differingFrom(b).length);
  const map = menu.boards.find(({ line }) => line === board);
  return [
    ...(set === undefined ? [] : [said.inWords(set.title, set.words)]),
    ...differingFrom(set).map(({ name, title, values }) => {
      const meaning = values.find(({ value }) => value === chosen[name])?.words;
      return `${title}: ${meaning ?? chosen[name]}`;
    }),
    ...(menu.boards.length === 0 ? [] : [said.boardInWords(map?.title ?? said.hostsOwn)]),
  ];
}
