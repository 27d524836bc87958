import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stageOf } from "@courtly/protocol";
import { expect, test } from "vitest";
import { sitDown } from "./support/device.ts";
import { playOn } from "./support/player.ts";
import { withRoutes } from "./support/routes.ts";
import { afterwards, dataFile, openTable, served, takeSeat } from "./support/served.ts";
import { statusOfUpgrade } from "./support/upgrade.ts";

const PROBES = ["/livez", "/readyz", "/healthz"];

/** A server whose page and tables are below a path; `root` is the address of its machine. */
async function servedBelow(basePath: string) {
  const page = mkdtempSync(join(tmpdir(), "courtly-page-"));
  afterwards(() => rmSync(page, { recursive: true }));
  writeFileSync(join(page, "index.html"), "<title>Courtly</title>");
  const { value, routes } = await withRoutes(() => served({}, dataFile(), { page, basePath }));
  return { url: value.url, root: new URL(value.url).origin, routes };
}

test("a whole game is played below a path", async () => {
  const { url, root } = await servedBelow("/games/courtly");
  expect(url).toBe(`${root}/games/courtly`);
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  const states = await Promise.all(
    [ada, ben].map(async (seat) => playOn(await sitDown(url, ada.table, seat), seat)),
  );
  expect(states.map(stageOf)).toEqual(["over", "over"]);
  expect(await (await fetch(`${url}/`)).text()).toBe("<title>Courtly</title>");
});

test("no endpoint answers outside the path, except for those that ask whether the server is ready", async () => {
  const { url, root, routes } = await servedBelow("/courtly");
  const { table } = await openTable(url);
  const endpoints = routes.filter((route) => !route.startsWith("HEAD "));
  expect(endpoints.length).toBeGreaterThan(15);
  for (const endpoint of endpoints) {
    const [method, pattern = ""] = endpoint.split(" ");
    const path = pattern
      .replace(":id", table)
      .replace(":code", "ABCDEF")
      .replace("*", "index.html");
    if (path.endsWith("/socket")) {
      expect(await statusOfUpgrade(`${root}${path}`)).toBe(404);
      expect(await statusOfUpgrade(`${url}${path}`)).toBe(101);
      continue;
    }
    const posted = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    const at = async (from: string) =>
      (await fetch(`${from}${path}`, method === "POST" ? posted : {})).status;
    expect.soft([path, await at(root)]).toEqual([path, PROBES.includes(path) ? 200 : 404]);
    expect.soft([path, await at(`${root}/courtlyx`)]).toEqual([path, 404]);
  }
  for (const probe of PROBES) expect((await fetch(`${url}${probe}`)).status).toBe(200);
});

test("people who leave out the path or its slash are led to the page, and so are those at an unknown address", async () => {
  const { url, root } = await servedBelow("/courtly");
  for (const path of ["/", "/courtly", "/courtly?from=link"]) {
    const answer = await fetch(`${root}${path}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/courtly/"]);
  }
  const headers = { accept: "text/html" };
  for (const lost of [`${root}/elsewhere`, `${url}/deep/down/here`]) {
    const answer = await fetch(lost, { headers });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('href="/courtly/#/nowhere"');
  }
});
