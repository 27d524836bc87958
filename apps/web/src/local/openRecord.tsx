import { fetchLazyPages } from "../home/fetchLazyPages.ts";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { useLazyDialog } from "../ui/loading/lazyDialog.tsx";
import { words } from "../home/words/index.ts";

/** Opens a record from a file or from pasted text. */
export function OpenRecord() {
  const { open, close, Shown } = useLazyDialog(
    async () => (await fetchLazyPages()).OpenRecordDialog,
  );
  const said = words().record;
  return (
    <section class="panel open-record">
      <h2 class="panel-title">
        <LineIcon name="upload" size={20} />
        {said.title}
      </h2>
      <p class="quiet">{said.from}</p>
      <button type="button" class="button" onClick={open}>
        {said.open}
      </button>
      {Shown && <Shown onClose={close} />}
    </section>
  );
}
