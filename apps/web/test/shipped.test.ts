import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listShipped } from "../shipped.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "courtly-shipped-"));
  mkdirSync(join(folder, "assets"));
  write("index.html", "<title>Courtly</title>");
  write("assets/index-abc.js", "play()");
  write("sw.js", "work()");
  write(".sources", "digest");
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const script = () => readFileSync(join(folder, "sw.js"), "utf8");

test("the service worker knows every file of the page, and its own script stays", () => {
  listShipped(folder);
  expect(script()).toMatch(/^const SHIPPED=\{"version":"[\da-f]{16}","files":\[.*\]\};\nwork\(\)$/);
  expect(script()).toContain('"files":["assets/index-abc.js","./"]');
});

test("it is another one when any file is, and the same when none is", () => {
  listShipped(folder);
  const first = script();
  listShipped(folder);
  expect(script()).toBe(first);
  write("index.html", "<title>Courtly, anew</title>");
  listShipped(folder);
  expect(script()).not.toBe(first);
});

test("a service worker that needs another file is not shipped", () => {
  write("sw.js", 'import"./assets/index-abc.js";work()');
  expect(() => listShipped(folder)).toThrow("sw.js has imports or exports");
});
