import { err, NO_DICE, ok, readFaces, type Faces, type Result } from "@courtly/engine";
import { COSTS_IN_DICE, DICE_MAX, type Goal } from "@courtly/odds";
import {
  ENGLISH,
  beforeFirstRoll,
  CHARACTERS,
  diceSupply,
  firstRollDice,
  FRESH_DICE,
  owns,
  readCharacter,
  readRules,
  RULE_SETS,
  setOf,
  type CharacterId,
  type Hand,
  type Rules,
  type TurnDice,
} from "@courtly/to-court-the-king";
import { readList, type Request } from "../../options.ts";

/** A question about odds: the cards, the dice, the rules and the goals. */
export interface OddsCommandQuestion {
  readonly hand: Hand;
  readonly dice: TurnDice;
  readonly rules: Rules;
  /** The goals by their names in the answer. */
  readonly goals: ReadonlyMap<string, Goal>;
}

/** Reads and checks the options. An error names its option. */
export function readQuestion({ options, words }: Request): Result<OddsCommandQuestion, string> {
  if (words[0] !== undefined) return err(`'${words[0]}' belongs to no option: leave it out`);
  const { cards, active, aside, used, goal } = options;
  if (cards === undefined)
    return err("say which cards you own: --cards guard,hunter or --cards ''");
  const rules = at("rules", rulesOf(options["rules"]));
  if (!rules.ok) return rules;
  const hand = at("cards", handOf(cards));
  if (!hand.ok) return hand;
  const shown = at("active", facesOf(active));
  if (!shown.ok) return shown;
  const kept = at("aside", facesOf(aside));
  if (!kept.ok) return kept;
  const spent = at("used", charactersOf(used ?? ""));
  if (!spent.ok) return spent;
  const mayRoll = options["may-roll"] !== undefined;
  const dice = { ...FRESH_DICE, active: shown.value, aside: kept.value, mayRoll };
  const question = { hand: hand.value, rules: rules.value };
  const wrong = diceFault(dice, question) ?? usedFault(spent.value, dice, question);
  if (wrong !== undefined) return err(wrong);
  const goals = at("goal", goalsOf(goal ?? "all", rules.value));
  if (!goals.ok) return goals;
  return ok({ ...question, dice: { ...dice, used: setOf(spent.value) }, goals: goals.value });
}

function at<Value>(option: string, read: Result<Value, string>): Result<Value, string> {
  return read.ok ? read : err(`--${option}: ${read.error}`);
}

function rulesOf(text: string | undefined): Result<Rules, string> {
  return text === undefined
    ? ok(RULE_SETS.english)
    : readRules(text.split(/[\s,]+/).filter((word) => word !== ""));
}

function facesOf(text: string | undefined): Result<Faces, string> {
  return text === undefined ? ok(NO_DICE) : readFaces(readList(text));
}

function charactersOf(text: string): Result<readonly CharacterId[], string> {
  const ids: CharacterId[] = [];
  for (const word of readList(text)) {
    const id = readCharacter(word);
    if (!id.ok) return id;
    ids.push(id.value);
  }
  return ok(ids);
}

function handOf(text: string): Result<Hand, string> {
  const ids = charactersOf(text);
  if (!ids.ok) return ids;
  const cards = ids.value.filter((id) => id !== "charlatan");
  const twice = repeated(cards);
  return twice === undefined
    ? ok({ cards: setOf(cards), charlatans: ids.value.length - cards.length })
    : err(`${nameOf(twice)} is there twice: nobody owns a card two times (K13)`);
}

function repeated(ids: readonly CharacterId[]): CharacterId | undefined {
  return ids.find((id, i) => ids.indexOf(id) !== i);
}

function nameOf(id: CharacterId): string {
  return `the ${ENGLISH.names[id]}`;
}

type Owner = Pick<OddsCommandQuestion, "hand" | "rules">;

function diceFault(dice: TurnDice, { hand, rules }: Owner): string | undefined {
  const count = beforeFirstRoll(dice)
    ? firstRollDice(hand, rules)
    : dice.active.length + dice.aside.length;
  const supply = diceSupply(rules);
  if (count > supply) return `${count} dice are too many: there are ${supply} (K12)`;
  if (count > DICE_MAX) return `${count} dice are too many to work out: ${DICE_MAX} at most`;
  return dice.mayRoll && dice.aside.length === 0
    ? "--may-roll says that a die was kept: --aside lists it (K7)"
    : undefined;
}

/** K9: a used card must be owned, is used once a turn, and needs dice that it can work on. */
function usedFault(
  used: readonly CharacterId[],
  dice: TurnDice,
  { hand, rules }: Owner,
): string | undefined {
  const isEarly = beforeFirstRoll(dice);
  const twice = repeated(used);
  if (twice !== undefined) return `--used: ${nameOf(twice)} works once a turn: name it once (K9)`;
  for (const id of used) {
    const { kind } = CHARACTERS[id].ability;
    if (!owns(hand, id))
      return `--used: ${nameOf(id)} is not among --cards: add it there, or leave it out (K9)`;
    if (kind === "firstRoll" || kind === "endsTheGame")
      return `--used: ${nameOf(id)} is never used: leave it out (K5)`;
    if (isEarly && (rules.abilitiesBeforeRoll === "no" || kind !== "bring"))
      return `--used: ${nameOf(id)} works after the first roll: say what lies there with --active (K9)`;
  }
  const count = isEarly ? firstRollDice(hand, rules) + used.length : 0;
  return count > diceSupply(rules)
    ? `--used: ${count} dice are too many: there are ${diceSupply(rules)} (K12)`
    : undefined;
}

function goalsOf(text: string, rules: Rules): Result<OddsCommandQuestion["goals"], string> {
  if (text === "all")
    return ok(new Map(COSTS_IN_DICE.map((id) => [id, { kind: "cost", character: id }])));
  if (/^\d+x\d+$/.test(text)) return markGoal(text, rules);
  const character = readCharacter(text);
  if (!character.ok) return err(`${character.error}; a character, COUNTxFACE or 'all' wanted`);
  const id = character.value;
  return COSTS_IN_DICE.includes(id)
    ? ok(new Map([[id, { kind: "cost", character: id }]]))
    : err(`${nameOf(id)} asks for no dice: name another character`);
}

/** Reads a mark: `8x3` means a result that ranks at least as high as eight 3s (K22). */
function markGoal(text: string, rules: Rules): Result<OddsCommandQuestion["goals"], string> {
  const [count, face] = text.split("x") as [string, string];
  const faces = readFaces([face]);
  if (!faces.ok) return faces;
  const supply = diceSupply(rules);
  if (Number(count) < 1 || Number(count) > supply)
    return err(`${count} dice alike: 1 to ${supply} wanted (K12)`);
  const mark = { count: Number(count), face: faces.value[0] ?? 1 };
  return ok(new Map([[`${mark.count}x${mark.face}`, { kind: "mark", mark, need: "match" }]]));
}
