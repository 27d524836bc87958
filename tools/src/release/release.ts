// npm run release: checks, packages, image, list of components and checksums of a release, in dist/release. Publishes nothing,
// unless it is asked to: `-- --publish`. `-- --parts lint,types` runs only these parts of the tests, for a quick look.
// `-- --raise 0.3.0` gives everything the version of the next release, and does nothing else.
import { createHash } from "node:crypto";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT, run } from "../child.ts";
import { readManifest } from "../packaging/manifests.ts";
import { isThere } from "../systemPackages.ts";
import { pageComponents, type Component } from "./pageComponents.ts";
import { raiseVersion } from "./raise.ts";
import { versionFaults } from "./versions.ts";

const RELEASE = join(ROOT, "dist/release");
const STAGED = join(ROOT, "dist/staged/courtly");

const { values } = parseArgs({
  options: {
    publish: { type: "boolean", default: false },
    raise: { type: "string" },
    parts: { type: "string" },
    "from-nothing": { type: "boolean", default: false },
  },
});
if (values.raise !== undefined) {
  if (!/^\d+\.\d+\.\d+$/.test(values.raise)) fail("a version wanted: --raise 0.3.0");
  raiseVersion(values.raise);
  console.log(
    `Every room has version ${values.raise} now, and so has the changelog. Look at it, test, and commit.`,
  );
  process.exit(0);
}
if (values.publish && values.parts !== undefined)
  fail("a release needs all tests: leave --parts out");

const { version } = readManifest(ROOT);
await step("versions and changelog", async () => {
  const faults = versionFaults();
  if (faults.length > 0 && values.publish) fail(faults.join("\n"));
  return faults.length === 0 ? version : `not ready to publish: ${faults.join("; ")}`;
});
await step("working tree", async () => {
  const changed = await output("git", "status", "--porcelain");
  if (changed !== "" && values.publish)
    fail(`there are changes that are not committed:\n${changed}`);
  return changed === "" ? "clean" : "changed: only a clean one can be published";
});
await step("tests", async () => {
  const parts = values.parts?.split(",") ?? ["--all"];
  await output(process.execPath, "tools/src/test.ts", ...parts);
  return parts.join(" ");
});
rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE, { recursive: true });
await step("packages", async () => {
  await output(process.execPath, "tools/src/packaging/pack.ts");
  return `${collect("dist/packages/*.tgz")} files`;
});
await step("image", async () => {
  if (!isThere("buildah")) return "left out: buildah is not installed";
  const base = values["from-nothing"] ? ["--from-nothing"] : [];
  const platforms = ["--platforms", "linux/amd64,linux/arm64"];
  await output(process.execPath, "tools/src/image/image.ts", ...base, ...platforms);
  return `${collect(`dist/courtly-${version}-*.tar`)} files`;
});
await step("components", async () => {
  // Those of the program as it is packed, and those that are built into its page.
  const list = await output("npm", "sbom", "--sbom-format=cyclonedx", "--loglevel=error", {
    cwd: STAGED,
  });
  const bill = JSON.parse(list) as { readonly components: readonly Component[] };
  const ids = new Set(bill.components.map(({ purl }) => purl));
  const ofPage = pageComponents().filter(({ purl }) => !ids.has(purl));
  const components = [...bill.components, ...ofPage];
  const whole = JSON.stringify({ ...bill, components }, null, 2);
  writeFileSync(join(RELEASE, `courtly-${version}.cdx.json`), `${whole}\n`);
  return `${components.length}, ${ofPage.length} of them in the page`;
});
await step("checksums", async () => {
  const files = globSync("*", { cwd: RELEASE }).sort();
  const lines = files.map((file) => `${sha256(join(RELEASE, file))}  ${file}\n`);
  writeFileSync(join(RELEASE, "SHA256SUMS"), lines.join(""));
  return `of ${files.length} files`;
});
const commands = [
  ...globSync("*.tgz", { cwd: RELEASE })
    .sort()
    .map((file) => ["npm", "publish", join(RELEASE, file), "--access=public"]),
  ["git", "tag", `v${version}`],
];
if (values.publish) for (const [command = "", ...args] of commands) await output(command, ...args);
console.log(
  values.publish
    ? `Courtly ${version} is published. Push its tag, and add the files of dist/release to it.`
    : `This was a rehearsal: the files are in dist/release, nothing is published. 'npm run release -- --publish' would also run:\n${commands.map((words) => `  ${words.join(" ")}`).join("\n")}`,
);

async function step(name: string, work: () => Promise<string | void>): Promise<void> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(24)} ${seconds.padStart(6)} s  ${result ?? "right"}`);
}

/** Copies files into the folder of the release; returns their number. */
function collect(pattern: string): number {
  const files = globSync(pattern, { cwd: ROOT });
  for (const file of files) copyFileSync(join(ROOT, file), join(RELEASE, basename(file)));
  return files.length;
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** The output of a program. Ends the release if it fails. */
async function output(
  command: string,
  ...words: readonly (string | { cwd: string })[]
): Promise<string> {
  const args = words.filter((word) => typeof word === "string");
  const options = words.find((word) => typeof word === "object");
  const ended = await run(command, args, options);
  return ended.ok ? ended.output : fail(`${command} ${args.join(" ")}:\n${ended.output}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
