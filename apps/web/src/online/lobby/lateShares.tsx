import { doneOf, lateOf, stageOf as stageOfDrawing } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import { LATE_MS, stageOf, type TableState } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { refuse } from "../../ui/toast.tsx";
import { listedPlayers } from "../onlineRoster.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { whyNot } from "../whyNot.ts";
import { words } from "../words/index.ts";

interface LateSharesProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
}

/**
 * Offers to begin without the shares that do not come. Everybody whose share is there must agree. The time counts from
 * when this device has seen the stage: a server could date it back. Agreements of others are shown at once.
 */
export function LateShares({ table, me }: LateSharesProps) {
  void table.length.value;
  const tableState = table.tableState();
  const isLate = useSignal(false);
  const isAgreeing = useSignal(false);
  const stage = tableState && waitingStage(tableState);
  useEffect(() => {
    isLate.value = false;
    if (stage === undefined) return undefined;
    const timer = setTimeout(() => (isLate.value = true), LATE_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  const { drawing } = tableState ?? {};
  if (stage === undefined || tableState === undefined || drawing === undefined) return null;
  const agree = async () => {
    isAgreeing.value = true;
    const refused = await table.agree();
    isAgreeing.value = false;
    if (refused !== undefined) refuse(whyNot(refused));
  };
  const late = lateOf(drawing);
  const { agreed } = drawing;
  const said = words().lobby;
  const isDone = me !== undefined && doneOf(drawing).includes(me);
  const hasAgreed = me !== undefined && agreed.includes(me);
  const isWaiting = isAgreeing.value || hasAgreed;
  const names = listedPlayers(tableState, late);
  const isOurs = me !== undefined && late.includes(me);
  // The status element is always in the page, because screen readers announce only what changes inside one.
  return (
    <div class="late-shares" role="status">
      {(isLate.value || agreed.length > 0) && (
        <section class="panel lobby-notice">
          <p>{isOurs ? said.lateYours : said.late(names, late.length)}</p>
          {agreed.length > 0 && <p>{said.agreed(listedPlayers(tableState, agreed))}</p>}
          {isDone && (isLate.value || hasAgreed) && (
            // It stays after the agreement, so that the focus is not lost.
            <button
              type="button"
              class="button"
              aria-disabled={isWaiting}
              onClick={() => {
                if (!isWaiting) void agree();
              }}
            >
              {said.goOn(late.length)}
            </button>
          )}
        </section>
      )}
    </div>
  );
}

/** Identifies the stage of a drawing that waits for somebody. When it changes, the waiting time begins again. */
function waitingStage(tableState: TableState): string | undefined {
  const { drawing } = tableState;
  if (stageOf(tableState) !== "drawing" || drawing === undefined) return undefined;
  return lateOf(drawing).length === 0 ? undefined : `${drawing.again} ${stageOfDrawing(drawing)}`;
}
