import type { Problem } from "@courtly/engine";

/**
 * The path from a tap or a key to the game, the same at every table: a *gesture* is what a person did, a *draft* is
 * what they have begun and not played yet, and an *outcome* is what follows from a gesture.
 */
export type Outcome<Draft, Action, Meant> =
  | { readonly kind: "draft"; readonly draft: Draft }
  | {
      readonly kind: "act";
      readonly draft: Draft;
      readonly actions: readonly Action[];
      /** The dice on the screen that the actions are about: the rules know only what dice show. */
      readonly meant: Meant;
    }
  | { readonly kind: "refuse"; readonly draft: Draft; readonly problem: Problem };
