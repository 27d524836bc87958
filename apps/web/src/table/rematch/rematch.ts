import { createContext } from "preact";
import { lazyPart } from "../../ui/loading/lazyPart.tsx";

/** A rematch that a table offers. */
export interface RematchOffer {
  /** Asks for a rematch; `undefined` where nobody may ask for one. */
  readonly onRematch: (() => void) | undefined;
  /** The label of the rematch button. */
  readonly rematchWords?: string | undefined;
}

/** The rematch that the table around offers, and whether the finale still offers it. */
export const Rematch = createContext<RematchOffer & { readonly isFinaleOpen: boolean }>({
  onRematch: undefined,
  isFinaleOpen: false,
});

/** The ways on at a table whose game is over. No first move needs them, so their code is loaded at the end. */
export const { Part: AfterGame } = lazyPart(
  async () => (await import("./afterGame.tsx")).AfterGame,
);
