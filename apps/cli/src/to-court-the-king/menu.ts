import {
  assertNever,
  choices,
  contains,
  countOf,
  distinct,
  err,
  FACES,
  falls,
  isFace,
  minus,
  NO_DICE,
  ok,
  pips,
  readFaces,
  writeFaces,
  type Faces,
  type Result,
} from "@courtly/engine";
import {
  ENGLISH,
  beforeFirstRoll,
  CHARACTER_IDS,
  CHARACTERS,
  diceInUse,
  isHopeless,
  toCourtTheKing,
  type Ability,
  type Action,
  type CharacterId,
  type State,
  type Use,
} from "@courtly/to-court-the-king";
import type { Choice, Menu, Question, Step } from "../menu.ts";

const { write } = toCourtTheKing.notation.action;

/** What the player can do now: an entry for each card and kind of action, never one for each way to pick dice. */
export function menuOf(state: State): Menu {
  const { active } = state.dice;
  return {
    choices: [
      ...(active.length === 0 ? [] : [asideChoice(active)]),
      ...simpleChoices(state, isHopeless(state) ? [DECLINE, ROLL] : [ROLL, DECLINE]), // K24
      ...CHARACTER_IDS.flatMap((id) => useChoices(state, id)),
      ...simpleChoices(state, ENDINGS),
    ],
  };
}

type Simple = Exclude<Action, { kind: "use" | "aside" }>;

const ROLL: Simple = { kind: "roll" };
const DECLINE: Simple = { kind: "decline" };
const ENDINGS: readonly Simple[] = [
  ...[...CHARACTER_IDS, "nothing" as const].map((character) => ({
    kind: "take" as const,
    character,
  })),
  { kind: "stand" },
];

function isLegal(state: State, action: Action): boolean {
  return toCourtTheKing.refusal(state, state.toAct, action) === undefined;
}

function simpleChoices(state: State, actions: readonly Simple[]): readonly Choice[] {
  return actions
    .filter((action) => isLegal(state, action))
    .map((action) => simpleChoice(state, action));
}

const act = (action: Action): Step => ({ kind: "act", text: write(action) });

function simpleChoice(state: State, action: Simple): Choice {
  const next = act(action);
  switch (action.kind) {
    case "roll":
      return { label: rollLabel(state), next };
    case "decline":
      return { label: "Decline to roll", next };
    case "stand":
      return { label: "Stand: this is my result", next };
    case "take":
      return action.character === "nothing"
        ? { label: "Take nothing", next }
        : {
            label: `Take ${ENGLISH.names[action.character]}`,
            detail: ENGLISH.ability(CHARACTERS[action.character].ability),
            next,
          };
  }
}

function rollLabel(state: State): string {
  const { dice } = state;
  const count = beforeFirstRoll(dice) ? diceInUse(state) : dice.active.length;
  const words = count === 1 ? "the die" : `${count} dice`;
  return beforeFirstRoll(dice) ? `Roll ${words}` : `Roll ${words} again`;
}

function asideChoice(active: Faces): Choice {
  if (active.length === 1)
    return { label: `Set the ${active[0]} aside`, next: act({ kind: "aside", dice: active }) };
  return {
    label: "Set dice aside",
    next: whichDice(`Which dice do you set aside? ${writeFaces(active)}, or all`, active, (dice) =>
      ok(act({ kind: "aside", dice })),
    ),
  };
}

// ── cards ───────────────────────────────────────────────────────────────────────────────────────

function useChoices(state: State, id: CharacterId): readonly Choice[] {
  const name = ENGLISH.names[id];
  const { ability } = CHARACTERS[id];
  const ways = waysOf(state, id);
  return ways.length === 0
    ? []
    : [{ label: name, detail: ENGLISH.ability(ability), next: howToUse(state, id, ways) }];
}

/** Uses of the card on as few dice as it takes: which dice it can touch, never all their combinations. */
function waysOf(state: State, id: CharacterId): readonly Use[] {
  const { active } = state.dice;
  const { ability } = CHARACTERS[id];
  const few =
    ability.kind === "bring"
      ? [NO_DICE]
      : ability.kind === "redistribute"
        ? choices(active, ability.diceMax)
        : distinct(active).map((die) => [die]);
  return few
    .flatMap((from) => resultsOf(state, id, from).map((to) => ({ character: id, from, to })))
    .filter(({ from, to }) => to.length === 0 || minus(from, to).length === from.length);
}

/** First the dice, then what becomes of them, as far as there is anything to choose. */
function howToUse(state: State, id: CharacterId, ways: readonly Use[]): Step {
  const name = ENGLISH.names[id];
  const { ability } = CHARACTERS[id];
  const lead = `${name}: ${ENGLISH.ability(ability)}.`;
  const touched = new Set(ways.flatMap(({ from }) => from));
  const able = state.dice.active.filter((die) => touched.has(die));
  const [only, ...others] = ways as readonly [Use, ...Use[]];
  const most = Math.min(diceMax(ability), able.length);
  if (others.length === 0 && only.from.length === most) return act({ kind: "use", ...only });
  if (touched.size === 0) return whichValue(`${lead} Which value? 1 to 6`, id, NO_DICE);
  const next = (from: Faces) => afterDice(state, id, from);
  const forced = able.length === 1 ? next(able) : undefined;
  if (forced?.ok === true) return forced.value;
  const which =
    diceMax(ability) === 1 ? `die? ${writeFaces(distinct(able))}` : `dice? ${writeFaces(able)}`;
  return withNotation(whichDice(`${lead} Which ${which}`, able, next), id);
}

