import type { Face, Problem } from "@courtly/engine";
import { ownSpots, tokensInHand, type Action, type Of, type Spot } from "@courtly/rolling-courts";
import { isSameCell, isSameSpot, type Cell } from "../board/cells.ts";
import type { Outcome } from "../../../table/outcome.ts";
import { refusalOfMode } from "./modes.ts";
import { movesWith, type Move } from "./moves.ts";
import {
  faceOf,
  EMPTY_DRAFT,
  NOBODY,
  refusalIn,
  type Draft,
  type Mode,
  type Situation,
} from "./situation.ts";
import { readyDice, readyDie, type DieId, type TrayDie } from "./tray.ts";
import {
  memberFor,
  moversOf,
  proposalOf,
  recallsOf,
  waysTo,
  wayTo,
  whyNobody,
  type Target,
} from "./ways.ts";
import { words } from "../words/index.ts";

export type Gesture =
  | { readonly kind: "die"; readonly id: DieId }
  | { readonly kind: "mode"; readonly mode: Mode }
  | { readonly kind: "turn"; readonly id: DieId; readonly to: Face }
  /** `isSure`: the person has seen the preview, so the move is played without a confirmation. */
  | { readonly kind: "cell"; readonly cell: Cell; readonly isSure?: boolean }
  | { readonly kind: "drop"; readonly member: Spot; readonly cell: Cell }
  | { readonly kind: "confirm" }
  | { readonly kind: "leave" };

/** The outcome of a gesture. `meant` is the die that was chosen for the action, if any. */
type CourtsOutcome = Outcome<Draft, Action, DieId | undefined>;

const drafted = (draft: Draft): CourtsOutcome => ({ kind: "draft", draft });
const refused = (draft: Draft, problem: Problem): CourtsOutcome => ({
  kind: "refuse",
  draft,
  problem,
});
const acting = (draft: Draft, action: Action): CourtsOutcome => ({
  kind: "act",
  draft,
  actions: [action],
  meant: draft.die,
});

/** The draft at the beginning of a situation: the last die that is left is chosen. */
export function openingDraft(situation: Situation): Draft {
  const [die, ...others] = readyDice(situation.tray);
  return die !== undefined && others.length === 0 ? withDie(situation, die) : EMPTY_DRAFT;
}

export function outcomeOf(situation: Situation, draft: Draft, gesture: Gesture): CourtsOutcome {
  switch (gesture.kind) {
    case "die":
      return dieTouched(situation, draft, gesture.id);
    case "mode":
      return modeTouched(situation, draft, gesture.mode);
    case "turn":
      return dieTurned(situation, draft, gesture);
    case "cell":
      return cellTouched(situation, draft, gesture);
    case "drop":
      return dropped(situation, draft, gesture);
    case "confirm":
      return confirmed(situation, draft);
    default:
      return drafted(left(draft));
  }
}

// ── dice and modes ──────────────────────────────────────────────────────────────────────────────

/** Chooses a die, or puts it back. A recall that was begun goes on with the new die (R9). */
function dieTouched(situation: Situation, draft: Draft, id: DieId): CourtsOutcome {
  const die = readyDice(situation.tray).find((one) => one.id === id);
  if (die === undefined) return drafted(draft);
  const { mode } = draft;
  const isAgain = draft.die === id;
  if (mode === "change") return drafted({ ...draft, die: id });
  if (mode === "recall") {
    const next = { ...draft, die: isAgain ? undefined : id, target: undefined };
    const refusal = refusalOfMode(situation, next, mode);
    return refusal === undefined ? drafted(next) : refused(withDie(situation, die), refusal);
  }
  return drafted(isAgain && mode === "move" ? EMPTY_DRAFT : withDie(situation, die));
}

/** Chooses a die. If nobody is at home and every move is a recall, it starts in the mode "recall" (R9). */
function withDie({ state, seat, reach }: Situation, { id, face }: TrayDie): Draft {
  const moves = movesWith(state, reach, face);
  const isRecall =
    moves.length > 0 && moves.every((move) => isEntry(move) && move.from !== undefined);
  return {
    ...EMPTY_DRAFT,
    die: id,
    mode: isRecall && tokensInHand(state, seat) === 0 ? "recall" : "move",
  };
}

