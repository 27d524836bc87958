import {
  BOARDS,
  RULE_FIELDS as COURTS_FIELDS,
  RULE_SETS as COURTS_SETS,
  FACTS as COURTS,
} from "@courtly/rolling-courts";
import {
  RULE_FIELDS as KING_FIELDS,
  RULE_SETS as KING_SETS,
  FACTS as KING,
} from "@courtly/to-court-the-king";
import { courtsRules, kingRules } from "../../i18n/ruleWords.ts";
import type { HomeLazyWords } from "../lazyWords/en.ts";
import { words } from "../lazyWords/index.ts";

export type Rules = Readonly<Record<string, string>>;

interface RuleSet {
  readonly name: string;
  readonly title: string;
  readonly words: string;
  readonly rules: Rules;
}

interface RuleField {
  readonly name: string;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly words: string }[];
}

interface BoardChoice {
  readonly name: string;
  readonly title: string;
  readonly words: string;
  /** The value of a record's `board` line; none for the one that is meant without a word. */
  readonly line: string | undefined;
}

/** What a table may choose, each in a line. The first of everything is the default. */
export interface RuleMenu {
  readonly sets: readonly RuleSet[];
  readonly fields: readonly RuleField[];
  readonly boards: readonly BoardChoice[];
}

type RuleSaid = HomeLazyWords["rules"];
type Fields = Readonly<Record<string, readonly string[]>>;
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

function fieldsOf(fields: Fields, words: Words, titles: Rules): readonly RuleField[] {
  return Object.entries(fields).map(([name, values]) => ({
    name,
    title: titles[name] ?? name,
    values: values.map((value) => ({ value, words: words[name]?.[value] ?? value })),
  }));
}

function kingMenu({ sets, fields }: RuleSaid): RuleMenu {
  const names = ["english", "italian", "manual"] as const;
  return {
    sets: names.map((name) => ({ name, ...sets[name], rules: KING_SETS[name] })),
    fields: fieldsOf(KING_FIELDS, kingRules(), fields),
    boards: [],
  };
}

const BOARD_LINES = BOARDS.map((board, at) => (at === 0 ? undefined : JSON.stringify(board)));

function courtsMenu({ sets, fields, boards }: RuleSaid): RuleMenu {
  const said: Readonly<Record<string, Pick<BoardChoice, "title" | "words">>> = boards;
  return {
    sets: [{ name: "standard", ...sets.standard, rules: COURTS_SETS.standard }],
    fields: fieldsOf(COURTS_FIELDS, courtsRules(), fields),
    boards: BOARDS.map(({ name }, at) => ({
      name,
      ...(said[name] ?? { title: name, words: "" }),
      line: BOARD_LINES[at],
    })),
  };
}

/** In the words of the moment. */
export function ruleMenuOf(gameId: string): RuleMenu {
  const { rules } = words();
  if (gameId === KING.id) return kingMenu(rules);
  return gameId === COURTS.id ? courtsMenu(rules) : { sets: [], fields: [], boards: [] };
}

/** The set that these rules are; house rules are none. */
export function setOf({ sets }: RuleMenu, rules: Rules): RuleSet | undefined {
  return sets.find((set) =>
    Object.entries(set.rules).every(([field, value]) => rules[field] === value),
  );
}

/** As the words of a record's `rules` line. */
export function ruleWordsOf(rules: Rules): readonly string[] {
  return Object.entries(rules).map(([field, value]) => `${field}=${value}`);
}

/** What a table plays by, each in a line: its rule set, the house rules that differ from it, and its board. */
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
  ) as Rules;
  const chosen: Rules = { ...named?.rules, ...house };
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
