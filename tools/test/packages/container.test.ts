import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readContainerfile } from "../../src/image/containerfile.ts";
import { rehearse } from "../../src/image/rehearse.ts";
import { emptyFolder, installedEnvironment, ROOT } from "./support.ts";

const OURS_MB_MAX = 80;
const MEGABYTE = 1_000_000;

// No container is built here: the steps of the container file are carried out in an empty folder, on this machine's Node.
// 'npm run test:hosting' builds and starts the image itself.
test("the steps of the container file, in an empty folder: the server starts, keeps its tables there, and stops", async () => {
  const root = emptyFolder();
  const { command, args, folder, environment } = rehearse(
    { courtly: join(ROOT, "dist/staged/courtly"), data: emptyFolder() },
    root,
  );
  const quiet = ["--port", "0", "--host", "127.0.0.1", "--json", "--log-level", "silent"];
  const child = spawn(command, [...args, ...quiet], {
    cwd: folder,
    env: { ...installedEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => void child.once("exit", resolve));
  try {
    for await (const line of createInterface(child.stdout)) {
      const { url } = JSON.parse(line) as { readonly url: string };
      expect(await (await fetch(url)).text()).toContain("<title>Courtly</title>");
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      break;
    }
    expect(readFileSync(join(root, "var/lib/courtly/courtly.db")).length).toBeGreaterThan(0);
  } finally {
    child.kill("SIGTERM");
  }
  expect(await ended).toBe(143);
  const packed = await promisify(execFile)("sh", ["-c", `tar -C '${root}' -cz . | wc -c`]);
  expect(Number(packed.stdout) / MEGABYTE).toBeLessThan(OURS_MB_MAX);
});

test("the files for hosting set only what the server knows, and agree on its port", () => {
  const manual = readFileSync(join(ROOT, "docs/command-line.md"), "utf8");
  const files = [
    "Containerfile",
    "compose.yaml",
    "compose.nodes.yaml",
    "courtly.service",
    "Caddyfile",
    "nginx.conf",
  ];
  const texts = files.map((file) => readFileSync(join(ROOT, "deploy", file), "utf8"));
  /** Names of the proxy's own settings. */
  const ofProxy = new Set(["COURTLY_SITE", "COURTLY_AT"]);
  const named = new Set(texts.flatMap((text) => text.match(/COURTLY_\w+/g) ?? []));
  const unknown = [...named].filter(
    (name) => !ofProxy.has(name) && !manual.includes(`\`${name}\``),
  );
  expect(unknown).toEqual([]);
  const { COURTLY_PORT: port = "" } = readContainerfile().environment;
  for (const [at, text] of texts.entries())
    expect.soft([files[at], text.includes(port)]).toEqual([files[at], true]);
});

test("a container file with an unknown step is not rehearsed", () => {
  expect(() => readContainerfile("FROM scratch\nRUN apt-get update\n")).toThrow("'RUN'");
});
