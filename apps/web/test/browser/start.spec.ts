import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { chromiumOptions } from "./support/chromium.ts";
import { HOME_NAME } from "./support/homeName.ts";
import { eventsThere, newPerson, openTable, sitDown, whoseTurn } from "./support/people.ts";
import {
  REQUESTS_MAX,
  VISIT_KB_MAX,
  WEIGHT_KB_MAX,
  weightBeforeFirstMove,
} from "./support/weight.ts";

const SERVE = join(import.meta.dirname, "../../serve.ts");

/** Runs `npm start` with arguments that make it fail; returns its output and exit code. */
async function started(...args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), "courtly-start-"));
  const data = join(folder, "tables.db");
  const child = spawn(process.execPath, [SERVE, "--no-open", "--data", data, ...args], {
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  rmSync(folder, { recursive: true });
  return { code, said };
}

test("a second start says where the first one runs", async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  expect(await started("--port", port)).toEqual({
    code: 2,
    said: `courtly: serve: Courtly is already running: open ${baseURL}\n`,
  });
  expect((await started("--port", port, "--lan")).said).toContain("for this machine alone");
});

test("on a port that another program uses, it says what to do", async () => {
  const other = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await started("--port", String(port));
  other.close();
  expect(code).toBe(2);
  expect(said).toContain(`port ${port} is taken by another program`);
  expect(said).toContain(`npm start -- --port ${port + 1}`);
});

test("invalid ports and options are refused", async () => {
  expect((await started("--port", "cake")).said).toContain("--port (or COURTLY_PORT)");
  expect((await started("--cake")).said).toContain("unknown option --cake: --port, --lan");
  expect((await started("--lan", "--host", "127.0.0.1")).said).toContain("keep one of them");
});

test("the page sends requests only to its own server", async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("./");
  await page.getByRole("button", { name: "Play now To Court the King" }).click();
  await expect(page.getByRole("button", { name: /^Roll/ })).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(baseURL ?? "") && !url.startsWith("data:"))).toEqual(
    [],
  );
  const response = await page.request.get("./");
  expect(response.headers()["content-security-policy"]).toContain("default-src 'self'");
});

for (const game of ["To Court the King", "Rolling Courts"])
  test(`${game}: a first move needs at most ${WEIGHT_KB_MAX} kB of scripts, ${VISIT_KB_MAX} kB and ${REQUESTS_MAX} requests`, async ({
    page,
  }) => {
    const { kB, requests, scriptsKB, files } = await weightBeforeFirstMove(page, game);
    expect(scriptsKB, files).toBeLessThanOrEqual(WEIGHT_KB_MAX);
    expect(kB, files).toBeLessThanOrEqual(VISIT_KB_MAX);
    expect(requests, files).toBeLessThanOrEqual(REQUESTS_MAX);
  });

const ROLL_OR_SKIP = /^(?:Roll|Skip ahead)/;

test("in a home network, over plain http, two people play by a link without errors", async ({
  baseURL,
}) => {
  const { args, ...options } = chromiumOptions();
  const rules = `--host-resolver-rules=MAP ${HOME_NAME} 127.0.0.1`;
  const browser = await chromium.launch({ ...options, args: [...args, rules] });
  try {
    const complaints: string[] = [];
    const home = new URL(baseURL ?? "");
    home.hostname = HOME_NAME;
    const arrive = async (name: string) => {
      const page = await newPerson(browser, name, { baseURL: home.href });
      page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => complaints.push(error.message));
      return page;
    };
    const ada = await arrive("Ada");
    await ada.goto("./");
    await ada.getByRole("button", { name: "Play now To Court the King" }).click();
    await expect(ada.getByRole("button", { name: ROLL_OR_SKIP }).first()).toBeVisible();
    const link = await openTable(ada, { game: "Rolling Courts" });
    expect(link).toContain(HOME_NAME);
    await ada.getByRole("button", { name: "Copy the link" }).click();
    await expect(ada.locator(".toast")).toContainText("The link is in the clipboard.");
    const ben = await arrive("Ben");
    await sitDown(ben, link);
    await (await whoseTurn([ada, ben])).getByRole("button", { name: /^Roll/ }).first().click();
    // Three equal dice are rolled again.
    await expect.poll(async () => (await eventsThere(ada)).length).toBeGreaterThanOrEqual(2);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});
