import { computed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { useDelayed } from "../../ui/loading/delayed.ts";
import { TableModelProvider, useTableModel } from "./model/tableModelContext.ts";

interface DelayedProps {
  readonly frames: number;
  readonly children: ComponentChildren;
}

/** Gives its children a table model that is `frames` frames late: each part is drawn in a frame of its own. */
export function Delayed({ frames, children }: DelayedProps) {
  const model = useTableModel();
  const view = useDelayed(model.view, frames);
  const delayedModel = useMemo(
    () => ({ ...model, view, state: computed(() => view.value.table.state) }),
    [model],
  );
  return <TableModelProvider value={delayedModel}>{children}</TableModelProvider>;
}
