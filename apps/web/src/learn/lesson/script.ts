import { writeRecordText } from "@courtly/engine";
import type { LessonPlace } from "./lessonPlace.ts";
/** A step of a lesson: the id of its text, and its events as lines of a record. Without lines it is only read. */
export interface LessonStep<Id extends string = string> {
  readonly id: Id;
  readonly lines: readonly string[];
}

/** A position, and everything that is played from it. */
export interface Scene<Id extends string = string> {
  /** The lines of the record's header after the players. */
  readonly opening: readonly string[];
  /** The lines of the record's body before the first step. */
  readonly before: readonly string[];
  readonly steps: readonly LessonStep<Id>[];
}

/** The beginning of a learner's line in the record. */
const LEARNER = "0 ";

/** The lines of all steps of a scene. */
export function linesOf({ steps }: Scene): readonly string[] {
  return steps.flatMap(({ lines }) => lines);
}

/** The number of events when a step is done. */
export function endOf({ steps }: Scene, step: number): number {
  return steps.slice(0, step + 1).reduce((sum, { lines }) => sum + lines.length, 0);
}

/** The index of the current step; the number of steps when the scene is over. */
export function stepAt(
  scene: Scene,
  { length, read }: Pick<LessonPlace, "length" | "read">,
): number {
  const { steps } = scene;
  const at = steps.findIndex(({ lines }, step) => {
    const end = endOf(scene, step);
    // A person who plays on has read enough.
    return lines.length === 0 ? step >= read && length <= end : length < end;
  });
  return at === -1 ? steps.length : at;
}

/** The activity of the person in a step. Rivals play on only when the step was read. */
export type Doing = "read" | "play" | "watch";

export function doingAt(scene: Scene, place: Pick<LessonPlace, "length" | "read">): Doing {
  const step = stepAt(scene, place);
  if (step === scene.steps.length) return "watch";
  const [first] = scene.steps[step]?.lines ?? [];
  if (first === undefined) return "read";
  if (first.startsWith(LEARNER)) return "play";
  return step >= place.read && place.length === endOf(scene, step - 1) ? "read" : "watch";
}

/** The actions that the person has to do next, up to the next roll or rival. */
export function wantedAt(scene: Scene, length: number): readonly string[] {
  const ahead = linesOf(scene).slice(length);
  const end = ahead.findIndex((line) => !line.startsWith(LEARNER));
  return (end === -1 ? ahead : ahead.slice(0, end)).map((line) => line.slice(LEARNER.length));
}

/** Whether these actions are the next ones: all of them, or the first of them. */
export function isWanted(scene: Scene, length: number, actions: readonly string[]): boolean {
  const wanted = wantedAt(scene, length);
  return actions.every((action, index) => action === wanted[index]);
}

/** The next action of a rival. */
export function rivalLine(scene: Scene, length: number, seat: number): string | undefined {
  const line = linesOf(scene)[length];
  const mark = `${seat} `;
  return line?.startsWith(mark) === true ? line.slice(mark.length) : undefined;
}

/** The record of a scene after `length` events. */
export function recordAt(
  gameId: string,
  names: readonly string[],
  scene: Scene,
  length: number,
): string {
  return writeRecordText({
    header: [`game ${gameId}`, `players ${names.join(", ")}`, ...scene.opening],
    body: [...scene.before, ...linesOf(scene).slice(0, length)],
  });
}
