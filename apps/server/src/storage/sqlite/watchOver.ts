import { watchFiles, type FileIdentity } from "./fileWatch.ts";
import type { WriteState } from "../writeState.ts";

/** The pause between two looks at the files. A lost one is noticed within a second, even if nothing is written. */
const LOOK_MS = 400;

/** Looks at the files of an open store again and again, until the returned function is called. */
export function watchOver(
  file: string,
  identity: FileIdentity,
  { failed, succeeded }: WriteState,
): () => void {
  const { checkAll } = watchFiles(file, identity);
  const stopping = new AbortController();
  let isLost = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    try {
      await checkAll();
      if (isLost && !stopping.signal.aborted) succeeded();
      isLost = false;
    } catch (error) {
      isLost = true;
      if (!stopping.signal.aborted) failed(error instanceof Error ? error.message : String(error));
    }
    if (!stopping.signal.aborted) timer = setTimeout(() => void look(), LOOK_MS).unref();
  };
  void look();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
