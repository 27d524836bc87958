import type { Face, Problem } from "@courtly/engine";
import { ownSpots, tokensInHand, type Action, type Of, type Spot } from "@courtly/rolling-courts";
import { isSameCell, isSameSpot, type Cell } from "../board/cells.ts";
import { refusalOfMode } from "./modes.ts";
import { movesWith, type Move } from "./moves.ts";
import { faceOf, IDLE, NOBODY, refusalIn, type Intent, type Mode, type Scene } from "./scene.ts";
import { readyDice, readyDie, type DieId, type TrayDie } from "./tray.ts";
import { memberFor, moversOf, proposalOf, waysTo, wayTo, whyNobody, type Target } from "./ways.ts";
import { words } from "../words/index.ts";

export type Touch =
  | { readonly kind: "die"; readonly id: DieId }
  | { readonly kind: "mode"; readonly mode: Mode }
  | { readonly kind: "turn"; readonly id: DieId; readonly to: Face }
  /** `isSure`: what it stands for was seen before, and is done at once. */
  | { readonly kind: "cell"; readonly cell: Cell; readonly isSure?: boolean }
  | { readonly kind: "drop"; readonly member: Spot; readonly cell: Cell }
  | { readonly kind: "confirm" }
  | { readonly kind: "leave" };

/** What comes of a touch: another intent, an action to play, or why neither. */
export interface Outcome {
  readonly intent: Intent;
  readonly action?: Action;
  readonly refusal?: Problem;
}

/** Where a turn goes on: the last die is at hand already. */
export function openingIntent(scene: Scene): Intent {
  const [die, ...others] = readyDice(scene.tray);
  return die !== undefined && others.length === 0 ? withDie(scene, die) : IDLE;
}

export function touched(scene: Scene, intent: Intent, touch: Touch): Outcome {
  switch (touch.kind) {
    case "die":
      return { intent: dieTouched(scene, intent, touch.id) };
    case "mode":
      return modeTouched(scene, intent, touch.mode);
    case "turn":
      return dieTurned(scene, intent, touch);
    case "cell":
      return cellTouched(scene, intent, touch);
    case "drop":
      return dropped(scene, intent, touch);
    case "confirm":
      return confirmed(scene, intent);
    default:
      return { intent: left(intent) };
  }
}

// ── dice and modes ──────────────────────────────────────────────────────────────────────────────

function dieTouched(scene: Scene, intent: Intent, id: DieId): Intent {
  const die = readyDice(scene.tray).find((one) => one.id === id);
  if (die === undefined) return intent;
  if (intent.mode === "change") return { ...intent, die: id };
  return intent.die === id && intent.mode === "move" ? IDLE : withDie(scene, die);
}

/** With nobody at home and no other way, the die asks at once whom to recall (R9). */
function withDie({ state, seat, reach }: Scene, { id, face }: TrayDie): Intent {
  const moves = movesWith(state, reach, face);
  const isRecall =
    moves.length > 0 && moves.every((move) => isEntry(move) && move.from !== undefined);
  return {
    ...IDLE,
    die: id,
    mode: isRecall && tokensInHand(state, seat) === 0 ? "recall" : "move",
  };
}

const isEntry = (move: Move): move is Of<"enter"> => move.kind === "enter";

function modeTouched(scene: Scene, intent: Intent, mode: Mode): Outcome {
  if (intent.mode === mode) return { intent: { ...intent, ...NOBODY, mode: "move" } };
  const refusal = refusalOfMode(scene, intent, mode);
  return refusal === undefined ? { intent: { ...intent, ...NOBODY, mode } } : { intent, refusal };
}

function dieTurned(
  scene: Scene,
  intent: Intent,
  { id, to }: Extract<Touch, { kind: "turn" }>,
): Outcome {
  const die = readyDice(scene.tray).find((one) => one.id === id);
  if (die === undefined) return { intent };
  return played(scene, { ...intent, die: id }, { kind: "change", die: die.face, to });
}

function left(intent: Intent): Intent {
  if (intent.target !== undefined || intent.member !== undefined) return { ...intent, ...NOBODY };
  return intent.mode === "move" ? IDLE : { ...intent, mode: "move" };
}

/** The action if it is allowed, and why not if it is not. */
function played(scene: Scene, intent: Intent, action: Action): Outcome {
  const refusal = refusalIn(scene, action);
  return refusal === undefined ? { intent, action } : { intent, refusal };
}

// ── the board ───────────────────────────────────────────────────────────────────────────────────

function cellTouched(
  scene: Scene,
  intent: Intent,
  { cell, isSure = false }: Extract<Touch, { kind: "cell" }>,
): Outcome {
  const { mode } = intent;
  if (mode === "retire" || mode === "promote")
    return cell.kind === "spot"
      ? played(scene, intent, { kind: mode, spot: cell.spot })
      : { intent };
  const moving: Intent = mode === "change" ? { ...intent, mode: "move" } : intent;
  if (cell.kind === "gate") return gateTouched(scene, moving, cell);
  if (cell.kind === "spot") return spotTouched(scene, moving, cell.spot);
  return targetTouched(scene, moving, cell, isSure);
}

