import { Line } from "../drawings/lines.tsx";
import { copied } from "./copied.ts";
import { notify, refuse } from "./toast.tsx";

interface RecordButtonsProps {
  readonly record: string;
  readonly gameId: string;
}

/** A record to take along: by the clipboard, or as a file. */
export function RecordButtons({ record, gameId }: RecordButtonsProps) {
  return (
    <div class="dialog-buttons">
      <button type="button" class="button" onClick={() => void copy(record)}>
        <Line name="copy" size={18} />
        Copy the record
      </button>
      <button type="button" class="button" onClick={() => download(record, gameId)}>
        <Line name="download" size={18} />
        Download it
      </button>
    </div>
  );
}

/** Some browsers fetch the file only after a while. */
const DOWNLOAD_MS = 60_000;

async function copy(record: string): Promise<void> {
  if (await copied(record)) notify("The record is in the clipboard.");
  else
    refuse({
      message: "the browser does not let this page use the clipboard: download it instead",
    });
}

function download(record: string, gameId: string): void {
  const url = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${gameId}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}
