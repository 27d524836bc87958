import type { Seat, Step, Tale } from "@courtly/engine";
import { capital, tell, type Action, type Colours, type State } from "@courtly/rolling-courts";
import { shownName } from "../../ui/shownName.ts";
import type { Roster } from "../../table/roster.ts";
import type { ChronicleEntry, Phrase } from "../../table/gameUi.ts";
import { ruleOf } from "./model/ruleOf.ts";
import { beastColours } from "./board/colours.ts";

type CourtsStep = Step<State, Action>;

export function tellStep(step: CourtsStep, roster: Roster): readonly Tale[] {
  return tell(step, beastColours(step.before, roster));
}

/** The entries of the chronicle for a step: names are emphasised, dice are pictures. */
export function chronicleOf(step: CourtsStep, roster: Roster): readonly ChronicleEntry[] {
  const colours = beastColours(step.before, roster);
  return tell(step, colours).map((tale) => entryOf(tale, step, colours));
}

function entryOf({ text, seat }: Tale, step: CourtsStep, colours: Colours): ChronicleEntry {
  const name = seat === undefined ? undefined : subjectOf(text, seat, colours);
  const rule = ruleOf(step);
  if (name === undefined) return { seat, says: withDice(text, step), rule };
  return {
    seat,
    rule,
    says: [{ kind: "strong", text: name }, ...withDice(text.slice(name.length), step)],
  };
}

/** The first words of a sentence, if they are the name of the family it is about, or its member or members. */
function subjectOf(text: string, seat: Seat, { familyOf, words }: Colours): string | undefined {
  const family = familyOf(seat);
  const mark = family.mark === undefined ? "" : ` (${family.mark})`;
  const names = [family.name, shownName(family.name)].map((name) => `${name}${mark}`);
  const member = capital(words.member(family));
  return [...names, member, `${member}s`].find((name) => text.startsWith(`${name} `));
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
