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
import { courtsRules, kingRules } from "../languages/ruleWords.ts";

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

type Fields = Readonly<Record<string, readonly string[]>>;
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

function fieldsOf(fields: Fields, words: Words, titles: Rules): readonly RuleField[] {
  return Object.entries(fields).map(([name, values]) => ({
    name,
    title: titles[name] ?? name,
    values: values.map((value) => ({ value, words: words[name]?.[value] ?? value })),
  }));
}

const BOARD_WORDS: Rules = {
  reconstructed:
    "our reconstruction: the printed map's pictures are lost, its examples hold, the other numbers are ours",
  "two rivers": "our own map: patient villages at the rivers, rich mines in the middle",
};

/** Made anew whenever it is asked for: it follows the language. */
const menus = (): Readonly<Record<string, RuleMenu>> => ({
  [KING.id]: {
    sets: [
      {
        name: "english",
        title: "English",
        words: "as the English rulebook has it",
        rules: KING_SETS.english,
      },
      {
        name: "italian",
        title: "Italian",
        words: "few Fools, and dice may be brought in before the first roll",
        rules: KING_SETS.italian,
      },
      {
        name: "manual",
        title: "Manual",
        words: "a cheaper Magician, and the final round begins on the other side",
        rules: KING_SETS.manual,
      },
    ],
    fields: fieldsOf(KING_FIELDS, kingRules(), {
      fools: "Fools",
      abilitiesBeforeRoll: "Before the first roll",
      magicianCost: "Magician",
      finalRoundStart: "Final round",
      diceSupply: "Dice",
    }),
    boards: [],
  },
  [COURTS.id]: {
    sets: [
      {
        name: "standard",
        title: "Standard",
        words: "as they are written",
        rules: COURTS_SETS.standard,
      },
    ],
    fields: fieldsOf(COURTS_FIELDS, courtsRules(), {
      courtDie: "The die to court",
      wrap: "Courts 6 and 1",
    }),
    boards: BOARDS.map((board, at) => ({
      name: board.name,
      words: BOARD_WORDS[board.name] ?? "",
      line: at === 0 ? undefined : JSON.stringify(board),
    })),
  },
});

const NO_CHOICES: RuleMenu = { sets: [], fields: [], boards: [] };

export function ruleMenuOf(gameId: string): RuleMenu {
  return menus()[gameId] ?? NO_CHOICES;
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
  const words = rules.split(" ").filter(Boolean);
  const named = menu.sets.find(({ name }) => words.includes(name)) ?? menu.sets[0];
  const house = Object.fromEntries(
    words.filter((word) => word.includes("=")).map((word) => word.split("=", 2)),
  ) as Rules;
  const chosen: Rules = { ...named?.rules, ...house };
  const differingFrom = (set: RuleSet | undefined) =>
    menu.fields.filter(({ name }) => chosen[name] !== set?.rules[name]);
  const [set] = menu.sets.toSorted((a, b) => differingFrom(a).length - differingFrom(b).length);
  const map = menu.boards.find(({ line }) => line === board);
  return [
    ...(set === undefined ? [] : [`${set.title} rules, ${set.words}`]),
    ...differingFrom(set).map(({ name, title, values }) => {
      const meaning = values.find(({ value }) => value === chosen[name])?.words;
      return `${title}: ${meaning ?? chosen[name]}`;
    }),
    ...(menu.boards.length === 0 ? [] : [`Board: ${map?.name ?? "one of the host\u2019s own"}`]),
  ];
}
