import { pips, sorted, type Face, type Faces, type Problem } from "@courtly/engine";
import type { DieId, LaidDice } from "./laidDice.ts";
import { words } from "../words/index.ts";

/** A distribution of pips between dice, for the Philosopher and the Alchemist. */
export interface Sharing {
  readonly diceMax: number;
  readonly chosen: readonly DieId[];
  /** The die that gives, if pips are moved one by one. */
  readonly source: DieId | undefined;
  /** The new faces of chosen dice; other dice keep theirs. */
  readonly faces: ReadonlyMap<DieId, Face>;
}

interface Cloth {
  readonly laid: LaidDice;
}

const givesNothing = (): Problem => ({ message: words().refusals.givesNothing });
const takesNothing = (): Problem => ({ message: words().refusals.takesNothing });

/** Whether pips are moved by tapping giver and taker: only between two dice. Three dice are chosen first. */
export function isByTaps({ diceMax }: Sharing): boolean {
  return diceMax === 2;
}

export function faceIn({ laid }: Cloth, { faces }: Sharing, id: DieId): number {
  return faces.get(id) ?? laid.active.find((die) => die.id === id)?.face ?? 0;
}

export function withDieShared(cloth: Cloth, sharing: Sharing, id: DieId): Sharing | Problem {
  const { source, chosen, diceMax, faces } = sharing;
  if (isByTaps(sharing)) {
    if (source === undefined) return { ...sharing, source: id };
    if (source === id) return { ...sharing, source: undefined };
    return pipDropped(cloth, sharing, { from: source, to: id });
  }
  if (chosen.includes(id)) {
    const others = new Map([...faces].filter(([die]) => die !== id));
    return { ...sharing, chosen: chosen.filter((die) => die !== id), faces: others };
  }
  if (chosen.length === diceMax) return tooMany(diceMax);
  return { ...sharing, chosen: [...chosen, id] };
}

/** Moves one pip from one die to another. */
export function pipDropped(
  cloth: Cloth,
  sharing: Sharing,
  { from, to }: { readonly from: DieId; readonly to: DieId },
): Sharing | Problem {
  if (from === to) return sharing;
  const chosen = [...new Set([...sharing.chosen, from, to])];
  if (chosen.length > sharing.diceMax) return tooMany(sharing.diceMax);
  const gives = faceIn(cloth, sharing, from) - 1;
  const takes = faceIn(cloth, sharing, to) + 1;
  if (gives < 1) return givesNothing();
  if (takes > 6) return takesNothing();
  const faces = new Map(sharing.faces).set(from, gives as Face).set(to, takes as Face);
  const moved = { ...sharing, chosen, faces };
  // If all pips are back where they were, the two dice are free again, so that others can be tried.
  return isByTaps(sharing) && movedPips(cloth, moved) === 0 ? { ...moved, chosen: [] } : moved;
}

/** Adds or removes one pip, without changing the other dice. */
export function afterStep(
  cloth: Cloth,
  sharing: Sharing,
  { id, by }: { readonly id: DieId; readonly by: 1 | -1 },
): Sharing | Problem {
  const face = faceIn(cloth, sharing, id) + by;
  if (face < 1) return givesNothing();
  if (face > 6) return takesNothing();
  return { ...sharing, faces: new Map(sharing.faces).set(id, face as Face) };
}

/** Takes a pip from the fullest of the other dice, or gives one to the emptiest. The sum stays the same. */
export function pulled(
  cloth: Cloth,
  sharing: Sharing,
  { id, by }: { readonly id: DieId; readonly by: 1 | -1 },
): Sharing | Problem {
  const faceOf = (die: DieId) => faceIn(cloth, sharing, die);
  const [first, ...others] = sharing.chosen.filter((die) => die !== id);
  if (first === undefined) return { message: words().refusals.needsAnother };
  const other = others.reduce(
    (best, die) => (by * (faceOf(die) - faceOf(best)) > 0 ? die : best),
    first,
  );
  return pipDropped(cloth, sharing, by === 1 ? { from: other, to: id } : { from: id, to: other });
}

function tooMany(diceMax: number): Problem {
  return { rule: "K9", message: words().refusals.tooMany(diceMax) };
}

export function evened(cloth: Cloth, sharing: Sharing): Sharing | Problem {
  const each = evenShare(cloth, sharing);
  if (each === undefined) return { message: words().refusals.notEven };
  return { ...sharing, faces: new Map(sharing.chosen.map((id) => [id, each])) };
}

/** The face of each die if all get the same; `undefined` if the pips cannot be divided evenly. */
export function evenShare({ laid }: Cloth, { chosen }: Sharing): Face | undefined {
  const each = pips(facesOf(laid, chosen)) / chosen.length;
  return chosen.length > 1 && Number.isInteger(each) ? (each as Face) : undefined;
}

/** The pips of the chosen dice: as they lie, and as they are distributed so far. */
export function placed(cloth: Cloth, sharing: Sharing) {
  const lying = pips(facesOf(cloth.laid, sharing.chosen));
  const now = sharing.chosen.reduce((sum, id) => sum + faceIn(cloth, sharing, id), 0);
  return { lying, now };
}

/** The number of pips that have left their die. */
export function movedPips({ laid }: Cloth, { faces }: Sharing): number {
  return laid.active.reduce(
    (sum, { id, face }) => sum + Math.max(0, face - (faces.get(id) ?? face)),
    0,
  );
}

export function sharedUse(cloth: Cloth, sharing: Sharing) {
  const { laid } = cloth;
  const meant = new Map(
    sharing.chosen.map((id) => [id, faceIn(cloth, sharing, id) as Face] as const),
  );
  return { from: facesOf(laid, sharing.chosen), to: sorted(meant.values()), meant };
}

function facesOf({ active }: LaidDice, ids: readonly DieId[]): Faces {
  return sorted(active.filter(({ id }) => ids.includes(id)).map(({ face }) => face));
}
