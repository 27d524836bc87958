import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isServerSource, watchedServer } from "../../development/watchedServer.ts";

let root: string;
let said: string[];
let server: ReturnType<typeof watchedServer>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "courtly-watched-"));
  said = [];
  server = watchedServer({
    root,
    command: ["server.mjs", "an argument"],
    say: (line) => said.push(line),
  });
});
afterEach(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

/** Writes the program that the server runs from the next start on; its `write` adds a line to a log. */
const program = (code: string) =>
  writeFileSync(
    join(root, "server.mjs"),
    `import { appendFileSync } from "node:fs";
const write = (line) => appendFileSync("done.txt", line + "\\n");
const isAlive = (pid) => { try { return process.kill(pid, 0); } catch { return false; } };
${code}`,
  );
const done = () => {
  const file = join(root, "done.txt");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
};
const STAYS = "setInterval(() => {}, 1000);";

/** A process may take its time to start on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

test("after a crash it waits for the next change of its own sources", async () => {
  program(`write(process.argv[2]); process.exit(3);`);
  server.start();
  await eventually(() =>
    expect(said).toEqual(["The server ended (3). It starts again after the next change."]),
  );
  program(`write("again");${STAYS}`);
  server.changed(join(root, "apps/web/src/home/home.tsx"));
  server.changed(join(root, "engine/src/table.ts"));
  await eventually(() => expect(done()).toEqual(["an argument", "again"]));
});

test("after a change the running server ends before the next one starts", async () => {
  program(`write(process.pid);${STAYS}`);
  server.start();
  await eventually(() => expect(done()).toHaveLength(1));
  program(`write(isAlive(${done()[0]}));${STAYS}`);
  server.changed(join(root, "games/rolling-courts/boards/one.json"));
  await eventually(() => expect(done()[1]).toBe("false"));
  expect(said).toEqual([]);
});

test("stop waits until the server has ended, and it does not start again", async () => {
  program(`write(process.pid);${STAYS}`);
  server.start();
  await eventually(() => expect(done()).toHaveLength(1));
  server.changed(join(root, "engine/src/table.ts"));
  await server.stop();
  expect(() => process.kill(Number(done()[0]), 0)).toThrow("ESRCH");
  expect(done()).toHaveLength(1);
  expect(said).toEqual([]);
});

test("tests, documents and the page are not sources of the server", () => {
  expect(isServerSource("apps/server/src/http/page.ts")).toBe(true);
  expect(isServerSource("apps\\server\\src\\server.ts")).toBe(true);
  expect(isServerSource("strategy/bots/src/rolling-courts/fitted.json")).toBe(true);
  expect(isServerSource("games/rolling-courts/test/board.test.ts")).toBe(false);
  expect(isServerSource("games/rolling-courts/RULES.md")).toBe(false);
  expect(isServerSource("apps/web/src/main.tsx")).toBe(false);
});