function afterDice(state: State, id: CharacterId, from: Faces): Result<Step, string> {
  const name = ENGLISH.names[id];
  const { ability } = CHARACTERS[id];
  const most = diceMax(ability);
  if (from.length > most)
    return err(`${most === 1 ? "one die" : `${most} dice at most`} wanted, ${from.length} found`);
  if (ability.kind === "redistribute" && from.length === 1) return err("two dice wanted, 1 found");
  const results = resultsOf(state, id, from);
  const [only, ...others] = results;
  if (only === undefined) return err(`the ${name} can do nothing with ${writeFaces(from)}`);
  if (others.length === 0) return ok(act({ kind: "use", character: id, from, to: only }));
  return ok(whichValue(`${writeFaces(from)} shall become? ${optionsOf(results)}`, id, from));
}

/** What these dice can become. Dice that a Philosopher leaves as they are may be named too: their use is shorter. */
function resultsOf(state: State, id: CharacterId, from: Faces): readonly Faces[] {
  return imagined(CHARACTERS[id].ability, from).filter((to) =>
    isLegal(state, { kind: "use", character: id, from, to }),
  );
}

/** What such a card might make of these dice; whether it may, the rules say. */
function imagined(ability: Ability, from: Faces): readonly Faces[] {
  switch (ability.kind) {
    case "bring":
      return [NO_DICE, ...falls(1)];
    case "set":
      return falls(1);
    case "reroll":
      return [NO_DICE];
    case "raise":
      return FACES.map((more) => from.map((die) => die + more)).filter((to) => to.every(isFace));
    case "redistribute":
      return falls(from.length).filter((to) => pips(to) === pips(from));
    case "firstRoll":
    case "endsTheGame":
      return [];
    default:
      return assertNever(ability);
  }
}

const OPTIONS_MAX = 12;

function optionsOf(becomes: readonly Faces[]): string {
  const shown = becomes.slice(0, OPTIONS_MAX).map(writeFaces).join(" · ");
  return becomes.length > OPTIONS_MAX ? `${shown} · and others` : shown;
}

function diceMax(ability: Ability): number {
  switch (ability.kind) {
    case "reroll":
    case "raise":
    case "redistribute":
      return ability.diceMax;
    default:
      return 1;
  }
}

// ── questions about dice ────────────────────────────────────────────────────────────────────────

/** Dice by their faces: `5 5`, `55`, `5,5` or `all`. */
function whichDice(
  text: string,
  from: Faces,
  then: (dice: Faces) => Result<Step, string>,
): Question {
  return {
    kind: "question",
    text,
    read: (answer) => {
      const dice = answer.toLowerCase() === "all" ? ok(from) : readDice(answer);
      if (!dice.ok) return dice;
      if (contains(from, dice.value)) return then(dice.value);
      return err(`${missingWords(dice.value, from)}: choose from ${writeFaces(from)}`);
    },
  };
}

/** "6 is not there", "only one 5 is there". */
function missingWords(wanted: Faces, there: Faces): string {
  const missing = distinct(minus(wanted, there));
  const scarce = missing.find((face) => there.includes(face));
  if (scarce === undefined)
    return `${writeFaces(missing)} ${missing.length === 1 ? "is" : "are"} not there`;
  const count = countOf(there, scarce);
  return `only ${ENGLISH.mark({ count, face: scarce })} ${count === 1 ? "is" : "are"} there`;
}

/** What the dice shall show. Whether the card can do that, the rules say. */
function whichValue(text: string, id: CharacterId, from: Faces): Question {
  return {
    kind: "question",
    text,
    read: (answer) => {
      const to = readDice(answer);
      if (!to.ok) return to;
      const wanted = Math.max(1, from.length);
      if (to.value.length !== wanted)
        return err(
          `${wanted === 1 ? "one value" : `${wanted} values`} wanted, ${to.value.length} found`,
        );
      return ok(act({ kind: "use", character: id, from, to: to.value }));
    },
  };
}

/** Those who know the notation may say it all at once: `1>3 5>3`. */
function withNotation(question: Question, id: CharacterId): Question {
  return {
    ...question,
    read: (answer) =>
      answer.includes(">")
        ? ok({ kind: "act", text: `use ${id} ${answer}` })
        : question.read(answer),
  };
}

function readDice(answer: string): Result<Faces, string> {
  if (answer === "") return err("name dice by their faces, like 5 5");
  if (!/^[\d\s,]*\d[\d\s,]*$/.test(answer))
    return err(`'${answer}' names no dice: their faces wanted, like 5 5`);
  return readFaces([...answer.replaceAll(/[\s,]/g, "")]);
}
