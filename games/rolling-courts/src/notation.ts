import {
  assertNever,
  err,
  isFace,
  ok,
  type ActionNotation,
  type Face,
  type Result,
} from "@courtly/engine";
import type { Action } from "./actions.ts";
import { CAVE_SPACES, COUNCIL_SEATS, COURT_SEATS, DEEP_MINES } from "./board.ts";
import type { RowKind, Spot } from "./state.ts";

export const actionNotation: ActionNotation<Action> = { read: readAction, write: writeAction };

function writeSpot({ kind, number, space }: Spot): string {
  return `${kind} ${number}:${space}`;
}

function writeAction(action: Action): string {
  switch (action.kind) {
    case "roll":
    case "end":
    case "stay":
      return action.kind;
    case "enter":
      return `${action.into.kind} ${action.into.number}${action.from === undefined ? "" : ` from ${writeSpot(action.from)}`}`;
    case "court":
      return `court ${action.court} from ${writeSpot(action.from)}${action.over === 0 ? "" : ` over ${action.over}`}`;
    case "deep":
      return `deep ${action.mine} from ${writeSpot(action.from)}`;
    case "change":
      return `change ${action.die} to ${action.to}`;
    case "retire":
    case "promote":
    case "home":
      return `${action.kind} ${writeSpot(action.spot)}`;
    default:
      return assertNever(action);
  }
}

/** The written form of each action, for messages. */
const FORMS = {
  roll: "roll",
  end: "end",
  stay: "stay",
  village: "village 3' or 'village 3 from cave 4:2",
  cave: "cave 3' or 'cave 1 from village 6:1",
  court: "court 4 from village 3:2' or 'court 4 from village 3:2 over 1",
  deep: "deep 2 from cave 3:1",
  change: "change 2 to 3",
  retire: "retire village 2:3",
  promote: "promote cave 4:1",
  home: "home cave 3:4",
} as const;
type Verb = keyof typeof FORMS;

function readAction(text: string): Result<Action, string> {
  const [verb, ...words] = text.trim().split(/\s+/) as [string, ...string[]];
  if (!Object.hasOwn(FORMS, verb))
    return err(`unknown action: ${Object.keys(FORMS).join(", ")} are known`);
  const action = readVerb(verb as Verb, words);
  return action === undefined ? err(`'${FORMS[verb as Verb]}' wanted`) : ok(action);
}

function readVerb(verb: Verb, words: readonly string[]): Action | undefined {
  switch (verb) {
    case "roll":
    case "end":
    case "stay":
      return words.length === 0 ? { kind: verb } : undefined;
    case "village":
    case "cave":
      return readEntry(verb, words);
    case "court":
      return readCourt(words);
    case "deep":
      return readDeep(words);
    case "change":
      return readChange(words);
    case "retire":
    case "promote":
    case "home":
      return readOnSpot(verb, words);
    default:
      return assertNever(verb);
  }
}

function readEntry(kind: RowKind, [place, ...rest]: readonly string[]): Action | undefined {
  const number = readFace(place);
  if (number === undefined) return undefined;
  if (rest.length === 0) return { kind: "enter", into: { kind, number } };
  const from = readFrom(rest);
  return from === undefined ? undefined : { kind: "enter", into: { kind, number }, from };
}

function readCourt([place, ...rest]: readonly string[]): Action | undefined {
  const court = readFace(place);
  const from = readFrom(rest.slice(0, 3));
  if (court === undefined || from?.kind !== "village") return undefined;
  const [word, count, ...more] = rest.slice(3);
  if (word === undefined) return { kind: "court", court, from, over: 0 };
  const over = readUpTo(count, COURT_SEATS - 1, 0);
  if (word !== "over" || over === undefined || more.length > 0) return undefined;
  return { kind: "court", court, from, over };
}

function readDeep([place, ...rest]: readonly string[]): Action | undefined {
  const mine = readUpTo(place, DEEP_MINES);
  const from = readFrom(rest);
  return mine === undefined || from?.kind !== "cave" ? undefined : { kind: "deep", mine, from };
}

function readChange([shown, word, wanted, ...more]: readonly string[]): Action | undefined {
  const die = readFace(shown);
  const to = readFace(wanted);
  if (die === undefined || to === undefined || word !== "to" || more.length > 0) return undefined;
  return { kind: "change", die, to };
}

const WHERE = { retire: ["village"], promote: ["village", "cave"], home: ["cave"] } as const;

function readOnSpot(verb: keyof typeof WHERE, words: readonly string[]): Action | undefined {
  const spot = readSpot(words);
  const where: readonly string[] = WHERE[verb];
  return spot === undefined || !where.includes(spot.kind) ? undefined : { kind: verb, spot };
}

function readFrom([word, ...spot]: readonly string[]): Spot | undefined {
  return word === "from" ? readSpot(spot) : undefined;
}

/** Reads a spot such as `cave 4:2`. */
function readSpot([kind, place, ...more]: readonly string[]): Spot | undefined {
  if ((kind !== "village" && kind !== "cave") || place === undefined || more.length > 0)
    return undefined;
  const [numberWord, spaceWord, ...rest] = place.split(":");
  const number = readFace(numberWord);
  const space = readUpTo(spaceWord, kind === "village" ? COUNCIL_SEATS : CAVE_SPACES);
  return number === undefined || space === undefined || rest.length > 0
    ? undefined
    : { kind, number, space };
}

function readFace(word: string | undefined): Face | undefined {
  const face = readUpTo(word, 6);
  return face !== undefined && isFace(face) ? face : undefined;
}

function readUpTo(word: string | undefined, max: number, min = 1): number | undefined {
  const value = word !== undefined && /^\d$/.test(word) ? Number(word) : undefined;
  return value !== undefined && value >= min && value <= max ? value : undefined;
}
