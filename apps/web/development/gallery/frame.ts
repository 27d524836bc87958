// The beginning of a frame of the gallery: the window is made ready for a screen, then the page starts as it always does.
// Nothing of the page may be imported before that.
import { perform } from "../prepare/perform.ts";
import { prepare } from "../prepare/prepare.ts";
import { tellGallery } from "./frameNews.ts";
import type { FrameTask } from "./frameTask.ts";

const gallery = parent as Window & Pick<typeof globalThis, "courtlyFrameTask">;
const task = gallery.courtlyFrameTask?.(location.search);
// A frame that is opened alone leads to its place in the gallery.
if (task === undefined) location.replace(`/#/gallery/${screenIn(location.search)}`);
else await show(JSON.parse(task) as FrameTask);

async function show({ preparation, screen }: FrameTask): Promise<void> {
  const prepared = prepare(preparation);
  // After a reload the page may have been somewhere else.
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
