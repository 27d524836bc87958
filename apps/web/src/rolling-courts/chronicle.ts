import type { Seat, Step, Tale } from "@courtly/engine";
import {
  capital,
  hasTwoColours,
  tell,
  type Action,
  type Colours,
  type State,
} from "@courtly/rolling-courts";
import type { Cast } from "../sitting/cast.ts";
import type { ChronicleEntry, Phrase } from "../sitting/face.ts";
import { beastColours } from "./colours.ts";

type CourtsStep = Step<State, Action>;

export function tellStep(step: CourtsStep, cast: Cast): readonly Tale[] {
  return tell(step, beastColours(step.before, cast));
}

/** The same sentences for those who look: names stand out, dice are pictures. */
export function chronicleOf(step: CourtsStep, cast: Cast): readonly ChronicleEntry[] {
  const colours = beastColours(step.before, cast);
  return tell(step, colours).map(({ text }) => entryOf(text, step, colours));
}

function entryOf(text: string, step: CourtsStep, colours: Colours): ChronicleEntry {
  const subject = subjectOf(text, step.before, colours);
  if (subject === undefined) return { seat: undefined, says: withDice(text, step) };
  const { seat, name } = subject;
  return {
    seat,
    says: [{ kind: "strong", text: name }, ...withDice(text.slice(name.length), step)],
  };
}

/** Whose doing a sentence is: the one it begins with. */
function subjectOf(
  text: string,
  state: State,
  colours: Colours,
): { readonly seat: Seat; readonly name: string } | undefined {
  const isDouble = hasTwoColours(state);
  for (const seat of state.gold.keys()) {
    const mark = isDouble ? ` (${colours.marks[seat] ?? ""})` : "";
    for (const name of [`${colours.nameOf(seat)}${mark}`, capital(colours.member(seat))])
      if (text.startsWith(`${name} `) || text.startsWith(`${name}s `)) return { seat, name };
  }
  return undefined;
}

function withDice(text: string, { event }: CourtsStep): readonly Phrase[] {
  if (event.kind !== "rolled") return [{ kind: "text", text }];
  const shown = event.faces.join(" ");
  const at = text.indexOf(shown);
  if (at === -1) return [{ kind: "text", text }];
  return [
    { kind: "text", text: text.slice(0, at) },
    { kind: "dice", dice: event.faces },
    { kind: "text", text: text.slice(at + shown.length) },
  ];
}
