import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const SERVE = join(import.meta.dirname, "../../serve.ts");

/** What `npm start` says and how it ends, where it cannot go on. */
function started(...args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [SERVE, "--no-open", ...args]);
  let said = "";
  child.stderr.on("data", (bytes: Buffer) => (said += bytes.toString()));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })));
}

test("started twice, it says where it is running already", async ({ baseURL }) => {
  const port = new URL(baseURL ?? "").port;
  expect(await started("--port", port)).toEqual({
    code: 1,
    said: `Courtly is already running: open ${baseURL}\n`,
  });
});

test("on a port that somebody else has, it says what to do", async () => {
  const other = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await started("--port", String(port));
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is taken by another program.`);
  expect(said).toContain(`npm start -- --port ${port + 1}`);
});

test("a port that is none, and an option that is none", async () => {
  expect((await started("--port", "cake")).said).toContain("a number from 1 to 65535 wanted");
  expect((await started("--cake")).said).toContain("npm start -- [--port N] [--no-open]");
});

test("the page speaks to nobody but the machine it came from", async ({ page, baseURL }) => {
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
