import { watchFiles, type FileIdentity } from "./fileWatch.ts";

/** Receives a message for the operator. */
export type Notice = (level: "error" | "warn" | "info", message: string) => void;

/** Knows whether the store can write, and reports each change once: a full disk, a lost file, and the end of either. */
export interface WriteState {
  readonly failed: (reason: string) => void;
  readonly succeeded: () => void;
}

export function writeStateOf(file: string, onNotice: Notice): WriteState {
  let reason: string | undefined;
  return {
    failed: (now) => {
      if (now === reason) return;
      reason = now;
      onNotice("error", now);
    },
    succeeded: () => {
      if (reason === undefined) return;
      reason = undefined;
      onNotice("info", `'${file}' can be written again`);
    },
  };
}

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
