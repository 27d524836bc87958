import { Icon } from "../../ui/drawings/icon.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import type { SeatPresence } from "./presence.ts";

/** The badge at a shield: a filled disc, a half one, a cross, or clockwork. The words beside the name say the same. */
export function PresenceBadge({ kind }: Pick<SeatPresence, "kind">) {
  return (
    <i class={`presence-badge is-${kind}`} aria-hidden="true">
      {kind === "gone" && <LineIcon name="close" size={9} weight={3.5} />}
      {kind === "steward" && <Icon name="clockwork" size={11} />}
    </i>
  );
}
