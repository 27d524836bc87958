import { minus, sorted, type Face, type Faces, type Step } from "@courtly/engine";
import { CHARACTERS, type Action, type CharacterId, type State } from "@courtly/to-court-the-king";
import { endsTurn } from "./thisTurn.ts";

export type DieId = number;

/** The effect of a card on a die, until the die is rolled or set aside. */
export type DieMark =
  | { readonly kind: "pips"; readonly character: CharacterId; readonly pips: number }
  | { readonly kind: "turned"; readonly character: CharacterId }
  | { readonly kind: "brought"; readonly character: CharacterId };

/** A die as it lies on the cloth. The rules know only the faces of dice; the page also knows which die is which. */
export interface LaidDie {
  readonly id: DieId;
  readonly face: Face;
  readonly inAir: boolean;
  /** The number of its throw; 0 if it was never thrown. */
  readonly thrown: number;
  /** Its index within the throw. */
  readonly order: number;
  readonly mark: DieMark | undefined;
}

export interface LaidDice {
  readonly active: readonly LaidDie[];
  readonly aside: readonly LaidDie[];
  readonly throws: number;
  readonly nextId: DieId;
}

/** The dice that a person meant, and their new faces. The rules would accept any dice with the same faces. */
export type Meant = ReadonlyMap<DieId, Face>;

const BARE: LaidDice = { active: [], aside: [], throws: 0, nextId: 1 };
const NOBODY_MEANT: Meant = new Map();

/** The dice of a position whose earlier steps are not known. */
export function laidFrom({ dice }: Pick<State, "dice">): LaidDice {
  const { active, aside, rolling } = dice;
  const shown = [...active, ...aside, ...blanks(rolling)];
  const all = shown.map((face, index) => freshDie(index + 1, face));
  const landed = all.slice(0, active.length);
  const air = all.slice(active.length + aside.length).map(thrownUp);
  return {
    ...BARE,
    active: [...landed, ...air],
    aside: all.slice(active.length, active.length + aside.length),
    nextId: all.length + 1,
  };
}

/** The dice after one more step. */
export function laidAfter(
  laid: LaidDice,
  step: Step<State, Action>,
  meant: Meant = NOBODY_MEANT,
): LaidDice {
  if (endsTurn(step)) return { ...laid, active: [], aside: [] };
  const { before, event } = step;
  if (event.kind === "rolled") return landed(laid, event.faces);
  if (event.kind === "resigned") return laid;
  const { action } = event;
  if (action.kind === "roll") {
    const first = laid.active.length === 0 && laid.aside.length === 0;
    const thrown = first ? withNew(laid, blanks(step.after.dice.rolling)) : laid;
    return { ...thrown, active: thrown.active.map(thrownUp) };
  }
  if (action.kind === "aside") return setAside(laid, action.dice, meant);
  return action.kind === "use" ? called(laid, { before, after: step.after, action, meant }) : laid;
}

/** The dice after a throw: from left to right, the dice in the air get the faces in the order of the record. */
function landed(laid: LaidDice, faces: Faces): LaidDice {
  const thrown = laid.throws + 1;
  let order = 0;
  const active = laid.active.map((die): LaidDie => {
    if (!die.inAir) return die;
    const face = faces[order] ?? die.face;
    order += 1;
    return { id: die.id, face, inAir: false, thrown, order: order - 1, mark: undefined };
  });
  return { ...laid, active, throws: thrown };
}

function setAside(laid: LaidDice, dice: Faces, meant: Meant): LaidDice {
  const ids = new Set(diceShowing(laid.active, dice, meant).map(({ id }) => id));
  const moved = laid.active.filter(({ id }) => ids.has(id));
  return {
    ...laid,
    active: laid.active.filter(({ id }) => !ids.has(id)),
    aside: [...laid.aside, ...moved.map((die) => ({ ...die, mark: undefined }))],
  };
}

interface Called {
  readonly before: State;
  readonly after: State;
  readonly action: Extract<Action, { kind: "use" }>;
  readonly meant: Meant;
}

function called(laid: LaidDice, { before, after, action, meant }: Called): LaidDice {
  const { character, from, to } = action;
  const { ability } = CHARACTERS[character];
  if (ability.kind === "bring") {
    const brought = minus(after.dice.active, before.dice.active);
    return withNew(laid, brought, { kind: "brought", character });
  }
  const touched = diceShowing(laid.active, from, meant);
  if (ability.kind === "reroll") return changed(laid, touched.map(thrownUp));
  const wanted = becoming(touched, to, meant);
  return changed(
    laid,
    touched.map((die, index): LaidDie => {
      const face = wanted[index] ?? die.face;
      const pips = face - die.face;
      const mark: DieMark =
        ability.kind === "set" ? { kind: "turned", character } : { kind: "pips", character, pips };
      return { ...die, face, mark: pips === 0 ? die.mark : mark };
    }),
  );
}

/** The new faces of the dice: as they were meant, or in the order of the record. */
function becoming(dice: readonly LaidDie[], to: Faces, meant: Meant): Faces {
  const wanted = dice.map(({ id, face }) => meant.get(id) ?? face);
  const isMeant = sorted(wanted).join() === sorted(to).join();
  return isMeant ? wanted : to;
}

/** The dice with these faces: those that were meant, if they have them. */
export function diceShowing(
  dice: readonly LaidDie[],
  faces: Faces,
  meant = NOBODY_MEANT,
): readonly LaidDie[] {
  const chosen = dice.filter(({ id }) => meant.has(id));
  if (sorted(chosen.map(({ face }) => face)).join() === sorted(faces).join()) return chosen;
  const left = [...dice];
  return faces.flatMap((face) => {
    const at = left.findIndex((die) => die.face === face);
    return at === -1 ? [] : left.splice(at, 1);
  });
}

function changed(laid: LaidDice, dice: readonly LaidDie[]): LaidDice {
  const byId = new Map(dice.map((die) => [die.id, die]));
  return { ...laid, active: laid.active.map((die) => byId.get(die.id) ?? die) };
}

function withNew(laid: LaidDice, faces: Faces, mark?: DieMark): LaidDice {
  const dice = faces.map((face, index) => ({ ...freshDie(laid.nextId + index, face), mark }));
  return { ...laid, active: [...laid.active, ...dice], nextId: laid.nextId + dice.length };
}

function freshDie(id: DieId, face: Face): LaidDie {
  return { id, face, inAir: false, thrown: 0, order: 0, mark: undefined };
}

const thrownUp = (die: LaidDie): LaidDie => ({ ...die, inAir: true });
const blanks = (count: number): Faces => Array.from({ length: count }, (): Face => 1);
