import type { Face } from "@courtly/engine";
import { toggleCoach } from "../../../table/coach/level.ts";
import { mainControl, endControl } from "./controls.ts";
import type { Desk } from "./desk.ts";
import { faceOf } from "./scene.ts";

/** What a single key does at this table; false when it means nothing now. */
export function pressKey(desk: Desk, key: string, isRepeat: boolean): boolean {
  if (isRepeat) return key === " ";
  if (key === " " || key === "Enter") return pressMain(desk);
  if (key === "u") return desk.view.value.undoable > 0 && done(() => void desk.undo());
  if (key === "e") return pressEnd(desk);
  if (key === "h") return pressHome(desk);
  if (key === "o") return done(toggleCoach);
  if (key === "c") return done(() => desk.coach.value?.playNext());
  if (desk.scene.value === undefined) return false;
  if (key === "Escape") return done(() => desk.touch({ kind: "leave" }));
  if (key === "1" || key === "2" || key === "3")
    return done(() => desk.touch({ kind: "die", id: Number(key) - 1 }));
  return pressArrow(desk, key);
}

function done(run: () => void): true {
  run();
  return true;
}

function pressMain(desk: Desk): boolean {
  // Whoever hurried the bots along has not seen the question yet: E answers it.
  if (desk.asked.value.length > 0) return false;
  if (desk.motion.thrown.value !== undefined) return done(desk.motion.skip);
  const { run } = mainControl(desk);
  return run !== undefined && done(run);
}

function pressEnd(desk: Desk): boolean {
  if (desk.asked.value.length > 0) return done(() => void desk.play({ kind: "stay" }));
  const isMain = desk.main.value?.action?.kind === "end";
  if (!isMain && endControl(desk) === undefined) return false;
  return done(() => void desk.play({ kind: "end" }));
}

/** R15: the member that is asked about first comes home. */
function pressHome({ asked, play }: Desk): boolean {
  const [first] = asked.value;
  return first !== undefined && done(() => void play(first.action));
}

/** R17: up and down turn the chosen die. */
function pressArrow(desk: Desk, key: string): boolean {
  const { scene, intent } = desk;
  const by = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
  if (by === 0 || scene.value === undefined || intent.value.mode !== "change") return false;
  const face = faceOf(scene.value, intent.value);
  const { die } = intent.value;
  if (face === undefined || die === undefined) return false;
  const to = face + by;
  if (to < 1 || to > 6) return false;
  return done(() => desk.touch({ kind: "turn", id: die, to: to as Face }));
}
