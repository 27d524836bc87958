import { copyFileSync, rmSync } from "node:fs";
import { startServerAt } from "../support/pastServer.ts";

/** The server of the maker. Its file can be copied while it is stopped, and an older copy can be restored. */
export interface MakersServer {
  /** The same after each start: pages know it. */
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Lets time pass at once on its clock. The next start sets the clock right again. */
  readonly pass: (ms: number) => Promise<void>;
  /** After this its file is closed and complete. */
  readonly stop: () => Promise<void>;
  readonly copyTo: (file: string) => void;
  readonly restore: (file: string) => void;
}

/** Starts a server whose clock shows another time at first. From the next start on it is right. */
export async function startMakersServer(data: string, atMs: number): Promise<MakersServer> {
  let running = await startServerAt({ data, atMs });
  const { url } = running;
  return {
    url,
    start: async () => {
      running = await startServerAt({ data, atMs: Date.now(), port: new URL(url).port });
    },
    pass: (ms) => running.pass(ms),
    stop: () => running.stop(),
    copyTo: (file) => copyFileSync(data, file),
    restore: (file) => {
      copyFileSync(file, data);
      for (const end of ["-wal", "-shm"]) rmSync(data + end, { force: true });
    },
  };
}
