import { courtPrice, pushedOut, type Action, type Of } from "@courtly/rolling-courts";
import type { Roster } from "../../../table/roster.ts";
import { whoAt } from "../board/colours.ts";
import { lossWords } from "./loss.ts";
import { nextTreasure } from "./marks.ts";
import { openWays } from "./openWays.ts";
import { previewOf } from "./preview.ts";
import { faceOf, type Draft, type Situation } from "./situation.ts";
import { readyDice } from "./tray.ts";
import { words } from "../words/index.ts";

/** The text and the action of the gold button: the next decision, or what it waits for. */
export interface MainButton {
  readonly label: string;
  /** The label of a narrow button. */
  readonly short: string;
  readonly detail: string | undefined;
  /** The action; without one the button only says what is missing. */
  readonly action: Action | undefined;
}

const wait = (label: string, detail?: string): MainButton => ({
  label,
  short: label,
  detail,
  action: undefined,
});

/** The gold button of a turn in which dice are spent. `proposed` is the action that is pointed at or chosen. */
export function mainButtonOf(
  situation: Situation,
  draft: Draft,
  { proposed, roster }: { readonly proposed: Action | undefined; readonly roster: Roster },
): MainButton {
  const { mainButton } = words();
  if (situation.reach.actions.some(({ kind }) => kind === "roll"))
    return { ...wait(mainButton.roll), action: { kind: "roll" } };
  if (proposed !== undefined) return proposalButton(situation, proposed, roster);
  const { mode, member, target } = draft;
  if (mode === "change") return wait(mainButton.turnDie, mainButton.turnDieHow);
  if (mode === "retire") return wait(mainButton.whoRetires, mainButton.whoRetiresHow);
  if (mode === "promote") return wait(mainButton.whoIsPromoted, mainButton.whoIsPromotedHow);
  const [die] = readyDice(situation.tray);
  if (die === undefined) return endButton(situation);
  const face = faceOf(situation, draft);
  if (face === undefined) return wait(mainButton.chooseDie, mainButton.chooseDieHow);
  if (mode === "recall")
    return member === undefined
      ? wait(mainButton.whomToRecall, mainButton.whomToRecallHow)
      : wait(mainButton.whereItGoes, mainButton.whereItGoesHow(face));
  if (target !== undefined) return wait(mainButton.whoGoes, mainButton.whoGoesHow);
  return openButton(situation, draft, face);
}

function openButton(situation: Situation, draft: Draft, face: number): MainButton {
  const { villages, caves } = openWays(situation, draft);
  const { mainButton } = words();
  if (villages + caves === 0) return wait(mainButton.nothingWith(face), adviceOf(situation));
  return {
    ...wait(mainButton.whereLeads(face), mainButton.ways(villages, caves)),
    short: mainButton.whereLeadsShort(face),
  };
}

/** The advice for a die that has no move. */
function adviceOf({ reach, tray }: Situation): string {
  const { canBeChanged, anotherOrEnd, endIt } = words().mainButton;
  if (reach.actions.some(({ kind }) => kind === "change")) return canBeChanged;
  return readyDice(tray).length > 1 ? anotherOrEnd : endIt;
}

function endButton({ state }: Situation): MainButton {
  const lost = lossWords(state);
  const { endTurn, allSpent, lose } = words().mainButton;
  return said(endTurn, lost === undefined ? allSpent : lose(lost), { kind: "end" });
}

function proposalButton(situation: Situation, action: Action, roster: Roster): MainButton {
  if (action.kind === "court") return courtButton(situation, action);
  if (action.kind === "deep") return deepButton(situation, action);
  if (action.kind === "enter") return entryButton(situation, action, roster);
  const { mainButton } = words();
  if (action.kind === "retire") {
    const pay = previewOf(situation.state, situation.seat, action).gold[situation.seat] ?? 0;
    return said(mainButton.retire(pay), mainButton.retireFrom(action.spot.number), action);
  }
  if (action.kind === "promote")
    return said(mainButton.promote, mainButton.promoteIn(action.spot), action);
  return wait(mainButton.chooseDie);
}

const said = (label: string, detail: string, action: Action): MainButton => ({
  label,
  short: label,
  detail,
  action,
});

function courtButton({ state, seat }: Situation, action: Of<"court">): MainButton {
  const price = courtPrice(state, action.from, action.over);
  const points = previewOf(state, seat, action).points[seat] ?? 0;
  const { takeSeat, takeSeatShort, toCourt } = words().mainButton;
  return {
    label: takeSeat(action.over + 1, price),
    short: takeSeatShort(price),
    detail: toCourt(action.from.number, action.court, points),
    action,
  };
}

function deepButton({ state }: Situation, action: Of<"deep">): MainButton {
  const found = nextTreasure(state, action.mine);
  const { takeTreasure, toMine } = words().mainButton;
  return said(takeTreasure(found), toMine(action.from.number, action.mine), action);
}

function entryButton({ state }: Situation, action: Of<"enter">, roster: Roster): MainButton {
  const { into, from } = action;
  const out = pushedOut(state, action);
  const { mainButton } = words();
  const detail =
    out === undefined
      ? from === undefined
        ? mainButton.fromHome
        : mainButton.fromPlace(from)
      : mainButton.pushedOut({ who: whoAt(state, roster, out.seat), pay: out.pay });
  return said(mainButton.enters(from !== undefined, into), detail, action);
}

/** The text of the button for screen readers. */
export function spokenButton({ label, detail }: Pick<MainButton, "label" | "detail">): string {
  return detail === undefined ? label : `${label}. ${detail}`;
}
