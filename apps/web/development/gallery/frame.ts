// The entry script of a frame of the gallery: prepares the window for a screen, then starts the page as usual. Nothing
// of the page may be imported before that.
import { perform } from "../prepare/perform.ts";
import { prepare } from "../prepare/prepare.ts";
import { tellGallery } from "./frameMessages.ts";
import type { FrameTask } from "./frameTask.ts";

const gallery = parent as Window & Pick<typeof globalThis, "courtlyFrameTask">;
const task = gallery.courtlyFrameTask?.(location.search);
// A frame that is opened without the gallery redirects there.
if (task === undefined) location.replace(`/#/gallery/${screenIn(location.search)}`);
else await show(JSON.parse(task) as FrameTask);

async function show({ preparation, screen }: FrameTask): Promise<void> {
  const prepared = prepare(preparation);
  // After a reload the address may be that of another screen.
  history.replaceState(null, "", `#${screen.address}`);
  await import("../../src/main.tsx");
  if (screen.faults?.includes("update") === true)
    (await import("../../src/offline/index.tsx")).startOffline(document.body);
  try {
    await perform(screen, prepared);
    tellGallery({ kind: "complete" });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tellGallery({ kind: "incomplete", reason });
  }
}

function screenIn(search: string): string {
  return new URLSearchParams(search).get("screen") ?? "";
}
