import type { Face, Step } from "@courtly/engine";
import { spendingOf, unspent, type Action, type Place, type State } from "@courtly/rolling-courts";
import { dieFor, isMove, placeOf } from "./moves.ts";

type CourtsStep = Step<State, Action>;

/** A die on the cloth, counted from the left. */
export type DieId = number;

export interface TrayDie {
  readonly id: DieId;
  readonly face: Face;
  readonly isChanged: boolean;
  /** The place that a member reached with this die. */
  readonly use: Place | undefined;
}

/** The die that was chosen for a step, by the index of the step. The rules know only the face of the die. */
export type Meant = ReadonlyMap<number, DieId>;

/** The steps of the current turn, and the number of steps before it. */
function turnSteps(steps: readonly CourtsStep[]): {
  readonly first: number;
  readonly steps: readonly CourtsStep[];
} {
  const first = steps.findLastIndex(isTurnEnd) + 1;
  return { first, steps: steps.slice(first) };
}

/** Whether a step ends a turn, or answers a question of the mines. */
export function isTurnEnd({ event }: CourtsStep): boolean {
  if (event.kind === "rolled") return false;
  if (event.kind === "resigned") return true;
  const { kind } = event.action;
  return kind === "end" || kind === "home" || kind === "stay";
}

/** The dice of the current turn as they lie, with those that are spent; none before the roll. */
export function trayOf(
  steps: readonly CourtsStep[],
  state: State,
  meant: Meant = new Map(),
): readonly TrayDie[] {
  const { first, steps: own } = turnSteps(steps);
  let tray = trayFrom(own[0]?.before ?? state);
  for (const [index, step] of own.entries()) tray = after(tray, step, meant.get(first + index));
  return tray;
}

/** The dice of a state whose earlier steps are not known. */
function trayFrom(state: State): readonly TrayDie[] {
  const changed = [...(spendingOf(state)?.changed ?? [])];
  return unspent(state).map((face, id) => {
    const at = changed.indexOf(face);
    if (at !== -1) changed.splice(at, 1);
    return { id, face, isChanged: at !== -1, use: undefined };
  });
}

function after(
  tray: readonly TrayDie[],
  { before, event }: CourtsStep,
  meant: DieId | undefined,
): readonly TrayDie[] {
  if (event.kind === "rolled")
    return event.faces.map((face, id) => ({ id, face, isChanged: false, use: undefined }));
  if (event.kind === "resigned") return [];
  const { action } = event;
  if (action.kind === "change") {
    const turned = pick(tray, { face: action.die, isChanged: false }, meant);
    return tray.map((die) =>
      die.id === turned?.id ? { ...die, face: action.to, isChanged: true } : die,
    );
  }
  if (!isMove(action)) return tray;
  const face = dieFor(before, action);
  // R17: of equal dice a changed one is spent first.
  const spent =
    pick(tray, { face, isChanged: true }, meant) ?? pick(tray, { face, isChanged: false }, meant);
  return tray.map((die) => (die.id === spent?.id ? { ...die, use: placeOf(action) } : die));
}

function pick(
  tray: readonly TrayDie[],
  wanted: { readonly face: number; readonly isChanged: boolean },
  meant: DieId | undefined,
): TrayDie | undefined {
  const fits = tray.filter(
    ({ face, isChanged, use }) =>
      use === undefined && face === wanted.face && isChanged === wanted.isChanged,
  );
  return fits.find(({ id }) => id === meant) ?? fits[0];
}

export function readyDice(tray: readonly TrayDie[]): readonly TrayDie[] {
  return tray.filter(({ use }) => use === undefined);
}

/** The unspent die with this face; of several, the one that the rules would spend (R17). */
export function readyDie(tray: readonly TrayDie[], face: number): TrayDie | undefined {
  const fits = readyDice(tray).filter((die) => die.face === face);
  return fits.find(({ isChanged }) => isChanged) ?? fits[0];
}
