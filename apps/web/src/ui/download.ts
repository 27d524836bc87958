/** The time that the file stays available: some browsers read it with a delay. */
const DOWNLOAD_MS = 60_000;

/** Downloads a text as a text file. */
export function download(text: string, name: string): void {
  downloadFile(text, { name: `${name}.txt`, type: "text/plain" });
}

interface FileOptions {
  readonly name: string;
  /** The media type. */
  readonly type: string;
}

/** Downloads a text as a file. */
export function downloadFile(text: string, { name, type }: FileOptions): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}
