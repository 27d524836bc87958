import { Line } from "../drawings/lines.tsx";
import { useLaterDialog } from "../parts/laterDialog.tsx";

/** A record from elsewhere comes in by file or by paste. */
export function OpenRecord() {
  const { open, close, Shown } = useLaterDialog(
    async () => (await import("./besides.ts")).OpenRecordDialog,
  );
  return (
    <section class="panel open-record">
      <h2 class="panel-title">
        <Line name="upload" size={20} />
        Open a record
      </h2>
      <p class="quiet">From another Courtly, or kept as a file.</p>
      <button type="button" class="button" onClick={open}>
        Open a file or paste
      </button>
      {Shown && <Shown onClose={close} />}
    </section>
  );
}
