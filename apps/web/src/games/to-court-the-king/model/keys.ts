import { isFace } from "@courtly/engine";
import type { CharacterId } from "@courtly/to-court-the-king";
import type { Gesture, Situation } from "./gestures.ts";
import { phaseOf } from "./offers.ts";

/** The keys of the dice, from left to right. */
export const DICE_KEYS = ["a", "s", "d", "f", "g", "h", "j", "k", "l", "q", "w", "e"] as const;
/** The keys of the characters with an ability, from left to right. */
export const CARD_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;

export const ASIDE_KEY = "p";

/** The command of a key. */
export type KeyCommand =
  | { readonly kind: "gesture"; readonly gesture: Gesture }
  | { readonly kind: "main" }
  | { readonly kind: "quiet" }
  | { readonly kind: "undo" }
  | { readonly kind: "putAside" }
  | { readonly kind: "coach" }
  | { readonly kind: "odds" };

const command = (gesture: Gesture): KeyCommand => ({ kind: "gesture", gesture });

export interface Pressed {
  readonly key: string;
  readonly isShifted: boolean;
}

/** The command of a key in this situation; `undefined` if it has none. */
export function keyCommand(
  situation: Situation,
  numbered: readonly CharacterId[],
  { key, isShifted }: Pressed,
): KeyCommand | undefined {
  if (key === "u") return { kind: "undo" };
  if (key === " ") return { kind: "main" };
  if (key === "Enter") return enterCommand(situation);
  if (key === ASIDE_KEY) return { kind: "putAside" };
  if (key === "c") return { kind: "coach" };
  if (key === "o") return { kind: "odds" };
  if (key === "Escape") {
    const isIdle = situation.call === undefined && situation.keep.length === 0;
    return isIdle ? undefined : command({ kind: "leave" });
  }
  return diceCommand(situation, key, isShifted) ?? digitCommand(situation, numbered, key);
}

/** The command of Enter: keeps all dice, or accepts the proposal. */
function enterCommand({ state, call }: Situation): KeyCommand {
  return { kind: call === undefined && phaseOf(state) === "dice" ? "quiet" : "main" };
}

/** The command of a die's key. With Shift it is about all dice of the same face. */
function diceCommand({ laid, keep, call }: Situation, key: string, isShifted: boolean) {
  const at = DICE_KEYS.findIndex((known) => known === key);
  const die = laid.active[at];
  if (die === undefined) return undefined;
  if (!isShifted) return command({ kind: "die", id: die.id });
  const chosen = call?.kind === "dice" ? call.chosen : keep;
  const ids = laid.active.filter(({ face }) => face === die.face).map(({ id }) => id);
  return command({ kind: "sweep", ids, on: !chosen.includes(die.id) });
}

/** The command of a digit: a value while a card is called, else a character. */
function digitCommand({ call }: Situation, numbered: readonly CharacterId[], key: string) {
  const face = Number(key);
  if (call !== undefined && /^\d$/.test(key))
    return isFace(face) && (call.kind === "die" || call.kind === "value")
      ? command({ kind: "value", face })
      : undefined;
  const character = numbered[CARD_KEYS.findIndex((known) => known === key)];
  return character === undefined ? undefined : command({ kind: "call", character });
}
