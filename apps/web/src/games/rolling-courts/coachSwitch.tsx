import { settings } from "../../settings/settings.ts";
import { toggleCoach } from "../../table/coach/level.ts";
import { Icon } from "../../ui/drawings/icon.tsx";
import { useTableModel } from "./model/tableModel.ts";
import { words } from "./words/index.ts";

/** The button that turns the coach on again, at a table that allows one. */
export function CoachSwitch() {
  const { session } = useTableModel();
  if (session.voice !== "coach" || settings.value.coach !== "off") return <></>;
  return (
    <button
      type="button"
      class="button courts-coach-on"
      aria-label={words().coachOn}
      onClick={toggleCoach}
    >
      <Icon name="owl" size={20} />
      <span>{words().coachOn}</span>
    </button>
  );
}
