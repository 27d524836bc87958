import { useEffect } from "preact/hooks";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { endsAfterRound } from "../model/examine.ts";
import { useTableModel } from "../model/tableModel.ts";
import { words } from "../words/index.ts";

/** The order to keep digging: it answers the question of R15, and can be cancelled here. The last round asks again. */
export function DigOrder() {
  const { view, state, motion, homecomings, diggers, cancelDigging, play } = useTableModel();
  const { waiting } = view.value;
  const isAsked =
    homecomings.value.length > 0 && waiting.kind === "person" && !motion.isDigging.value;
  const isOrdered = isAsked && diggers.value.has(waiting.seat) && !endsAfterRound(state.value);
  useEffect(() => {
    if (isOrdered) play({ kind: "stay" });
  }, [isOrdered, view.value]);
  if (diggers.value.size === 0) return <></>;
  const { allDig, cancel } = words().home;
  return (
    <p class="courts-dig-order">
      {allDig}
      <button type="button" class="button small" onClick={cancelDigging}>
        <LineIcon name="close" size={14} />
        {cancel}
      </button>
    </p>
  );
}
