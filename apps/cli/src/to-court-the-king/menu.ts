import {
  contains,
  distinct,
  err,
  falls,
  minus,
  ok,
  pips,
  readFaces,
  writeFaces,
  type Faces,
  type Result,
} from "@courtly/engine";
import {
  abilityWords,
  beforeFirstRoll,
  CHARACTERS,
  diceInUse,
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
  const { rolling, ending, uses } = sortedOut(toCourtTheKing.actions(state, state.toAct));
  const ways = Map.groupBy(uses, ({ character }) => character);
  return {
    choices: [
      ...(active.length === 0 ? [] : [asideChoice(active)]),
      ...rolling.map((action) => simpleChoice(state, action)),
      ...[...ways].map(([id, all]) => useChoice(state, id, all)),
      ...ending.map((action) => simpleChoice(state, action)),
    ],
  };
}

type Simple = Exclude<Action, { kind: "use" | "aside" }>;

function sortedOut(actions: readonly Action[]) {
  const rolling: Simple[] = [];
  const ending: Simple[] = [];
  const uses: Use[] = [];
  for (const action of actions) {
    if (action.kind === "use") uses.push(action);
    else if (action.kind === "roll" || action.kind === "decline") rolling.push(action);
    else if (action.kind !== "aside") ending.push(action);
  }
  return { rolling, ending, uses };
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
            label: `Take ${CHARACTERS[action.character].name}`,
            detail: abilityWords(CHARACTERS[action.character].ability),
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

function useChoice(state: State, id: CharacterId, ways: readonly Use[]): Choice {
  const { name, ability } = CHARACTERS[id];
  const detail = abilityWords(ability);
  const [only] = ways as readonly [Use, ...Use[]];
  const next = ways.length === 1 ? act({ kind: "use", ...only }) : howToUse(state, id, ways);
  return { label: name, detail, next };
}

/** First the dice, then what becomes of them, as far as there is anything to choose. */
function howToUse(state: State, id: CharacterId, ways: readonly Use[]): Step {
  const { name, ability } = CHARACTERS[id];
  const lead = `${name}: ${abilityWords(ability)}.`;
  const touched = new Set(ways.flatMap(({ from }) => from));
  if (touched.size === 0) return whichValue(`${lead} Which value? 1 to 6`, id, []);
  const able = state.dice.active.filter((die) => touched.has(die));
  const next = (from: Faces) => afterDice(id, from, ways);
  const forced = able.length === 1 ? next(able) : undefined;
  if (forced?.ok === true) return forced.value;
  const which =
    diceMax(ability) === 1 ? `die? ${writeFaces(distinct(able))}` : `dice? ${writeFaces(able)}`;
  return withNotation(whichDice(`${lead} Which ${which}`, able, next), id);
}

function afterDice(id: CharacterId, from: Faces, ways: readonly Use[]): Result<Step, string> {
  const { name, ability } = CHARACTERS[id];
  const most = diceMax(ability);
  if (from.length > most)
    return err(`${most === 1 ? "one die" : `${most} dice at most`} wanted, ${from.length} found`);
  if (ability.kind === "redistribute" && from.length === 1) return err("two dice wanted, 1 found");
  const results = resultsOf(ability, from, ways);
  const [only, ...others] = results;
  if (only === undefined) return err(`the ${name} can do nothing with ${writeFaces(from)}`);
  if (others.length === 0) return ok(act({ kind: "use", character: id, from, to: only }));
  return ok(whichValue(`${writeFaces(from)} shall become? ${optionsOf(results)}`, id, from));
}

/** What these dice can become. Dice that a Philosopher leaves as they are may be named too: their use is shorter. */
function resultsOf(ability: Ability, from: Faces, ways: readonly Use[]): readonly Faces[] {
  const same = (a: Faces, b: Faces) => writeFaces(a) === writeFaces(b);
  if (ability.kind === "redistribute")
    return falls(from.length).filter((to) => pips(to) === pips(from) && !same(to, from));
  return ways.filter((way) => same(way.from, from)).map(({ to }) => to);
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
      return err(
        `${writeFaces(minus(dice.value, from))} is not there: choose from ${writeFaces(from)}`,
      );
    },
  };
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
  if (!/^[\d\s,]*\d[\d\s,]*$/.test(answer))
    return err(`'${answer}' names no dice: their faces wanted, like 5 5`);
  return readFaces([...answer.replaceAll(/[\s,]/g, "")]);
}
