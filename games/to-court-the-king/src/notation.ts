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
import { useOf, type Use } from "./abilities.ts";
import type { Action } from "./actions.ts";
import { CHARACTERS, isCharacter, type CharacterId } from "./characters.ts";

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
      return ["use", action.character, ...writeUse(action)].join(" ");
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
  return effect.ok ? ok({ kind: "use", ...useOf(character.value, ...effect.value) }) : effect;
}

export function readCharacter(word: string): Result<CharacterId, string> {
  return isCharacter(word) ? ok(word) : err(`no character '${word}'`);
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

/** Pairs in any order; a die that stays as it is says nothing. */
function readChanges(words: readonly string[]): Result<readonly [Faces, Faces], string> {
  const changing = words.filter((word) => !/^([1-6])>\1$/.test(word));
  const odd = changing.find((word) => !/^[1-6]>[1-6]$/.test(word));
  if (odd !== undefined) return err(`'${odd}' does not say how a die changes: '2>5' wanted`);
  const from = readFaces(changing.map((word) => word.slice(0, 1)));
  const to = readFaces(changing.map((word) => word.slice(2)));
  if (!from.ok) return from;
  return to.ok ? ok([from.value, to.value]) : to;
}
