import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The memory and processor time of a process. */
export interface Usage {
  /** Measured after a garbage collection. */
  readonly rssBytes: number;
  /** The heap of the main thread, measured after a garbage collection. */
  readonly heapBytes: number;
  readonly cpuMs: number;
}

/** A server in a process of its own. */
export interface Child {
  readonly url: string;
  readonly usage: () => Promise<Usage>;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
  readonly end: () => Promise<void>;
}

export async function start(file: string, ...args: readonly string[]): Promise<Child> {
  const child = fork(join(import.meta.dirname, file), args, { execArgv: ["--expose-gc"] });
  const ended = once(child, "exit");
  const [url] = (await Promise.race([
    once(child, "message"),
    ended.then(() => {
      throw new Error(`${file} did not start`);
    }),
  ])) as [string];
  return {
    url,
    ended,
    usage: async () => {
      child.send("usage");
      const [usage] = (await once(child, "message")) as [Usage];
      return usage;
    },
    end: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Runs in the child: sends its URL to the parent, then its usage whenever the parent asks. */
export function answerParent(url: string): void {
  const { gc } = globalThis as { gc?: () => void };
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    gc?.();
    const { rss: rssBytes, heapUsed: heapBytes } = process.memoryUsage();
    const usage: Usage = { rssBytes, heapBytes, cpuMs: (user + system) / 1000 };
    process.send?.(usage);
  });
  process.send?.(url);
}
