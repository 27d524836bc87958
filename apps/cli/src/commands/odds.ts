import { loadSolver, reference, type Ranked } from "@courtly/odds";
import { beforeFirstRoll, toCourtTheKing } from "@courtly/to-court-the-king";
import { EXIT, misused, writeJson, type Command, type Exit, type Streams } from "../command.ts";
import type { Request } from "../options.ts";
import { LANGUAGE_OPTIONS, readSpeech, type Speech } from "../speech.ts";
import { readQuestion, type OddsCommandQuestion } from "../games/to-court-the-king/oddsQuestion.ts";
import { oddsTable } from "../games/to-court-the-king/oddsTable.ts";
import { solvedOdds, type SolvedOdd } from "../games/to-court-the-king/solvedOdds.ts";

const BYTES_MAX = 2 ** 30;

export const oddsCommand: Command = {
  name: "odds",
  usage:
    "--cards A,B,… [--active 6,5,2] [--aside 2] [--used A,B] [--may-roll] [--goal GOAL] [--rules SET] [--lang L]",
  summary: "To Court the King: the exact chance of meeting a cost this turn, under best play.",
  options: {
    cards: { value: "A,B,…", help: "the characters you own; '' for none" },
    active: { value: "6,5,2", help: "the active dice; without them: before the first roll" },
    aside: { value: "2", help: "the dice that are kept" },
    used: { value: "A,B", help: "cards already used this turn" },
    "may-roll": {
      help: "a die was kept since the last roll; without it the dice were just rolled",
    },
    goal: {
      value: "GOAL",
      help: "a character, or 8x3: a result that ranks at least as high as eight 3s; without it 'all' seventeen costs",
    },
    rules: { value: "SET", help: "a rule set, or changes to one: italian, 'diceSupply=unlimited'" },
    ...LANGUAGE_OPTIONS,
  },
  more: [
    "Each goal is played for by itself. For a single goal the best next action is said too, as records write it.",
  ],
  run,
};

async function run(request: Request, streams: Streams): Promise<Exit> {
  const speech = await readSpeech(request);
  if (!speech.ok) return misused(streams, `odds: ${speech.error}`);
  const question = readQuestion(request);
  if (!question.ok) return misused(streams, `odds: ${question.error}`);
  const answers = await answersTo(question.value, request.json);
  if (request.json) writeJson(streams, dataOf(answers));
  else {
    const drawn = { width: streams.out.width(), speech: speech.value };
    streams.out.write(`${page(question.value, answers, drawn).join("\n")}\n`);
  }
  return EXIT.yes;
}

interface Answer extends SolvedOdd {
  readonly name: string;
}

/** The twelve digits for programs are from the reference solver; people get two decimals, from the fast one. */
async function answersTo(
  { goals, ...asked }: OddsCommandQuestion,
  isJson: boolean,
): Promise<readonly Answer[]> {
  const solver = isJson ? reference : await loadSolver();
  const names = [...goals.keys()];
  const odds = solvedOdds(
    { ...asked, goals: [...goals.values()] },
    { solver, bytesMax: BYTES_MAX },
  );
  return odds.map((odd, at) => ({ ...odd, name: names[at] ?? "" }));
}

const DIGITS = 12;
const digits = (p: number): number => Number(p.toFixed(DIGITS));

function dataOf(answers: readonly Answer[]) {
  const chances = (side: "atLeast" | "atMost") =>
    Object.fromEntries(answers.map(({ name, chance }) => [name, digits(chance[side])]));
  const exact = answers.every(({ chance }) => chance.exact);
  const [only, ...others] = answers;
  return {
    odds: chances("atLeast"),
    ...(exact ? {} : { atMost: chances("atMost") }),
    ...(others.length === 0 ? { best: bestData(only?.best) } : {}),
    exact,
  };
}

function bestData(best: Ranked | undefined) {
  return best === undefined ? null : { action: textOf(best), p: digits(best.value) };
}

function textOf({ action }: Ranked): string {
  return toCourtTheKing.notation.action.write(action);
}

function page(
  question: OddsCommandQuestion,
  answers: readonly Answer[],
  { width, speech }: { readonly width: number; readonly speech: Speech },
): readonly string[] {
  const { odds: words } = speech.kingTable;
  const best = answers.length === 1 ? answers[0]?.best : undefined;
  return [
    moment(question, words),
    "",
    ...oddsTable(answers, { rules: question.rules, width, speech }),
    ...(best === undefined ? [] : ["", words.best(textOf(best))]),
  ];
}

function moment({ dice }: OddsCommandQuestion, words: Speech["kingTable"]["odds"]): string {
  const { active, aside, mayRoll } = dice;
  if (beforeFirstRoll(dice)) return words.beforeFirstRoll;
  return words.lying(active.join(" "), aside.join(" "), mayRoll);
}
