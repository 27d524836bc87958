import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { err, ok, type Result } from "@courtly/engine";

/** The page of a commit, built in a working tree of its own. */
export interface RefPage {
  /** The folder of the built page. */
  readonly folder: string;
  /** The commit in short, and its subject. */
  readonly title: string;
}

/** Development packages are needed to build, whatever NODE_ENV says. */
const INSTALL = "npm ci --loglevel=error --include=dev --include=optional --ignore-scripts";

/**
 * Builds the page of a commit in a temporary working tree, or returns why it cannot. The tree is removed when the
 * process ends.
 */
export async function buildRefPage(root: string, ref: string): Promise<Result<RefPage, string>> {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const name = `${ref}^{commit}`;
  const commit = attempt(() => git("rev-parse", "--verify", "--end-of-options", name).trim());
  if (commit === undefined) return err(`'${ref}' is no commit.`);
  const title = git("log", "-1", "--format=%h %s", commit).trim();
  const tree = mkdtempSync(join(tmpdir(), "courtly-shots-"));
  const remove = () => {
    attempt(() => git("worktree", "remove", "--force", tree));
    rmSync(tree, { recursive: true, force: true });
    attempt(() => git("worktree", "prune"));
  };
  process.on("exit", remove);
  try {
    git("worktree", "add", "--detach", "--force", tree, commit);
    if (hasSamePackages(root, tree)) linkPackages(root, tree);
    else await ended(spawn(INSTALL, { cwd: tree, shell: true, detached: HAS_GROUPS }));
    await ended(
      spawn(process.execPath, ["apps/web/build.ts"], { cwd: tree, detached: HAS_GROUPS }),
    );
    return ok({ folder: join(tree, "apps/web/dist"), title });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(`The page of ${title} could not be built: ${reason}`);
  }
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function hasSamePackages(root: string, tree: string): boolean {
  const lockfileOf = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");
  return attempt(() => lockfileOf(tree)) === lockfileOf(root);
}

/** The scope of our own packages, which are linked to the tree itself; all other packages are shared. */
const OWN = "@courtly";

/** Gives a tree the packages of the repository, without copying them. */
export function linkPackages(root: string, tree: string): void {
  const [from, to] = [join(root, "node_modules"), join(tree, "node_modules")];
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OWN) symlinkSync(join(from, name), join(to, name), "junction");
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(join(tree, roomOf(root, join(from, OWN, name))), join(to, OWN, name), "junction");
}

/** The folder of a linked package, relative to the root of the repository. */
function roomOf(root: string, link: string): string {
  return relative(realpathSync(root), realpathSync(link));
}

/** A program with its own process group can be killed together with its children. */
const HAS_GROUPS = process.platform !== "win32";

/** Waits for a program, which is killed if this process ends. If it fails, throws the end of its output. */
async function ended(child: ChildProcessWithoutNullStreams): Promise<void> {
  const kill = () => {
    if (child.pid !== undefined)
      attempt(() =>
        process.kill(HAS_GROUPS ? -(child.pid as number) : (child.pid as number), "SIGKILL"),
      );
  };
  process.on("exit", kill);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  process.off("exit", kill);
  if (code !== 0) throw new Error(said.trim().split("\n").slice(-5).join("\n"));
}
