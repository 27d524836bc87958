import { Icon } from "../drawings/icon.tsx";
import { Shield } from "../drawings/shield.tsx";
import { spotId } from "./cells.ts";
import { whoIs } from "./colours.ts";
import { useDesk } from "./desk.ts";
import { spotName } from "./words.ts";
import { capital } from "@courtly/rolling-courts";

/** R15, listed: each member who may come home, for keys and for those who listen. */
export function Homecomings() {
  const desk = useDesk();
  const { asked, state, cast } = desk;
  const seat = state.value.toAct;
  const tincture = cast.shields[seat];
  const count = asked.value.length;
  return (
    <section class="courts-homecomings" aria-label="Examine mines">
      <h2>
        {tincture !== undefined && <Shield tincture={tincture} size={24} />}
        <span>
          {capital(whoIs(state.value, cast, seat))}:{" "}
          {count === 1 ? "home, or stay?" : "who comes home?"}
        </span>
      </h2>
      <ul role="list">
        {asked.value.map(({ spot, value, action }) => (
          <li key={spotId(spot)}>
            <span class="courts-homecoming-place">
              <Icon name="cave-entrance" size={18} />
              {spotName(spot)}
            </span>
            <button
              type="button"
              class="button gold small"
              aria-label={`Home with ${value}, ${spotName(spot)}`}
              onClick={() => void desk.play(action)}
            >
              Home with {value}
            </button>
            {count > 1 && (
              <button
                type="button"
                class="button on-cloth small"
                aria-label={`Stay, ${spotName(spot)}`}
                onClick={() => desk.stay(spot)}
              >
                Stay
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
