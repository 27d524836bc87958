import { LineIcon } from "../../ui/drawings/lines.tsx";
import type { LineName } from "../../ui/drawings/linePaths.ts";
import { HOME, hrefOf } from "../../routes.ts";
import { words } from "../lazyWords/index.ts";

interface SetupFootProps {
  readonly icon: LineName;
  readonly label: string;
  /** The label while it is busy; pressing the button then does nothing. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** The buttons of a setup page: back, and start. */
export function SetupFoot({ icon, label, busyLabel, isBusy, onPress }: SetupFootProps) {
  return (
    <footer class="setup-foot">
      <a class="button" href={hrefOf(HOME)}>
        {words().back}
      </a>
      <button
        type="button"
        class="button gold big"
        aria-disabled={isBusy}
        onClick={() => isBusy || onPress()}
      >
        <LineIcon name={icon} size={16} />
        {isBusy ? busyLabel : label}
      </button>
    </footer>
  );
}
