import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { Line } from "../drawings/lines.tsx";
import { refuse } from "../parts/toast.tsx";

interface DialogProps {
  readonly onClose: () => void;
}

/** A record from elsewhere comes in by file or by paste. */
export function OpenRecord() {
  const opened = useSignal<{ readonly Opened: ComponentType<DialogProps> } | undefined>(undefined);
  const open = async () => {
    try {
      opened.value = { Opened: (await import("./openRecordDialog.tsx")).OpenRecordDialog };
    } catch {
      refuse({ message: "this did not load: look whether you are connected, and try again" });
    }
  };
  const { value } = opened;
  return (
    <section class="panel open-record">
      <h2 class="panel-title">
        <Line name="upload" size={20} />
        Open a record
      </h2>
      <p class="quiet">A game from another Courtly, or one that you kept as a file.</p>
      <button type="button" class="button" onClick={() => void open()}>
        Open a file or paste
      </button>
      {value !== undefined && <value.Opened onClose={() => (opened.value = undefined)} />}
    </section>
  );
}