type Gate = Extract<Cell, { kind: "gate" }>;

function gateTouched(scene: Scene, intent: Intent, gate: Gate): Outcome {
  const into = { kind: gate.into, number: gate.number };
  const die = readyDie(scene.tray, gate.number);
  if (die !== undefined && faceOf(scene, intent) !== gate.number)
    return { intent: withDie(scene, die) };
  if (intent.mode === "recall")
    return intent.member === undefined
      ? { intent: { ...intent, target: gate } }
      : played(scene, intent, { kind: "enter", into, from: intent.member });
  const outcome = played(scene, intent, { kind: "enter", into });
  return outcome.refusal !== undefined && needsRecall(scene, gate)
    ? { intent: { ...intent, ...NOBODY, mode: "recall", target: gate } }
    : outcome;
}

/** Nobody is at home, but somebody could come from elsewhere on the board. */
export function needsRecall({ state, seat, reach }: Scene, { into, number }: Gate): boolean {
  if (tokensInHand(state, seat) > 0) return false;
  return reach.actions.some(
    (action) =>
      action.kind === "enter" && action.into.kind === into && action.into.number === number,
  );
}

function spotTouched(scene: Scene, intent: Intent, spot: Spot): Outcome {
  const isOwn = ownSpots(scene.state, scene.seat, spot.kind).some((own) => isSameSpot(own, spot));
  const gate: Gate = { kind: "gate", into: spot.kind, number: spot.number };
  if (intent.mode === "recall" && isOwn) return recalled(scene, intent, spot);
  const isMover = moversOf(scene, intent).some((mover) => isSameSpot(mover, spot));
  if (intent.mode !== "recall" && isMover) return memberTouched(scene, intent, spot);
  if (spot.space === 1) return gateTouched(scene, intent, gate);
  if (!isOwn) return { intent };
  const face = faceOf(scene, intent);
  const { chooseDie, nowhere } = words().refusals;
  const message = face === undefined ? chooseDie : nowhere(face);
  return { intent, refusal: { message } };
}

function recalled(scene: Scene, intent: Intent, spot: Spot): Outcome {
  if (isSameSpot(intent.member, spot)) return { intent: { ...intent, ...NOBODY } };
  const face = faceOf(scene, intent);
  if (face === undefined) return { intent, refusal: { message: words().refusals.chooseDie } };
  if (intent.target?.kind === "gate") {
    const { into, number } = intent.target;
    return played(scene, intent, { kind: "enter", into: { kind: into, number }, from: spot });
  }
  const isOpen = movesWith(scene.state, scene.reach, face).some(
    (move) => isEntry(move) && isSameSpot(move.from, spot),
  );
  if (isOpen) return { intent: { ...intent, member: spot } };
  const into = { kind: "village", number: face } as const;
  return played(scene, intent, { kind: "enter", into, from: spot });
}

function memberTouched(scene: Scene, intent: Intent, spot: Spot): Outcome {
  if (isSameSpot(intent.member, spot)) return { intent: { ...intent, ...NOBODY } };
  const chosen = { ...intent, member: spot };
  const isComplete = proposalOf(scene, chosen) !== undefined;
  return { intent: isComplete ? chosen : { ...chosen, target: undefined } };
}

function targetTouched(scene: Scene, intent: Intent, target: Target, isSure: boolean): Outcome {
  const from = memberFor(scene, intent, target);
  if (from === undefined) {
    const isOpen = waysTo(scene, intent, target).length > 0 && intent.member === undefined;
    return isOpen
      ? { intent: { ...intent, target } }
      : { intent, refusal: whyNobody(scene, intent, target) };
  }
  const outcome = played(scene, intent, wayTo(target, from));
  const isSettled = isSure || isSameCell(intent.target, target);
  return outcome.action === undefined || isSettled ? outcome : { intent: { ...intent, target } };
}

function confirmed(scene: Scene, intent: Intent): Outcome {
  const action = proposalOf(scene, intent);
  return action === undefined ? { intent } : { intent, action };
}

// ── drag and drop ───────────────────────────────────────────────────────────────────────────────

/** A member let go over a cell: it needs no die chosen before. */
function dropped(
  scene: Scene,
  intent: Intent,
  { member, cell }: Extract<Touch, { kind: "drop" }>,
): Outcome {
  if (cell.kind === "spot" && isSameSpot(cell.spot, member)) return { intent };
  const action = dropAction(member, cell);
  if (action !== undefined) return played(scene, intent, action);
  const { noWayToCourt, noWayToMine } = words().refusals;
  const message = (cell.kind === "seat" ? noWayToCourt : noWayToMine)(member.kind);
  return { intent, refusal: { message } };
}

function dropAction(member: Spot, cell: Cell): Action | undefined {
  if (cell.kind === "seat" || cell.kind === "mine")
    return member.kind === (cell.kind === "seat" ? "village" : "cave")
      ? wayTo(cell, member)
      : undefined;
  const { kind, number } = cell.kind === "gate" ? { ...cell, kind: cell.into } : cell.spot;
  return { kind: "enter", into: { kind, number }, from: member };
}
