import {
  assertNever,
  err,
  ok,
  readFaces,
  writeFaces,
  type ActionNotation,
  type Faces,
  type Result,
} from "@courtly/engine";
import { canonicalUse, type Use } from "./abilities.ts";
import type { Action } from "./actions.ts";
import { CHARACTER_IDS, CHARACTERS, isCharacter, type CharacterId } from "./characters.ts";

export const actionNotation: ActionNotation<Action> = { read: readAction, write: writeAction };

function writeAction(action: Action): string {
  switch (action.kind) {
    case "roll":
    case "stand":
    case "decline":
      return action.kind;
    case "aside":
      return `aside ${writeFaces(action.dice)}`;
    case "take":
      return `take ${action.character}`;
    case "use":
      return ["use", action.character, ...writeUse(canonicalUse(action))].join(" ");
    default:
      return assertNever(action);
  }
}

function writeUse({ from, to }: Use): readonly string[] {
  if (from.length === 0) return to.map(String);
  return from.map((die, i) => (to[i] === undefined ? String(die) : `${die}>${to[i]}`));
}

function readAction(text: string): Result<Action, string> {
  const [verb, ...words] = text.trim().split(/\s+/) as [string, ...string[]];
  switch (verb) {
    case "roll":
    case "stand":
    case "decline":
      return words.length === 0 ? ok({ kind: verb }) : err(`'${verb}' stands alone`);
    case "aside":
      return readAside(words);
    case "take":
      return readTake(words);
    case "use":
      return readUse(words);
    default:
      return err("unknown action: roll, aside, use, take, stand or decline wanted");
  }
}

function readAside(words: readonly string[]): Result<Action, string> {
  const dice = readFaces(words);
  return dice.ok ? ok({ kind: "aside", dice: dice.value }) : dice;
}

function readTake([word, ...more]: readonly string[]): Result<Action, string> {
  if (word === undefined || more.length > 0)
    return err("'take CHARACTER' or 'take nothing' wanted");
  if (word === "nothing") return ok({ kind: "take", character: "nothing" });
  const character = readCharacter(word);
  return character.ok ? ok({ kind: "take", character: character.value }) : character;
}

function readUse([word, ...dice]: readonly string[]): Result<Action, string> {
  if (word === undefined) return err("'use CHARACTER …' wanted");
  const character = readCharacter(word);
  if (!character.ok) return character;
  const effect = readEffect(character.value, dice);
  if (!effect.ok) return effect;
  const [from, to] = effect.value;
  return ok({ kind: "use", character: character.value, from, to });
}

export function readCharacter(word: string): Result<CharacterId, string> {
  if (isCharacter(word)) return ok(word);
  const meant = CHARACTER_IDS.find((id) => id.toLowerCase() === word.toLowerCase());
  return err(`no character '${word}'${meant === undefined ? "" : `: '${meant}' is written so`}`);
}

function readEffect(
  id: CharacterId,
  words: readonly string[],
): Result<readonly [Faces, Faces], string> {
  switch (CHARACTERS[id].ability.kind) {
    case "reroll": {
      const from = readFaces(words);
      return from.ok ? ok([from.value, []]) : from;
    }
    case "raise":
    case "redistribute":
    case "set":
      return readChanges(words);
    default: {
      const to = readFaces(words);
      return to.ok ? ok([[], to.value]) : to;
    }
  }
}

/** Reads changes of dice such as `2>5`, in any order. */
function readChanges(words: readonly string[]): Result<readonly [Faces, Faces], string> {
  const odd = words.find((word) => !/^[1-6]>[1-6]$/.test(word));
  if (odd !== undefined) return err(`'${odd}' does not say how a die changes: '2>5' wanted`);
  const from = readFaces(words.map((word) => word.slice(0, 1)));
  const to = readFaces(words.map((word) => word.slice(2)));
  if (!from.ok) return from;
  return to.ok ? ok([from.value, to.value]) : to;
}
