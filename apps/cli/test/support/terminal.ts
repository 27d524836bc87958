import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach } from "vitest";
import { BIN } from "./courtly.ts";

/** Each test has its own tmux server, because one that is just ending would refuse the next session. */
let servers = 0;
let socket = "";
const DEADLINE_MS = 60_000;

export function tmux(...args: readonly string[]): string {
  return execFileSync("tmux", ["-L", socket, "-f", "/dev/null", ...args], {
    encoding: "utf8",
    stdio: "pipe",
  });
}

const screen = () => tmux("capture-pane", "-p").trimEnd();

/** Waits until the screen matches, and returns the whole screen. */
export async function seen(what: RegExp): Promise<string> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const now = screen();
    if (what.test(now)) return now;
    if (Date.now() > deadline) throw new Error(`never seen: ${what.source}\n${now}`);
    await sleep(30);
  }
}

export function type(text: string): void {
  if (text !== "") tmux("send-keys", "-l", text);
  tmux("send-keys", "Enter");
}

/** Opens a terminal of 80 × 24 for each test of the file. */
export function useTerminal(): void {
  beforeEach(async () => {
    servers += 1;
    socket = `courtly-test-${process.pid}-${servers}`;
    const env = ["env", "-u", "NO_COLOR", "PS1=$ ", "LC_ALL=C.UTF-8", "bash", "--norc"];
    tmux("new-session", "-d", "-x", "80", "-y", "24", ...env);
    await seen(/\$$/);
  });

  afterEach(() => void tmux("kill-server"));
}

/** Starts `courtly play` with these options. */
export function start(...options: readonly string[]): void {
  type(`clear; '${process.execPath}' '${BIN}' play ${options.join(" ")}`);
}
