import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { words } from "../i18n/words/index.ts";
import { refuse } from "./toast.tsx";

/** A dialog that comes over the wire when somebody wants it. */
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
    /** What is open now. */
    Shown: shown.value?.Shown,
  };
}
