import { peopleUi } from "../../../table/additions.ts";
import type { Action, State } from "@courtly/rolling-courts";
import type { TableModel } from "./tableModel.ts";
import type { MainButton } from "./mainButton.ts";
import { lossWords } from "./loss.ts";
import { words } from "../words/index.ts";

/** The large button of the cloth: its text and its effect, in every turn. */
export interface MainControl extends Omit<MainButton, "action"> {
  readonly tone: "gold" | "quiet";
  readonly key: string | undefined;
  /** The effect; without one the button only says what the table waits for. */
  readonly run: (() => void) | undefined;
}

const still = (label: string, detail?: string): MainControl => ({
  label,
  short: label,
  detail,
  tone: "gold",
  key: undefined,
  run: undefined,
});

export function mainControl(model: TableModel): MainControl {
  const { waiting } = model.view.value;
  const { roster, session, state } = model;
  const { mainButton } = words();
  if (waiting.kind === "over") return still(mainButton.over);
  const name = roster.names[waiting.player] ?? "";
  if (waiting.kind === "rival" && !waiting.canHurry)
    return {
      ...still(peopleUi.value?.waitingWords(waiting.player) ?? mainButton.plays(name)),
      tone: "quiet",
    };
  if (waiting.kind === "rival")
    return {
      label: mainButton.skipAhead,
      short: mainButton.skipAhead,
      detail: mainButton.plays(name),
      tone: "quiet",
      key: undefined,
      run: session.hurry,
    };
  if (model.motion.thrown.value !== undefined)
    return {
      ...still(mainButton.rolling, mainButton.skipHow),
      tone: "quiet",
      run: model.motion.skip,
    };
  if (waiting.kind === "handOver") return still(mainButton.passTo(name));
  if (state.value.stage.kind === "examine") return stayControl(model);
  const { value: main } = model.main;
  if (main === undefined) return still(mainButton.rolling);
  const { action, ...said } = main;
  return {
    ...said,
    tone: "gold",
    key: keyOf(action),
    run: action && (() => model.play(action)),
  };
}

function keyOf(action: Action | undefined): string | undefined {
  if (action === undefined) return undefined;
  if (action.kind === "roll") return words().space;
  return action.kind === "end" ? "E" : words().enter;
}

const STAY = { kind: "stay" } as const;

/** The button that lets all members stay that were not taken home (R15). */
function stayControl({ homecomings, isProposed, play }: TableModel): MainControl {
  const { mainButton } = words();
  const count = homecomings.value.length;
  return {
    label: count === 1 ? mainButton.stayOne : mainButton.stayAll,
    short: count === 1 ? mainButton.stayOneShort : mainButton.stayAllShort,
    detail: count === 1 ? undefined : mainButton.members(count),
    tone: isProposed(STAY) ? "gold" : "quiet",
    key: "E",
    run: () => play(STAY),
  };
}

/** The text of the button that ends the turn. */
export interface EndControl {
  readonly name: string;
  readonly lost: string | undefined;
}

export function endControl({ situation, main, state }: TableModel): EndControl | undefined {
  if (situation.value === undefined || main.value?.action?.kind === "end") return undefined;
  if (!situation.value.reach.actions.some(({ kind }) => kind === "end")) return undefined;
  return endWords(state.value);
}

function endWords(state: State): EndControl {
  const lost = lossWords(state);
  const { endTurn, endLosing } = words().mainButton;
  return { name: lost === undefined ? endTurn : endLosing(lost), lost };
}
