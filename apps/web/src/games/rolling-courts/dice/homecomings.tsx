import { Icon } from "../../../ui/drawings/icon.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { classes } from "../../../ui/drawings/named.ts";
import { spotId } from "../board/cells.ts";
import { whoAt } from "../board/colours.ts";
import { useTableModel } from "../model/tableModel.ts";
import { words } from "../words/index.ts";

/** The list of all members that may come home (R15), with buttons for keyboards and screen readers. */
export function Homecomings() {
  const model = useTableModel();
  const { homecomings, state, roster } = model;
  const seat = state.value.toAct;
  const tincture = roster.shields[seat];
  const count = homecomings.value.length;
  const { home: said, phases, spot: spotName } = words();
  return (
    <section class="courts-homecomings" aria-label={phases.examine}>
      <h2>
        {tincture !== undefined && <Shield tincture={tincture} size={24} />}
        <span>{said.asks(whoAt(state.value, roster, seat), count)}</span>
      </h2>
      <ul role="list">
        {homecomings.value.map(({ spot, value, action }) => (
          <li key={spotId(spot)}>
            <span class="courts-homecoming-place">
              <Icon name="cave-entrance" size={18} />
              {spotName(spot)}
            </span>
            <button
              type="button"
              class={classes(
                "button small courts-home",
                model.isProposed(action) ? "gold" : "on-cloth",
              )}
              aria-label={said.homeFrom(value, spot)}
              onClick={() => model.play(action)}
            >
              {said.homeWith(value)}
            </button>
          </li>
        ))}
      </ul>
      {model.session.voice !== "lesson" && (
        <button
          type="button"
          class="button on-cloth small courts-keep-digging"
          onClick={() => model.keepDigging(seat)}
        >
          {said.keepDigging}
        </button>
      )}
    </section>
  );
}
