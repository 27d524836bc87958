import type { ComponentChildren, ComponentType } from "preact";
import type { Keys } from "../lazyWords/en.ts";

/** A page that a game adds to the menu of its table. */
export interface GameMenuPage {
  readonly id: string;
  readonly title: () => string;
  readonly icon: ComponentChildren;
  readonly Page: ComponentType;
}

/** The parts of the menu of a table that differ from game to game. */
export interface TableMenuContent {
  /** The keys of this table, besides those of every table. */
  readonly keys: () => Keys;
  readonly pages: readonly GameMenuPage[];
}
