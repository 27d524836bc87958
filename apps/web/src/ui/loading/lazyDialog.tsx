import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { words } from "../../i18n/words/index.ts";
import { refuse } from "../toast.tsx";

/** A dialog whose code is loaded when it is first opened. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const shown = useSignal<{ readonly Shown: ComponentType<Props> } | undefined>(undefined);
  const open = async () => {
    try {
      shown.value = { Shown: await load() };
    } catch {
      refuse({ message: words().dialogMissing });
    }
  };
  return {
    open: () => void open(),
    close: () => (shown.value = undefined),
    /** The dialog, while it is open. */
    Shown: shown.value?.Shown,
  };
}
