/** How far somebody is. */
export interface Place {
  readonly scene: number;
  /** Events of its steps. */
  readonly length: number;
  /** Steps up to here were read. */
  readonly read: number;
}

export const BEGINNING: Place = { scene: 0, length: 0, read: 0 };
