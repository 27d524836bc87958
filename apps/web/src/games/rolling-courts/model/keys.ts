import type { Face } from "@courtly/engine";
import type { State } from "@courtly/rolling-courts";
import { toggleCoach } from "../../../table/coach/level.ts";
import { notify } from "../../../ui/toast.tsx";
import { mainControl, endControl } from "./controls.ts";
import type { TableModel } from "./tableModel.ts";
import { faceOf } from "./situation.ts";
import { words } from "../words/index.ts";

/** Handles a key at this table; false if the key has no meaning now. */
export function pressKey(model: TableModel, key: string, isRepeat: boolean): boolean {
  if (isRepeat) return key === " ";
  if (key === " " || key === "Enter") return pressMain(model);
  if (key === "u") return done(() => pressUndo(model));
  if (key === "e") return pressEnd(model);
  if (key === "h") return pressHome(model);
  if (key === "o") return done(toggleCoach);
  if (key === "c") return done(() => model.coach.value?.playNext());
  if (model.situation.value === undefined) return false;
  if (key === "Escape") return done(() => model.handle({ kind: "leave" }));
  if (key === "1" || key === "2" || key === "3")
    return done(() => model.handle({ kind: "die", id: Number(key) - 1 }));
  return pressArrow(model, key);
}

/** Takes back a step, if there is one when the saves before it are done. */
function pressUndo({ press, undo, view }: TableModel): void {
  press(Symbol("undo"), () => {
    if (view.value.undoable > 0) undo();
  });
}

function done(run: () => void): true {
  run();
  return true;
}

function pressMain(model: TableModel): boolean {
  // A person who hurries the bots with these keys has not seen the question yet: only E answers it.
  if (model.homecomings.value.length > 0) return false;
  if (model.motion.thrown.value !== undefined) return done(model.motion.skip);
  const { run } = mainControl(model);
  return run !== undefined && done(run);
}

/** The states in which the key E has asked whether unspent dice shall be lost. */
const asked = new WeakMap<TableModel, State>();

function pressEnd(model: TableModel): boolean {
  if (model.homecomings.value.length > 0) return done(() => model.play({ kind: "stay" }));
  const isMain = model.main.value?.action?.kind === "end";
  const end = endControl(model);
  if (!isMain && end === undefined) return false;
  const state = model.state.value;
  if (end?.lost !== undefined && asked.get(model) !== state) {
    asked.set(model, state);
    return done(() => notify(words().mainButton.endAsks(end.lost ?? "")));
  }
  return done(() => model.play({ kind: "end" }));
}

/** Takes home the first of the members in question (R15). */
function pressHome({ homecomings, play }: TableModel): boolean {
  const [first] = homecomings.value;
  return first !== undefined && done(() => play(first.action));
}

/** Turns the chosen die with the up and down arrows (R17). */
function pressArrow(model: TableModel, key: string): boolean {
  const { situation, draft } = model;
  const by = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
  if (by === 0 || situation.value === undefined || draft.value.mode !== "change") return false;
  const face = faceOf(situation.value, draft.value);
  const { die } = draft.value;
  if (face === undefined || die === undefined) return false;
  const to = face + by;
  if (to < 1 || to > 6) return false;
  return done(() => model.handle({ kind: "turn", id: die, to: to as Face }));
}
