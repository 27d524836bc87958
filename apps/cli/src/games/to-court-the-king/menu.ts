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
  beforeFirstRoll,
  CHARACTER_IDS,
  CHARACTERS,
  diceInUse,
  isHopeless,
  toCourtTheKing,
  type Ability,
  type Action,
  type CharacterId,
  type KingWords,
  type State,
  type Use,
} from "@courtly/to-court-the-king";
import type { Choice, Menu, MenuQuestion, MenuStep } from "../../play/menu.ts";
import type { Speech } from "../../speech.ts";
import type { KingTableWords } from "./words/en.ts";

const { write } = toCourtTheKing.notation.action;

/** The menu of the player to act: one entry for each card and kind of action, not for each choice of dice. */
export function menuOf(game: State, speech: Speech): Menu {
  const table = seatedAt(game, speech);
  const { active } = game.dice;
  return {
    choices: [
      ...(active.length === 0 ? [] : [asideChoice(active, table.words)]),
      ...simpleChoices(table, isHopeless(game) ? [DECLINE, ROLL] : [ROLL, DECLINE]), // K24
      ...CHARACTER_IDS.flatMap((id) => useChoices(table, id)),
      ...simpleChoices(table, ENDINGS),
    ],
  };
}

/** The state and the texts for a menu. */
interface Seated {
  readonly state: State;
  readonly king: KingWords;
  readonly words: KingTableWords["menu"];
}

function seatedAt(state: State, { king, kingTable }: Speech): Seated {
  return { state, king, words: kingTable.menu };
}

/** An action that needs no further question. */
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

function simpleChoices(table: Seated, actions: readonly Simple[]): readonly Choice[] {
  return actions
    .filter((action) => isLegal(table.state, action))
    .map((action) => simpleChoice(table, action));
}

const act = (action: Action): MenuStep => ({ kind: "act", text: write(action) });

function simpleChoice({ state, king, words }: Seated, action: Simple): Choice {
  const next = act(action);
  switch (action.kind) {
    case "roll":
      return { label: rollLabel(state, words), next };
    case "decline":
      return { label: words.decline, next };
    case "stand":
      return { label: words.stand, next };
    case "take":
      return action.character === "nothing"
        ? { label: words.takeNothing, next }
        : {
            label: words.take(action.character),
            detail: king.ability(CHARACTERS[action.character].ability),
            next,
          };
  }
}

/** The label of an action that needs no further question, as the menu has it. */
export function simpleLabel(state: State, action: Simple, speech: Speech): string {
  return simpleChoice(seatedAt(state, speech), action).label;
}

function rollLabel(state: State, { roll, rollAgain }: Seated["words"]): string {
  const { dice } = state;
  return beforeFirstRoll(dice) ? roll(diceInUse(state)) : rollAgain(dice.active.length);
}

function asideChoice(active: Faces, words: Seated["words"]): Choice {
  const [die] = active;
  if (active.length === 1 && die !== undefined)
    return { label: words.setAsideOne(die), next: act({ kind: "aside", dice: active }) };
  return {
    label: words.setAside,
    next: whichDice(words.whichAside(writeFaces(active)), { from: active, words }, (dice) =>
      ok(act({ kind: "aside", dice })),
    ),
  };
}

// ── cards ───────────────────────────────────────────────────────────────────────────────────────

function useChoices(table: Seated, id: CharacterId): readonly Choice[] {
  const ways = waysOf(table.state, id);
  return ways.length === 0
    ? []
    : [
        {
          label: table.king.names[id],
          detail: table.king.ability(CHARACTERS[id].ability),
          next: howToUse(table, id, ways),
        },
      ];
}

/** The uses of a card on the fewest possible dice: shows which dice it can change, without all combinations. */
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

/** Asks for the dice, then for their new values, unless there is only one possibility. */
function howToUse(table: Seated, id: CharacterId, ways: readonly Use[]): MenuStep {
  const { state, king, words } = table;
  const { ability } = CHARACTERS[id];
  const lead = `${king.names[id]}: ${king.ability(ability)}.`;
  const touched = new Set(ways.flatMap(({ from }) => from));
  const able = state.dice.active.filter((die) => touched.has(die));
  const [only, ...others] = ways as readonly [Use, ...Use[]];
  const most = Math.min(diceMax(ability), able.length);
  if (others.length === 0 && only.from.length === most) return act({ kind: "use", ...only });
  if (touched.size === 0)
    return whichValue(`${lead} ${words.whichValue}`, { id, from: NO_DICE, words });
  const next = (from: Faces) => afterDice(table, id, from);
  const forced = able.length === 1 ? next(able) : undefined;
  if (forced?.ok === true) return forced.value;
  const which =
    diceMax(ability) === 1
      ? words.whichDie(writeFaces(distinct(able)))
      : words.whichDice(writeFaces(able));
  return withNotation(whichDice(`${lead} ${which}`, { from: able, words }, next), id);
}

