import { minus, type Faces, type Step } from "@courtly/engine";
import {
  CHARACTERS,
  type Action,
  type CharacterId,
  type State,
  type Use,
} from "@courtly/to-court-the-king";

type KingStep = Step<State, Action>;

/** One event of this turn, as the strip on the cloth shows it. */
export interface StripItem {
  readonly kind: "roll" | "kept" | "called";
  /** The number of the roll, from 1. */
  readonly roll: number;
  readonly character: CharacterId | undefined;
  /** The dice that were kept or given to the card, by their faces before it. */
  readonly from: Faces;
  /** The faces that were rolled, or that the card has changed or brought. */
  readonly to: Faces;
  readonly isSealed: boolean;
  /** The number of later steps: undoing them leads back to this one. */
  readonly stepsSince: number;
  /** Whether all later steps can be undone. */
  readonly isOpen: boolean;
  readonly isLast: boolean;
}

type Told = Pick<StripItem, "kind" | "roll" | "character" | "from" | "to" | "isSealed"> & {
  readonly end: number;
};

export function stripOf(steps: readonly KingStep[], undoable: number): readonly StripItem[] {
  const told = toldOf(steps);
  return told.map(({ end, ...item }, index) => {
    const stepsSince = steps.length - 1 - end;
    const isLast = index === told.length - 1;
    return { ...item, stepsSince, isLast, isOpen: !isLast && stepsSince <= undoable };
  });
}

function toldOf(steps: readonly KingStep[]): readonly Told[] {
  const told: Told[] = [];
  let rolls = 0;
  for (const [end, { event, before, after }] of steps.entries()) {
    if (event.kind === "resigned") continue;
    if (event.kind === "rolled") {
      const last = told.at(-1);
      // A throw belongs to the roll or the card just before it.
      if (last?.isSealed === true && last.to.length === 0)
        told.splice(-1, 1, { ...last, to: event.faces, end });
      else told.push({ ...rollItem(rolls, end), to: event.faces });
    } else if (event.action.kind === "roll") {
      rolls += 1;
      told.push(rollItem(rolls, end));
    } else if (event.action.kind === "aside") {
      const kept = { kind: "kept", character: undefined, from: event.action.dice } as const;
      told.push({ ...kept, to: [], roll: rolls, isSealed: false, end });
    } else if (event.action.kind === "use") {
      told.push({ ...callItem(event.action, { before, after }), roll: rolls, end });
    }
  }
  return told;
}

function rollItem(roll: number, end: number): Told {
  return { kind: "roll", roll, character: undefined, from: [], to: [], isSealed: true, end };
}

function callItem(
  { character, from, to }: Use,
  { before, after }: Pick<KingStep, "before" | "after">,
): Omit<Told, "roll" | "end"> {
  const { ability } = CHARACTERS[character];
  const call = { kind: "called", character, isSealed: ability.kind === "reroll" } as const;
  return ability.kind === "bring"
    ? { ...call, from: [], to: minus(after.dice.active, before.dice.active) }
    : { ...call, from, to };
}
