import type { Spot } from "@courtly/rolling-courts";
import { useLook } from "../../../ui/look.ts";
import { useTableModel } from "../model/tableModel.ts";
import { isSameSpot } from "../board/cells.ts";
import { words } from "../words/index.ts";

/** The question of R15 on the board, beside the first member that it is about. The cloth lists all members. */
export function Ask({ spot }: { readonly spot: Spot }) {
  const model = useTableModel();
  const first = useLook(() => {
    const [asked] = model.undecidedHomecomings.value;
    return asked !== undefined && isSameSpot(asked.spot, spot) ? asked : undefined;
  });
  if (first === undefined) return null;
  return (
    <div class={`courts-ask ${spot.number > 3 ? "above" : "below"}`} aria-hidden="true">
      <button
        type="button"
        tabIndex={-1}
        class={`button small ${model.isProposed(first.action) ? "gold" : ""}`}
        onClick={() => model.play(first.action)}
      >
        {words().home.homeWith(first.value)}
      </button>
      <button type="button" tabIndex={-1} class="button small" onClick={() => model.stay(spot)}>
        {words().home.stay}
      </button>
    </div>
  );
}