function afterDice(
  { state, words }: Seated,
  id: CharacterId,
  from: Faces,
): Result<MenuStep, string> {
  const { ability } = CHARACTERS[id];
  const most = diceMax(ability);
  if (from.length > most) return err(words.diceAtMost(most, from.length));
  if (ability.kind === "redistribute" && from.length === 1) return err(words.twoDice);
  const results = resultsOf(state, id, from);
  const [only, ...others] = results;
  const faces = writeFaces(from);
  if (only === undefined) return err(words.canDoNothing(id, faces));
  if (others.length === 0) return ok(act({ kind: "use", character: id, from, to: only }));
  return ok(whichValue(words.becomes(faces, optionsOf(results, words)), { id, from, words }));
}

/** The possible results for these dice, which may include dice that a Philosopher leaves unchanged. */
function resultsOf(state: State, id: CharacterId, from: Faces): readonly Faces[] {
  return imagined(CHARACTERS[id].ability, from).filter((to) =>
    isLegal(state, { kind: "use", character: id, from, to }),
  );
}

/** All results that such a card could have; the rules decide which are legal. */
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

function optionsOf(becomes: readonly Faces[], { others }: Seated["words"]): string {
  const shown = becomes.slice(0, OPTIONS_MAX).map(writeFaces).join(" · ");
  return becomes.length > OPTIONS_MAX ? `${shown} · ${others}` : shown;
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

interface Asked {
  readonly from: Faces;
  readonly words: Seated["words"];
}

/** Asks for dice by their faces: `5 5`, `55`, `5,5` or `all`. */
function whichDice(
  text: string,
  { from, words }: Asked,
  then: (dice: Faces) => Result<MenuStep, string>,
): MenuQuestion {
  return {
    kind: "question",
    text,
    read: (answer) => {
      const isAll = ["all", words.all].includes(answer.toLowerCase());
      const dice = isAll ? ok(from) : readDice(answer, words);
      if (!dice.ok) return dice;
      if (contains(from, dice.value)) return then(dice.value);
      return err(words.chooseFrom(missingWords(dice.value, from, words), writeFaces(from)));
    },
  };
}

/** The reason why dice cannot be chosen: "6 is not there", "only one 5 is there". */
function missingWords(wanted: Faces, there: Faces, words: Seated["words"]): string {
  const missing = distinct(minus(wanted, there));
  const scarce = missing.find((face) => there.includes(face));
  if (scarce === undefined) return words.notThere(writeFaces(missing), missing.length);
  return words.onlyThere({ count: countOf(there, scarce), face: scarce });
}

/** Asks for the new values of dice; the rules decide whether the card can do that. */
function whichValue(
  text: string,
  { id, from, words }: Asked & { readonly id: CharacterId },
): MenuQuestion {
  return {
    kind: "question",
    text,
    read: (answer) => {
      const to = readDice(answer, words);
      if (!to.ok) return to;
      const wanted = Math.max(1, from.length);
      if (to.value.length !== wanted) return err(words.values(wanted, to.value.length));
      return ok(act({ kind: "use", character: id, from, to: to.value }));
    },
  };
}

/** Also accepts the whole use in the notation of records: `1>3 5>3`. */
function withNotation(question: MenuQuestion, id: CharacterId): MenuQuestion {
  return {
    ...question,
    read: (answer) =>
      answer.includes(">")
        ? ok({ kind: "act", text: `use ${id} ${answer}` })
        : question.read(answer),
  };
}

function readDice(answer: string, words: Seated["words"]): Result<Faces, string> {
  if (answer === "") return err(words.nameDice);
  if (!/^[\d\s,]*\d[\d\s,]*$/.test(answer)) return err(words.noDice(answer));
  const faces = [...answer.replaceAll(/[\s,]/g, "")];
  const strange = faces.find((face) => !/[1-6]/.test(face));
  return strange === undefined ? readFaces(faces) : err(words.noDie(strange));
}
