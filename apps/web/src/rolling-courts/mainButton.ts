import {
  capital,
  courtPrice,
  counted,
  pushedOut,
  type Action,
  type Of,
} from "@courtly/rolling-courts";
import type { Cast } from "../sitting/cast.ts";
import { whoIs } from "./colours.ts";
import { nextTreasure } from "./marks.ts";
import { openWays } from "./openWays.ts";
import { previewOf } from "./preview.ts";
import { faceOf, type Intent, type Scene } from "./scene.ts";
import { readyDice } from "./tray.ts";
import { gained, lossWords, placeName, placing } from "./words.ts";

/** What the gold button says and does: the next decision, or what it waits for. */
export interface MainButton {
  readonly label: string;
  /** For a narrow button. */
  readonly short: string;
  readonly detail: string | undefined;
  /** Without one the button only says what is missing. */
  readonly action: Action | undefined;
}

const wait = (label: string, detail?: string): MainButton => ({
  label,
  short: label,
  detail,
  action: undefined,
});

const ROLL: MainButton = {
  label: "Roll 3 dice",
  short: "Roll 3 dice",
  detail: undefined,
  action: { kind: "roll" },
};

/** For a turn in which dice are spent; `proposed` is what somebody points at or has chosen. */
export function mainButtonOf(
  scene: Scene,
  intent: Intent,
  { proposed, cast }: { readonly proposed: Action | undefined; readonly cast: Cast },
): MainButton {
  if (scene.reach.actions.some(({ kind }) => kind === "roll")) return ROLL;
  if (proposed !== undefined) return proposalButton(scene, proposed, cast);
  const { mode, member, target } = intent;
  if (mode === "change") return wait("Turn a die", "Tap its upper or lower half");
  if (mode === "retire") return wait("Choose who retires", "A badge says for how much gold");
  if (mode === "promote") return wait("Choose who is promoted", "A badge says past whom");
  const [die] = readyDice(scene.tray);
  if (die === undefined) return endButton(scene);
  const face = faceOf(scene, intent);
  if (face === undefined) return wait("Choose a die", "Tap it, then where it leads");
  if (mode === "recall")
    return member === undefined
      ? wait("Choose whom to recall", "A member comes back without pay")
      : wait("Choose where it goes", `Village ${face} or cave ${face}`);
  if (target !== undefined) return wait("Choose who goes", "Your members with a dashed frame can");
  return openButton(scene, intent, face);
}

function openButton(scene: Scene, intent: Intent, face: number): MainButton {
  const { villages, caves } = openWays(scene, intent);
  if (villages + caves === 0) return wait(`Nothing to do with the ${face}`, adviceOf(scene));
  const sides = [
    ...(villages === 0 ? [] : [`${counted(villages, "way")} in villages and courts`]),
    ...(caves === 0 ? [] : [`${villages === 0 ? counted(caves, "way") : caves} in the caves`]),
  ];
  return {
    ...wait(`Choose where the ${face} leads`, sides.join(", ")),
    short: `Tap where the ${face} leads`,
  };
}

/** What is left to do when a die leads nowhere. */
function adviceOf({ reach, tray }: Scene): string {
  if (reach.actions.some(({ kind }) => kind === "change")) return "It can be changed";
  return readyDice(tray).length > 1 ? "Choose another die, or end the turn" : "End the turn";
}

function endButton({ state }: Scene): MainButton {
  const lost = lossWords(state);
  return {
    label: "End turn",
    short: "End turn",
    detail: lost === undefined ? "All dice are spent" : `Lose ${lost}`,
    action: { kind: "end" },
  };
}

function proposalButton(scene: Scene, action: Action, cast: Cast): MainButton {
  if (action.kind === "court") return courtButton(scene, action);
  if (action.kind === "deep") return deepButton(scene, action);
  if (action.kind === "enter") return entryButton(scene, action, cast);
  if (action.kind === "retire") {
    const pay = previewOf(scene.state, scene.seat, action).gold[scene.seat] ?? 0;
    return said(`Retire for ${pay} gold`, `From village ${action.spot.number}, home`, action);
  }
  if (action.kind === "promote")
    return said("Promote", `${capital(action.spot.kind)} ${action.spot.number}, one ahead`, action);
  return wait("Choose a die");
}

const said = (label: string, detail: string, action: Action): MainButton => ({
  label,
  short: label,
  detail,
  action,
});

function courtButton({ state, seat }: Scene, action: Of<"court">): MainButton {
  const price = courtPrice(state, action.from, action.over);
  const points = previewOf(state, seat, action).points[seat] ?? 0;
  const place = `${placing(action.over + 1)} seat`;
  return {
    label: price === 0 ? `Take the ${place}, free` : `Pay ${price} for the ${place}`,
    short: price === 0 ? "Take the seat" : `Pay ${price}, take seat`,
    detail: `Village ${action.from.number} to court ${action.court}, ${gained(points, "point")}`,
    action,
  };
}

function deepButton({ state }: Scene, action: Of<"deep">): MainButton {
  const found = nextTreasure(state, action.mine);
  return said(
    `Take ${found}, go home`,
    `Cave ${action.from.number} to deep mine ${action.mine}`,
    action,
  );
}

function entryButton({ state }: Scene, action: Of<"enter">, cast: Cast): MainButton {
  const { into, from } = action;
  const out = pushedOut(state, action);
  const way = `${into.kind === "village" ? "to" : "into"} ${placeName(into)}`;
  const detail =
    out === undefined
      ? from === undefined
        ? "From home"
        : `From ${from.kind} ${from.number}, without pay`
      : `${capital(whoIs(state, cast, out.seat))} pushed out, paid ${out.pay}`;
  return said(`${from === undefined ? "Send" : "Recall"} a member ${way}`, detail, action);
}

/** The button as those hear it who do not see it. */
export function spokenButton({ label, detail }: Pick<MainButton, "label" | "detail">): string {
  return detail === undefined ? label : `${label}. ${detail}`;
}
