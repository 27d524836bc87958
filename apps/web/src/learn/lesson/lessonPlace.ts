/** The place of a person in a lesson: the scene, and the progress in it. */
export interface LessonPlace {
  readonly scene: number;
  /** The number of events of the scene's steps that have happened. */
  readonly length: number;
  /** The number of steps that were read. */
  readonly read: number;
}

export const BEGINNING: LessonPlace = { scene: 0, length: 0, read: 0 };
