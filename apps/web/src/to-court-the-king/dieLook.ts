import type { Face } from "@courtly/engine";
import { CHARACTERS, type CharacterId } from "@courtly/to-court-the-king";
import { king } from "../languages/king.ts";
import { faceWord } from "./diceWords.ts";
import { previewOf, takesPart, type Scene } from "./intents.ts";
import type { DieMark, LaidDie } from "./laidDice.ts";

/** The small sign at a die's corner. */
export type LookMark =
  | { readonly kind: "reroll" }
  | { readonly kind: "pips"; readonly pips: number }
  | { readonly kind: "card"; readonly character: CharacterId };

/** How an active die looks and what it is called, with what is in mind about it. */
export interface DieLook {
  /** What it would show. */
  readonly face: Face;
  readonly name: string;
  readonly classes: string;
  readonly tag: string | undefined;
  readonly mark: LookMark | undefined;
  readonly isPressed: boolean;
  readonly isDim: boolean;
}

export function dieLook(scene: Scene, die: LaidDie, index: number): DieLook {
  const { keep, call } = scene;
  const face = previewOf(scene, die);
  const isKept = keep.includes(die.id);
  const isDim = !takesPart(scene, die);
  const part = partOf(scene, die);
  const isPressed = call === undefined ? isKept : part !== undefined;
  const classes = [
    isKept && "is-kept",
    isDim && "is-dim",
    part !== undefined && `is-${part}`,
    face !== die.face && "is-changing",
  ];
  const tag = part === "giving" ? "Gives" : isKept && part === undefined ? "Keep" : undefined;
  return {
    face,
    name: spokenDie(die, { index, face, isDim }),
    classes: classes.filter((name) => name !== false).join(" "),
    tag,
    mark: markOf(scene, die, face),
    isPressed,
    isDim,
  };
}

type Part = "rerolling" | "raising" | "sharing" | "giving" | "open";

/** What the called card is about to do with this die. */
function partOf({ call }: Scene, { id }: LaidDie): Part | undefined {
  if (call === undefined || call.kind === "value") return undefined;
  if (call.kind === "die") return call.die === id ? "open" : undefined;
  if (call.kind === "pips") {
    if (call.source === id) return "giving";
    return call.chosen.includes(id) ? "sharing" : undefined;
  }
  if (!call.chosen.includes(id)) return undefined;
  return CHARACTERS[call.character].ability.kind === "reroll" ? "rerolling" : "raising";
}

function markOf(scene: Scene, die: LaidDie, face: Face): LookMark | undefined {
  if (partOf(scene, die) === "rerolling") return { kind: "reroll" };
  if (face !== die.face) return { kind: "pips", pips: face - die.face };
  const { mark } = die;
  if (mark === undefined) return undefined;
  return mark.kind === "pips"
    ? { kind: "pips", pips: mark.pips }
    : { kind: "card", character: mark.character };
}

interface Spoken {
  readonly index: number;
  readonly face: Face;
  readonly isDim: boolean;
}

/** "Die 2, five", and what a card did to it. */
function spokenDie(die: LaidDie, { index, face, isDim }: Spoken): string {
  const parts = [
    `Die ${index + 1}`,
    faceWord(die.face),
    face === die.face ? "" : `to become ${faceWord(face)}`,
    markWords(die.mark),
    isDim ? "cannot take part" : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function markWords(mark: DieMark | undefined): string {
  if (mark === undefined) return "";
  const by = `by the ${king().names[mark.character]}`;
  if (mark.kind === "brought") return `brought ${by}`;
  if (mark.kind === "turned") return `turned ${by}`;
  return mark.pips > 0 ? `raised by ${mark.pips} ${by}` : `lowered by ${-mark.pips} ${by}`;
}
