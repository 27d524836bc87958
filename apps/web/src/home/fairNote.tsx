import { fetchLazyPages } from "./fetchLazyPages.ts";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { useLazyDialog } from "../ui/loading/lazyDialog.tsx";
import { words } from "./words/index.ts";

/** The promise of fair dice, with a link to the explanation. */
export function FairNote() {
  const { open, close, Shown } = useLazyDialog(async () => (await fetchLazyPages()).FairDialog);
  return (
    <div class="fair-note">
      <LineIcon name="shield-check" size={20} />
      <p>
        {words().fair}{" "}
        <button type="button" class="link" onClick={open}>
          {words().howItWorks}
        </button>
      </p>
      {Shown && <Shown onClose={close} />}
    </div>
  );
}
