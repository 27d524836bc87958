import type { Face } from "@courtly/engine";
import { CHARACTERS, type CharacterId } from "@courtly/to-court-the-king";
import { previewOf, takesPart, type Situation } from "../model/gestures.ts";
import type { LaidDie } from "../model/laidDice.ts";
import { words } from "../words/index.ts";

/** The small sign at a die's corner. */
export type LookMark =
  | { readonly kind: "reroll" }
  | { readonly kind: "pips"; readonly pips: number }
  | { readonly kind: "card"; readonly character: CharacterId };

/** The look and the name of an active die, with the draft applied to it. */
export interface DieLook {
  /** The face that it would show. */
  readonly face: Face;
  readonly name: string;
  readonly classes: string;
  readonly tag: string | undefined;
  readonly mark: LookMark | undefined;
  readonly isPressed: boolean;
  readonly isDim: boolean;
}

export function dieLook(situation: Situation, die: LaidDie, index: number): DieLook {
  const { keep, call } = situation;
  const face = previewOf(situation, die);
  const isKept = keep.includes(die.id);
  const isDim = !takesPart(situation, die);
  const part = partOf(situation, die);
  const isPressed = call === undefined ? isKept : part !== undefined;
  const classes = [
    isKept && "is-kept",
    isDim && "is-dim",
    part !== undefined && `is-${part}`,
    face !== die.face && "is-changing",
  ];
  const said = words().cloth;
  const tag = part === "giving" ? said.gives : isKept && part === undefined ? said.keep : undefined;
  return {
    face,
    name: said.die({
      number: index + 1,
      face: die.face,
      becomes: face === die.face ? undefined : face,
      mark: die.mark,
      isDim,
    }),
    classes: classes.filter((name) => name !== false).join(" "),
    tag,
    mark: markOf(situation, die, face),
    isPressed,
    isDim,
  };
}

type Part = "rerolling" | "raising" | "sharing" | "giving" | "open";

/** The part that a die has in the use of the called card. */
function partOf({ call }: Situation, { id }: LaidDie): Part | undefined {
  if (call === undefined || call.kind === "value") return undefined;
  if (call.kind === "die") return call.die === id ? "open" : undefined;
  if (call.kind === "pips") {
    if (call.source === id) return "giving";
    return call.chosen.includes(id) ? "sharing" : undefined;
  }
  if (!call.chosen.includes(id)) return undefined;
  return CHARACTERS[call.character].ability.kind === "reroll" ? "rerolling" : "raising";
}

function markOf(situation: Situation, die: LaidDie, face: Face): LookMark | undefined {
  if (partOf(situation, die) === "rerolling") return { kind: "reroll" };
  if (face !== die.face) return { kind: "pips", pips: face - die.face };
  const { mark } = die;
  if (mark === undefined) return undefined;
  return mark.kind === "pips"
    ? { kind: "pips", pips: mark.pips }
    : { kind: "card", character: mark.character };
}
