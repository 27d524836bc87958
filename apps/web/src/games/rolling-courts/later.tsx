import { computed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { useLater } from "../../ui/later.ts";
import { DeskContext, useDesk } from "./model/desk.ts";

interface LaterProps {
  readonly frames: number;
  readonly children: ComponentChildren;
}

/** What stands around follows the game a moment later, each part in a frame of its own. */
export function Later({ frames, children }: LaterProps) {
  const desk = useDesk();
  const view = useLater(desk.view, frames);
  const preview = useLater(desk.preview, frames);
  const later = useMemo(
    () => ({ ...desk, view, preview, state: computed(() => view.value.table.state) }),
    [desk],
  );
  return <DeskContext.Provider value={later}>{children}</DeskContext.Provider>;
}
