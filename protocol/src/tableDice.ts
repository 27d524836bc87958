import {
  openingDigest,
  readSealedDice,
  readSecret,
  seal,
  writeSealedDice,
  type SealedDice,
  type Share,
} from "@courtly/dice";
import type { ByPlayer, Table } from "@courtly/engine";
import { fair, unwrap } from "./logFaults.ts";
import type { TableState } from "./tableState.ts";

/** Whether the dice of a table depend on its opening. Older pages seal later, and know only `sealed-1`. */
export function hasBoundDice({ opening, seals }: TableState): boolean {
  return opening.dice === "sealed-2" || seals.some((sealed) => sealed !== undefined);
}

/** The dice of a table whose shares are complete. The seed is still secret. */
export function drawnDice(
  tableState: TableState,
  { shares, game }: { readonly shares: ByPlayer<Share>; readonly game: Table },
): SealedDice {
  const { id: tableId, opening } = tableState;
  const common = { tableId, seal: opening.seal, seed: undefined };
  if (!hasBoundDice(tableState))
    return {
      kind: "sealed-1",
      ...common,
      shares: shares.map((share) => (share instanceof Uint8Array ? share : undefined)),
    };
  return { kind: "sealed-2", ...common, opening: openingDigest(game), shares };
}

/** The value of the `dice` line with the seed. Throws if that is not the sealed one. */
export function revealedDice(
  { dice, places, opening }: TableState,
  seed: string,
): string | undefined {
  fair(seal(unwrap(readSecret(seed))) === opening.seal, "the seed is not the one that was sealed");
  if (dice === undefined) return undefined;
  const sealed = unwrap(readSealedDice(dice, places.length));
  return writeSealedDice({ ...sealed, seed: unwrap(readSecret(seed)) });
}
