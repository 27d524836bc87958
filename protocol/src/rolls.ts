import { verifyRecord } from "@courtly/dice";
import type { GameBox } from "@courtly/engine";
import { UnfairDice } from "./logFaults.ts";
import { revealedDice } from "./tableDice.ts";
import { recordOf, type TableState } from "./tableState.ts";

/** Whether a seed is the one that a table has sealed, and the start seat and all rolls so far follow from it. */
export function hasRollsOf(tableState: TableState, seed: string, box: GameBox): boolean {
  try {
    return hasHonestRolls({ ...tableState, dice: revealedDice(tableState, seed) }, box);
  } catch (error) {
    if (error instanceof UnfairDice) return false;
    throw error;
  }
}

/** Whether the start seat and all rolls of a table follow from its seed, as far as that is revealed. */
export function hasHonestRolls(tableState: TableState, box: GameBox): boolean {
  const record = recordOf(tableState);
  if (record === undefined) return true;
  const verified = verifyRecord(record, [box]);
  return verified.ok && verified.value.kind !== "tampered";
}
