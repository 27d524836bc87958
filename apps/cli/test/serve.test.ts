import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { courtly } from "./support/courtly.ts";

const place = mkdtempSync(join(tmpdir(), "courtly-serve-"));
writeFileSync(join(place, "index.html"), "<title>Courtly</title>");
afterAll(() => rmSync(place, { recursive: true }));

let files = 0;
/** Starts a server, and stops it after its first lines. */
function greeting(...args: readonly string[]) {
  files += 1;
  const data = join(place, `tables-${files}.db`);
  const usual = ["--port", "0", "--log-level", "silent", "--data", data];
  return courtly(["serve", ...usual, ...args], {
    onOut: (out, kill) => {
      if (out.endsWith("\n")) kill("SIGTERM");
    },
  });
}

test("a server prints its address, and whether it has the page", async () => {
  const [page, tables] = await Promise.all([greeting("--page", place), greeting("--page", "")]);
  expect(page).toMatchObject({ code: 143, err: "" });
  expect(page.out).toMatch(/^Courtly is at http:\/\/127\.0\.0\.1:\d+\/ on this machine\..*\n$/);
  expect(tables).toMatchObject({ code: 143, err: "" });
  expect(tables.out).toMatch(/^Courtly's tables are open at http:.*, without the page: .*\n$/);
});

test("--json prints the address, and the addresses for other devices", async () => {
  const [alone, lan, named] = await Promise.all([
    greeting("--json"),
    greeting("--json", "--lan"),
    greeting("--json", "--origin", "https://play.example"),
  ]);
  expect(JSON.parse(alone.out)).toEqual({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    addresses: [],
  });
  const { url, addresses } = JSON.parse(lan.out) as { url: string; addresses: string[] };
  for (const address of addresses) {
    expect(new URL(address).port).toBe(new URL(url).port);
    expect(address).not.toContain("127.0.0.1");
  }
  expect(JSON.parse(named.out)).toMatchObject({ addresses: ["https://play.example"] });
});

test("a folder without a page is refused before the server starts", async () => {
  const { code, err } = await courtly(["serve", "--port", "0"], {
    env: { COURTLY_PAGE: "nowhere" },
  });
  expect(code).toBe(2);
  expect(err).toContain("--page (or COURTLY_PAGE): 'nowhere' has no index.html");
});