const isEntry = (move: Move): move is Of<"enter"> => move.kind === "enter";

function modeTouched(situation: Situation, draft: Draft, mode: Mode): CourtsOutcome {
  if (draft.mode === mode) return drafted({ ...draft, ...NOBODY, mode: "move" });
  const refusal = refusalOfMode(situation, draft, mode);
  return refusal === undefined ? drafted({ ...draft, ...NOBODY, mode }) : refused(draft, refusal);
}

function dieTurned(
  situation: Situation,
  draft: Draft,
  { id, to }: Extract<Gesture, { kind: "turn" }>,
): CourtsOutcome {
  const die = readyDice(situation.tray).find((one) => one.id === id);
  if (die === undefined) return drafted(draft);
  return played(situation, { ...draft, die: id }, { kind: "change", die: die.face, to });
}

function left(draft: Draft): Draft {
  if (draft.target !== undefined || draft.member !== undefined) return { ...draft, ...NOBODY };
  return draft.mode === "move" ? EMPTY_DRAFT : { ...draft, mode: "move" };
}

/** Plays the action if it is allowed, else refuses it with the reason. */
function played(situation: Situation, draft: Draft, action: Action): CourtsOutcome {
  const refusal = refusalIn(situation, action);
  return refusal === undefined ? acting(draft, action) : refused(draft, refusal);
}

// ── the board ───────────────────────────────────────────────────────────────────────────────────

function cellTouched(
  situation: Situation,
  draft: Draft,
  { cell, isSure = false }: Extract<Gesture, { kind: "cell" }>,
): CourtsOutcome {
  const { mode } = draft;
  if (mode === "retire" || mode === "promote")
    return cell.kind === "spot"
      ? played(situation, draft, { kind: mode, spot: cell.spot })
      : drafted(draft);
  const moving: Draft = mode === "change" ? { ...draft, mode: "move" } : draft;
  if (cell.kind === "gate") return gateTouched(situation, moving, cell);
  if (cell.kind === "spot") return spotTouched(situation, moving, { spot: cell.spot, isSure });
  return targetTouched(situation, moving, cell, isSure);
}

type Gate = Extract<Cell, { kind: "gate" }>;

function gateTouched(situation: Situation, draft: Draft, gate: Gate): CourtsOutcome {
  const into = { kind: gate.into, number: gate.number };
  const die = readyDie(situation.tray, gate.number);
  if (die !== undefined && faceOf(situation, draft) !== gate.number)
    return dieTouched(situation, draft, die.id);
  if (draft.mode === "recall")
    return draft.member === undefined
      ? drafted({ ...draft, target: gate })
      : played(situation, draft, { kind: "enter", into, from: draft.member });
  const outcome = played(situation, draft, { kind: "enter", into });
  return outcome.kind === "refuse" && needsRecall(situation, gate)
    ? drafted({ ...draft, ...NOBODY, mode: "recall", target: gate })
    : outcome;
}

/** Whether nobody is at home, and the entrance can be used by recalling a member from the board. */
export function needsRecall({ state, seat, reach }: Situation, { into, number }: Gate): boolean {
  if (tokensInHand(state, seat) > 0) return false;
  return reach.actions.some(
    (action) =>
      action.kind === "enter" && action.into.kind === into && action.into.number === number,
  );
}

