import { takeUpdate, update } from "./updates.ts";
import { words } from "./words/index.ts";
import "./updateNotice.css";

/** Offers a newer build. It never interrupts: a game goes on beneath the notice. */
export function UpdateNotice() {
  const said = words().update;
  return (
    <div role="status" aria-label={said.label}>
      {update.value === "ready" && (
        <div class="update-notice">
          <p>{said.ready}</p>
          <button type="button" class="button small" onClick={() => (update.value = "later")}>
            {said.later}
          </button>
          <button type="button" class="button small ink" onClick={() => void takeUpdate()}>
            {said.take}
          </button>
        </div>
      )}
    </div>
  );
}
