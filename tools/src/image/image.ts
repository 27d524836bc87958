// npm run image [-- --base IMAGE | --from-nothing] [--platforms linux/amd64,linux/arm64]: builds the container of a server.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT, run } from "../child.ts";
import { isThere } from "../systemPackages.ts";
import { CONTAINERFILE } from "./containerfile.ts";
import { baseFromNothing } from "./baseFromNothing.ts";

const CONTEXT = join(ROOT, "dist/image");
const STAGED = join(ROOT, "dist/staged/courtly");
const MEGABYTE = 1_000_000;
const OWN_ARCH = process.arch === "x64" ? "amd64" : process.arch;
/** The most that our own layers may have, compressed. */
const OURS_MB_MAX = 80;

const { values } = parseArgs({
  options: {
    base: { type: "string" },
    "from-nothing": { type: "boolean", default: false },
    platforms: { type: "string", default: `linux/${OWN_ARCH}` },
  },
});

if (!existsSync(STAGED)) fail("there are no packages yet: run 'npm run pack' first");
prepareContext();
if (!isThere("buildah"))
  fail(
    "buildah is not installed, so no image was built. On Debian: apt-get install buildah. Or build it with podman or docker from what was prepared: docker build --file deploy/Containerfile --tag localhost/courtly:latest dist/image",
  );
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  readonly version: string;
};
for (const platform of values.platforms.split(",")) await build(platform);

/** The folder that the image is built in: the program, and an empty folder for the data. */
function prepareContext(): void {
  rmSync(CONTEXT, { recursive: true, force: true });
  mkdirSync(join(CONTEXT, "data"), { recursive: true });
  cpSync(STAGED, join(CONTEXT, "courtly"), { recursive: true });
}

async function build(platform: string): Promise<void> {
  const arch = platform.replace("linux/", "");
  const base = values["from-nothing"] ? await baseFromNothing(arch) : values.base;
  const name = `localhost/courtly:${version}-${arch}`;
  const named = base === undefined ? [] : ["--build-arg", `NODE_IMAGE=${base}`];
  const from = ["--file", CONTAINERFILE, "--format", "docker", "--platform", platform];
  await buildah("build", ...from, ...named, "--tag", name, CONTEXT);
  if (arch === OWN_ARCH) await buildah("tag", name, "localhost/courtly:latest");
  const archive = join(ROOT, `dist/courtly-${version}-${arch}.tar`);
  rmSync(archive, { force: true });
  await buildah("push", name, `oci-archive:${archive}`);
  const ours = (await layersOf(archive)).slice(await layersIn(base ?? usualBase()));
  const bytes = ours.reduce((sum, { size }) => sum + size, 0);
  console.log(
    `${name}: our layers have ${(bytes / MEGABYTE).toFixed(1)} MB compressed, of at most ${OURS_MB_MAX}; the image is dist/courtly-${version}-${arch}.tar`,
  );
  if (bytes > OURS_MB_MAX * MEGABYTE) fail("our layers are too large");
}

/** The number of layers of an image that is on this machine. */
async function layersIn(image: string): Promise<number> {
  const format = "{{len .OCIv1.RootFS.DiffIDs}}";
  return Number(await buildah("inspect", "--type", "image", "--format", format, image));
}

/** The base that the container file names. */
function usualBase(): string {
  return /^ARG NODE_IMAGE=(.+)$/m.exec(readFileSync(CONTAINERFILE, "utf8"))?.[1] ?? "";
}

interface Layer {
  readonly size: number;
}

/** The layers of an image in a file, those of the base first. */
async function layersOf(archive: string): Promise<readonly Layer[]> {
  const blob = async (digest: string) => {
    const { ok, output } = await run("tar", ["-xOf", archive, digest]);
    if (!ok) fail(output);
    return JSON.parse(output) as unknown;
  };
  const index = (await blob("index.json")) as { manifests: readonly { digest: string }[] };
  const [{ digest } = { digest: "" }] = index.manifests;
  const manifest = (await blob(`blobs/${digest.replace(":", "/")}`)) as {
    layers: readonly Layer[];
  };
  return manifest.layers;
}

async function buildah(...args: readonly string[]): Promise<string> {
  const { ok, output } = await run("buildah", args);
  return ok ? output : fail(output);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
