import { Line } from "../drawings/lines.tsx";
import { copied } from "./copied.ts";
import { notify, refuse } from "./toast.tsx";
import { words } from "./words/index.ts";

interface RecordButtonsProps {
  readonly record: string;
  readonly gameId: string;
}

/** A record to take along: by the clipboard, or as a file. */
export function RecordButtons({ record, gameId }: RecordButtonsProps) {
  const said = words().record;
  return (
    <div class="dialog-buttons">
      <button type="button" class="button" onClick={() => void copy(record)}>
        <Line name="copy" size={18} />
        {said.copy}
      </button>
      <button type="button" class="button" onClick={() => download(record, gameId)}>
        <Line name="download" size={18} />
        {said.download}
      </button>
    </div>
  );
}

/** Some browsers fetch the file only after a while. */
const DOWNLOAD_MS = 60_000;

async function copy(record: string): Promise<void> {
  if (await copied(record)) notify(words().record.copied);
  else refuse({ message: words().record.notCopied });
}

function download(record: string, gameId: string): void {
  const url = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${gameId}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}
