/** How far a person is in a lesson. */
export interface LessonPlace {
  readonly scene: number;
  /** The number of events of its steps. */
  readonly length: number;
  /** The number of steps that were read. */
  readonly read: number;
}

export const BEGINNING: LessonPlace = { scene: 0, length: 0, read: 0 };