function spotTouched(
  situation: Situation,
  draft: Draft,
  { spot, isSure }: { readonly spot: Spot; readonly isSure: boolean },
): CourtsOutcome {
  const isOwn = ownSpots(situation.state, situation.seat, spot.kind).some((own) =>
    isSameSpot(own, spot),
  );
  const gate: Gate = { kind: "gate", into: spot.kind, number: spot.number };
  if (draft.mode === "recall" && isOwn) return recalled(situation, draft, spot);
  const isMover = moversOf(situation, draft).some((mover) => isSameSpot(mover, spot));
  if (draft.mode !== "recall" && isMover) return memberTouched(situation, draft, { spot, isSure });
  if (spot.space === 1) return gateTouched(situation, draft, gate);
  if (!isOwn) return drafted(draft);
  const face = faceOf(situation, draft);
  const { chooseDie, nowhere } = words().refusals;
  const message = face === undefined ? chooseDie : nowhere(face);
  return refused(draft, { message });
}

function recalled(situation: Situation, draft: Draft, spot: Spot): CourtsOutcome {
  if (isSameSpot(draft.member, spot)) return drafted({ ...draft, ...NOBODY });
  if (draft.target?.kind === "gate") {
    const { into, number } = draft.target;
    return played(situation, draft, { kind: "enter", into: { kind: into, number }, from: spot });
  }
  if (recallsOf(situation, draft).some(({ from }) => isSameSpot(from, spot)))
    return drafted({ ...draft, member: spot });
  const face = faceOf(situation, draft);
  if (face === undefined) return refused(draft, { message: words().refusals.chooseDie });
  const into = { kind: "village", number: face } as const;
  return played(situation, draft, { kind: "enter", into, from: spot });
}

/** Chooses the member that moves, or nobody. A key on the member of a complete proposal plays it, as the gold button says. */
function memberTouched(
  situation: Situation,
  draft: Draft,
  { spot, isSure }: { readonly spot: Spot; readonly isSure: boolean },
): CourtsOutcome {
  const proposed = proposalOf(situation, draft);
  if (isSure && proposed !== undefined && isSameSpot(proposed.from, spot))
    return acting(draft, proposed);
  if (isSameSpot(draft.member, spot)) return drafted({ ...draft, ...NOBODY });
  const chosen = { ...draft, member: spot };
  const isComplete = proposalOf(situation, chosen) !== undefined;
  return drafted(isComplete ? chosen : { ...chosen, target: undefined });
}

function targetTouched(
  situation: Situation,
  draft: Draft,
  target: Target,
  isSure: boolean,
): CourtsOutcome {
  const from = memberFor(situation, draft, target);
  if (from === undefined) {
    const isOpen = waysTo(situation, draft, target).length > 0 && draft.member === undefined;
    return isOpen
      ? drafted({ ...draft, target })
      : refused(draft, whyNobody(situation, draft, target));
  }
  const outcome = played(situation, draft, wayTo(target, from));
  const isSettled = isSure || isSameCell(draft.target, target);
  return outcome.kind !== "act" || isSettled ? outcome : drafted({ ...draft, target });
}

function confirmed(situation: Situation, draft: Draft): CourtsOutcome {
  const action = proposalOf(situation, draft);
  return action === undefined ? drafted(draft) : acting(draft, action);
}

// ── drag and drop ───────────────────────────────────────────────────────────────────────────────

/** Handles a member that was dropped on a cell. No die has to be chosen before. */
function dropped(
  situation: Situation,
  draft: Draft,
  { member, cell }: Extract<Gesture, { kind: "drop" }>,
): CourtsOutcome {
  if (cell.kind === "spot" && isSameSpot(cell.spot, member)) return drafted(draft);
  const action = dropAction(member, cell);
  if (action !== undefined) return played(situation, draft, action);
  const { noWayToCourt, noWayToMine } = words().refusals;
  const message = (cell.kind === "seat" ? noWayToCourt : noWayToMine)(member.kind);
  return refused(draft, { message });
}

function dropAction(member: Spot, cell: Cell): Action | undefined {
  if (cell.kind === "seat" || cell.kind === "mine")
    return member.kind === (cell.kind === "seat" ? "village" : "cave")
      ? wayTo(cell, member)
      : undefined;
  const { kind, number } = cell.kind === "gate" ? { ...cell, kind: cell.into } : cell.spot;
  return { kind: "enter", into: { kind, number }, from: member };
}
