import { king as kingWords } from "../languages/gameWords.ts";
import { assertNever, type Faces } from "@courtly/engine";
import {
  CHARACTERS,
  diceInUse,
  beforeFirstRoll,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { CHARACTER_ICONS } from "../court/characterIcon.tsx";
import { FlatDie } from "../../../ui/drawings/dice.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { words } from "./words/index.ts";
import type { StepAt } from "@courtly/coach/to-court-the-king";

interface KingStepProps {
  readonly step: StepAt;
  /** Whether a card is shown only by its picture. */
  readonly isBrief?: boolean;
  /** More dice to keep than this are told by their number. */
  readonly diceMax?: number;
}

/** A step of a line: a verb, the card, the dice. */
export function KingStep({
  step: { action, before },
  isBrief = false,
  diceMax = Infinity,
}: KingStepProps) {
  const { king } = words();
  switch (action.kind) {
    case "roll":
      return <>{king.roll(diceToRoll(before))}</>;
    case "aside":
      if (action.dice.length > diceMax) return <>{king.keepDice(action.dice.length)}</>;
      return (
        <>
          {king.keep} <DiceRow dice={action.dice} />
        </>
      );
    case "use":
      if (action.from.length > 1 && diceMax < Infinity)
        return <>{king.call(kingWords().names[action.character])}</>;
      return <Call action={action} isBrief={isBrief} />;
    case "take":
      return <Take character={action.character} />;
    case "stand":
      return <>{king.stand}</>;
    case "decline":
      return <>{king.decline}</>;
    default:
      return assertNever(action);
  }
}

function diceToRoll(state: State): number {
  return beforeFirstRoll(state.dice) ? diceInUse(state) : state.dice.active.length;
}

interface CallProps {
  readonly action: Extract<Action, { kind: "use" }>;
  readonly isBrief: boolean;
}

function Call({ action, isBrief }: CallProps) {
  const { king } = words();
  const { character, from, to } = action;
  const { ability } = CHARACTERS[character];
  const name = kingWords().names[character];
  return (
    <>
      <Icon
        name={CHARACTER_ICONS[character]}
        size={17}
        label={isBrief ? king.call(name) : undefined}
      />
      {!isBrief && king.call(name)}
      {ability.kind === "reroll" && (
        <>
          {isBrief ? " " : ", "}
          {king.reroll} <DiceRow dice={from} />
        </>
      )}
      {ability.kind === "bring" && to.length > 0 && (
        <>
          {isBrief ? " " : ", "}
          {king.bring} <DiceRow dice={to} />
        </>
      )}
      {ability.kind !== "reroll" && from.length > 0 && (
        <>
          {" "}
          <DiceRow dice={from} /> → <DiceRow dice={to} />
        </>
      )}
    </>
  );
}

function Take({ character }: { readonly character: CharacterId | "nothing" }) {
  return (
    <>
      {character !== "nothing" && <Icon name={CHARACTER_ICONS[character]} size={17} />}
      {takeWords(character)}
    </>
  );
}

/** A step in words only. */
export function stepWords({ action, before }: StepAt): string {
  const { king } = words();
  switch (action.kind) {
    case "roll":
      return king.roll(diceToRoll(before));
    case "aside":
      return `${king.keep} ${action.dice.join(" ")}`;
    case "use":
      return king.call(kingWords().names[action.character]);
    case "take":
      return takeWords(action.character);
    case "stand":
    case "decline":
      return king[action.kind];
    default:
      return assertNever(action);
  }
}

function takeWords(character: CharacterId | "nothing"): string {
  const { king } = words();
  if (character === "nothing") return king.takeNothing;
  return character === "charlatan" ? king.turnFool : king.take(kingWords().names[character]);
}

function DiceRow({ dice }: { readonly dice: Faces }) {
  return (
    <span class="coach-dice">
      {dice.map((face, index) => (
        <FlatDie face={face} size={18} label={String(face)} key={index} />
      ))}
    </span>
  );
}
