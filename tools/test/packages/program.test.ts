import { spawn } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { emptyFolder, install, installedEnvironment, node, PACKAGES } from "./support.ts";

const MEGABYTE = 1_000_000;
const UNPACKED_MB_MAX = 40;

test("the program is installed into an empty folder from one file: it plays, serves the page, and opens tables", async () => {
  const folder = emptyFolder();
  const [file = ""] = globSync("courtly-[0-9]*.tgz", { cwd: PACKAGES });
  await install(folder, { courtly: `file:${join(PACKAGES, file)}` });
  const bin = join(folder, "node_modules/courtly/bin/courtly.js");
  const manifest = join(folder, "node_modules/courtly/package.json");
  const { default: installed } = (await import(manifest, { with: { type: "json" } })) as {
    default: { readonly version: string };
  };

  expect((await node(folder, [bin, "--version"])).out).toBe(`courtly ${installed.version}\n`);
  const duel = ["--bots", "steward,page", "--games", "2", "--seed", "7", "--jobs", "2"];
  for (const game of ["to-court-the-king", "rolling-courts"]) {
    const { out } = await node(folder, [bin, "simulate", "--game", game, ...duel, "--json"]);
    expect(JSON.parse(out)).toMatchObject({ games: 2 });
  }
  const odds = ["odds", "--cards", "guard,hunter", "--active", "6,5,2", "--json"];
  expect(JSON.parse((await node(folder, [bin, ...odds])).out)).toHaveProperty("odds");
  const { out } = await node(folder, [bin, "play", "--seed", "7"], "roll\nq\n");
  expect(out).toContain("Round 1");

  await served(folder, bin, async (url) => {
    expect(await (await fetch(url)).text()).toContain("<title>Courtly</title>");
    expect((await fetch(`${url}/api/tables`)).status).toBe(200);
  });

  const unpacked = globSync("node_modules/courtly/**/*", { cwd: folder })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0);
  expect(unpacked / MEGABYTE).toBeLessThan(UNPACKED_MB_MAX);
});

/** Runs `courtly` alone, on any port, until `use` has ended. */
async function served(
  folder: string,
  bin: string,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, [bin, "--port", "0", "--json", "--no-open"], {
    cwd: folder,
    env: installedEnvironment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    for await (const line of createInterface(child.stdout)) {
      await use((JSON.parse(line) as { readonly url: string }).url);
      break;
    }
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}
