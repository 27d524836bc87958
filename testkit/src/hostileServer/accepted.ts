import { readSealedDice, seal, sealIn, verifyRecord } from "@courtly/dice";
import { foldingOf, recordOf, type Entry, type TableState } from "@courtly/protocol";
import { BOX, ID, OURS, US } from "./honestLog.ts";

/**
 * The harm in a log that the device of our seat has accepted to its end: a reason why its dice could be chosen.
 * `undefined` if our share is in the key, no other share was chosen after ours was known, and every roll follows.
 */
export function harmIn(log: readonly Entry[]): string | undefined {
  const { fold } = foldingOf([BOX]);
  let state: TableState | undefined;
  let seals: readonly (string | undefined)[] | undefined;
  for (const [index, entry] of log.entries()) {
    try {
      state = fold(ID, state, { n: index + 1, atMs: 0, entry });
    } catch (error) {
      return `the log contradicts itself: ${String(error)}`;
    }
    if (entry.kind === "shared" && entry.player === US) seals ??= state.drawing?.parts.map(sealIn);
  }
  const record = (state && recordOf(state)) ?? "";
  return harmInShares(state?.dice ?? "", seals ?? []) ?? harmInRolls(record);
}

function harmInShares(line: string, seals: readonly (string | undefined)[]): string | undefined {
  const dice = readSealedDice(line, 2);
  if (!dice.ok || dice.value.kind !== "sealed-2") return `the dice are not bound: '${line}'`;
  const { shares } = dice.value;
  if (shares === "local") return "the dice are those of one device";
  const ours = shares[US];
  if (!(ours instanceof Uint8Array) || seal(ours) !== seal(OURS)) return "our share is not in it";
  const isChosen = shares.some(
    (share, player) => share instanceof Uint8Array && seal(share) !== seals[player],
  );
  return isChosen ? "a share was chosen after ours was known" : undefined;
}

function harmInRolls(record: string): string | undefined {
  const verdict = verifyRecord(record, [BOX]);
  if (!verdict.ok) return "the record cannot be read";
  // The games of this suite are closed before they are over.
  return verdict.value.kind === "unfinished" ? undefined : verdict.value.kind;
}
