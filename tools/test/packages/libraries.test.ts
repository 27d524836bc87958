import { copyFileSync, globSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder, install, node, npm, PACKAGES, ROOT } from "./support.ts";

const PROGRAMS = join(import.meta.dirname, "programs");
/** Packages of others that the libraries need. */
const OUTSIDE = ["valibot", "@noble/hashes"];

test("every library is installed into an empty folder, and a TypeScript program with it compiles and runs", async () => {
  const folder = emptyFolder();
  for (const name of OUTSIDE) await npm(folder, ["pack", join(ROOT, "node_modules", name)]);
  const files = [
    ...globSync("courtly-[a-z]*.tgz", { cwd: PACKAGES }).map((file) => join(PACKAGES, file)),
    ...globSync("*.tgz", { cwd: folder }).map((file) => join(folder, file)),
  ];
  const dependencies = Object.fromEntries(files.map((file) => [nameOf(file), `file:${file}`]));
  await install(folder, dependencies);

  const programs = globSync("*.ts", { cwd: PROGRAMS });
  const ours = Object.keys(dependencies).filter((name) => name.startsWith("@courtly/"));
  expect(programs.map(packageOf).sort()).toEqual(ours.sort());
  for (const program of programs) copyFileSync(join(PROGRAMS, program), join(folder, program));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: OPTIONS }));
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  await node(folder, [compiler, "--project", "."]);
  for (const program of programs) {
    const { out } = await node(folder, [
      "--enable-source-maps",
      join("built", program.replace(".ts", ".js")),
    ]);
    expect(`${program}: ${out}`).toBe(`${program}: true\n`);
  }
});

/** Those of a strict project that also checks the types of its packages. */
const OPTIONS = {
  strict: true,
  module: "nodenext",
  target: "es2024",
  lib: ["es2024", "dom"],
  types: [],
  skipLibCheck: false,
  outDir: "built",
};

/** The package that a program uses: `rollingCourts.ts` uses `@courtly/rolling-courts`. */
function packageOf(program: string): string {
  const name = basename(program, ".ts").replaceAll(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  );
  return `@courtly/${name}`;
}

/** The name of the package in a file: `courtly-engine-0.1.0.tgz` is `@courtly/engine`. */
function nameOf(file: string): string {
  const name = basename(file).replace(/-\d+\.\d+\.\d+.*$/, "");
  const [scope, ...rest] = name.split("-");
  return rest.length === 0 ? name : `@${scope}/${rest.join("-")}`;
}
