import { spawn, type ChildProcess } from "node:child_process";
import { relative } from "node:path";

/** The folders that the server is made of, from the root of the repository. */
export const SERVER_SOURCES = [
  "apps/server/src",
  "engine/src",
  "dice/src",
  "protocol/src",
  "games",
  "strategy",
] as const;

const SOURCE = /\/(?:src|boards)\/.*\.(?:ts|json)$/;
/** An editor that saves several files at once causes one restart. */
const TOGETHER_MS = 50;

interface WatchedServer {
  readonly start: () => void;
  /** Starts it again if this file is one of its sources. */
  readonly changed: (file: string) => void;
  readonly stop: () => Promise<void>;
  /** Ends the process at once, for a parent that ends itself. */
  readonly kill: () => void;
}

interface WatchedServerOptions {
  /** The root of the repository. */
  readonly root: string;
  /** A script and its arguments. */
  readonly command: readonly string[];
  /** Shows a line to the developer. */
  readonly say: (line: string) => void;
}

/** A server that starts again when its sources change. After a crash it waits for the next change. */
export function watchedServer({ root, command, say }: WatchedServerOptions): WatchedServer {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const start = () => {
    const started = spawn(process.execPath, command, {
      cwd: root,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    child = started;
    started.on("exit", (code) => {
      if (child !== started) return;
      child = undefined;
      if (!isStopped) say(`The server ended (${code}). It starts again after the next change.`);
    });
  };
  // SIGKILL instead of SIGTERM: acknowledged moves are already on disk, and a clean stop would delay the restart.
  const end = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (ending === undefined) return;
    const exit = new Promise((resolve) => ending.once("exit", resolve));
    ending.kill("SIGKILL");
    await exit;
  };
  let restarting = Promise.resolve();
  const restartAfter = async (earlier: Promise<void>) => {
    await earlier;
    await end();
    if (!isStopped) start();
  };
  const restart = () => {
    restarting = restartAfter(restarting);
  };
  return {
    start,
    changed: (file) => {
      if (isStopped || !isServerSource(relative(root, file))) return;
      clearTimeout(timer);
      timer = setTimeout(restart, TOGETHER_MS);
    },
    kill: () => child?.kill("SIGKILL"),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await restarting;
      await end();
    },
  };
}

/** Whether a path from the root of the repository belongs to the server. */
export function isServerSource(path: string): boolean {
  const file = path.replaceAll("\\", "/");
  return SOURCE.test(file) && SERVER_SOURCES.some((folder) => file.startsWith(`${folder}/`));
}
