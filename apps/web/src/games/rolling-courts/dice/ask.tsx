import type { Spot } from "@courtly/rolling-courts";
import { useLook } from "../../../ui/look.ts";
import { useDesk } from "../model/desk.ts";
import { isSameSpot } from "../board/cells.ts";
import { words } from "../words/index.ts";

/** R15, in place: the member that is asked about first, home with its pay or not. The cloth lists all. */
export function Ask({ spot }: { readonly spot: Spot }) {
  const desk = useDesk();
  const first = useLook(() => {
    const [asked] = desk.asked.value;
    return asked !== undefined && isSameSpot(asked.spot, spot) ? asked : undefined;
  });
  if (first === undefined) return null;
  return (
    <div class={`courts-ask ${spot.number > 3 ? "above" : "below"}`} aria-hidden="true">
      <button
        type="button"
        tabIndex={-1}
        class="button gold small"
        onClick={() => void desk.play(first.action)}
      >
        {words().home.homeWith(first.value)}
      </button>
      <button type="button" tabIndex={-1} class="button small" onClick={() => desk.stay(spot)}>
        {words().home.stay}
      </button>
    </div>
  );
}
