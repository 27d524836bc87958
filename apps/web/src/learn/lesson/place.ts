/** How far a person is in a lesson. */
export interface Place {
  readonly scene: number;
  /** The number of events of its steps. */
  readonly length: number;
  /** The number of steps that were read. */
  readonly read: number;
}

export const BEGINNING: Place = { scene: 0, length: 0, read: 0 };
