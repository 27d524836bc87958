import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { refuse } from "./toast.tsx";

interface DialogProps {
  readonly onClose: () => void;
}

/** A dialog that comes over the wire when somebody wants it. */
export function useLaterDialog(load: () => Promise<ComponentType<DialogProps>>) {
  const shown = useSignal<{ readonly Shown: ComponentType<DialogProps> } | undefined>(undefined);
  const open = async () => {
    try {
      shown.value = { Shown: await load() };
    } catch {
      refuse({ message: "this did not load: are you connected? Then try again" });
    }
  };
  const { value } = shown;
  return {
    open: () => void open(),
    dialog: value && <value.Shown onClose={() => (shown.value = undefined)} />,
  };
}
