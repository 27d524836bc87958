import { LineIcon } from "../ui/drawings/lines.tsx";
import { copied } from "../ui/copied.ts";
import { download } from "../ui/download.ts";
import { notify, refuse } from "../ui/toast.tsx";
import { words } from "../ui/words/index.ts";

interface RecordButtonsProps {
  readonly record: string;
  readonly gameId: string;
}

/** Buttons that copy a record to the clipboard or download it as a file. */
export function RecordButtons({ record, gameId }: RecordButtonsProps) {
  const said = words().record;
  return (
    <div class="dialog-buttons">
      <button type="button" class="button" onClick={() => void copy(record)}>
        <LineIcon name="copy" size={18} />
        {said.copy}
      </button>
      <button type="button" class="button" onClick={() => download(record, gameId)}>
        <LineIcon name="download" size={18} />
        {said.download}
      </button>
    </div>
  );
}

async function copy(record: string): Promise<void> {
  if (await copied(record)) notify(words().record.copied);
  else refuse({ message: words().record.notCopied });
}
