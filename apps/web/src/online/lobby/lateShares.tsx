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
 * Offers to begin without the shares of devices that do not answer. Everybody whose share is there must agree. The time
 * counts from when this device has seen the stage: a server could date it back.
 */
export function LateShares({ table, me }: LateSharesProps) {
  void table.length.value;
  const tableState = table.tableState();
  const isLate = useSignal(false);
  const stage = tableState && waitingStage(tableState);
  useEffect(() => {
    isLate.value = false;
    if (stage === undefined) return undefined;
    const timer = setTimeout(() => (isLate.value = true), LATE_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  const { drawing } = tableState ?? {};
  if (stage === undefined || tableState === undefined || drawing === undefined || !isLate.value)
    return null;
  const agree = async () => {
    const refused = await table.agree();
    if (refused !== undefined) refuse(whyNot(refused));
  };
  const said = words().lobby;
  const mayAgree = me !== undefined && doneOf(drawing).includes(me) && !drawing.agreed.includes(me);
  return (
    <section class="panel late-shares" role="status">
      <p>{said.late(listedPlayers(tableState, lateOf(drawing)))}</p>
      {drawing.agreed.length > 0 && <p>{said.agreed(listedPlayers(tableState, drawing.agreed))}</p>}
      {mayAgree && (
        <button type="button" class="button" onClick={() => void agree()}>
          {said.goOn}
        </button>
      )}
    </section>
  );
}

/** Identifies the stage of a drawing that waits for somebody. When it changes, the waiting time begins again. */
function waitingStage(tableState: TableState): string | undefined {
  const { drawing } = tableState;
  if (stageOf(tableState) !== "drawing" || drawing === undefined) return undefined;
  return lateOf(drawing).length === 0 ? undefined : `${drawing.again} ${stageOfDrawing(drawing)}`;
}
