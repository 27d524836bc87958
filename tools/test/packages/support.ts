import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";

export const ROOT = join(import.meta.dirname, "../../..");
export const PACKAGES = join(ROOT, "dist/packages");

const runFile = promisify(execFile);

/** A folder far from the repository, for one test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "courtly-installed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Installs files of packages into a folder without a network. */
export async function install(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  const manifest = { private: true, type: "module", dependencies };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  await npm(folder, ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"]);
}

export async function npm(folder: string, args: readonly string[]): Promise<void> {
  await runFile("npm", [...args, "--loglevel=error"], {
    cwd: folder,
    shell: process.platform === "win32",
  });
}

/** Runs a script of Node in a folder; returns what it prints. */
export async function node(
  folder: string,
  args: readonly string[],
  input = "",
): Promise<{ readonly out: string; readonly err: string }> {
  const running = runFile(process.execPath, args, { cwd: folder, env: installedEnvironment() });
  running.child.stdin?.end(input);
  try {
    const { stdout, stderr } = await running;
    return { out: stdout, err: stderr };
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${args.join(" ")}: ${stdout}${stderr}`, { cause: error });
  }
}

/** The environment without what leads back to the repository. */
export function installedEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_PATH: __, NODE_COMPILE_CACHE: ___, ...env } = process.env;
  return { ...env, LC_ALL: "C.UTF-8", CI: "true" };
}
