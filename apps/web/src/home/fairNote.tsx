import { Line } from "../drawings/lines.tsx";
import { useLaterDialog } from "../parts/laterDialog.tsx";

/** The promise of the house, and the way to what is behind it. */
export function FairNote() {
  const { open, close, Shown } = useLaterDialog(
    async () => (await import("./besides.ts")).FairDialog,
  );
  return (
    <div class="fair-note">
      <Line name="shield-check" size={20} />
      <p>
        Rolls are sealed before a game and can be checked after it.{" "}
        <button type="button" class="link" onClick={open}>
          How it works
        </button>
      </p>
      {Shown && <Shown onClose={close} />}
    </div>
  );
}
