import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ViteDevServer } from "vite";
import { developmentPage, developmentPolicy } from "../../development/developmentPage.ts";

const cacheDir = mkdtempSync(join(tmpdir(), "courtly-vite-"));
let page: ViteDevServer;

beforeAll(async () => {
  page = await developmentPage({ port: 4750, serverPort: 4751, cacheDir });
});
afterAll(async () => {
  await page.close();
  rmSync(cacheDir, { recursive: true });
});

const codeOf = async (path: string) => (await page.transformRequest(path))?.code ?? "";

test("style sheets are replaced in place", async () => {
  const code = await codeOf("/src/games/to-court-the-king/dice/cloth.css");
  expect(code).toContain("__vite__updateStyle(__vite__id, __vite__css)");
  expect(code).toContain("import.meta.hot.accept()");
});

test("a module of components is replaced in place, with a source map", async () => {
  const code = await codeOf("/src/games/to-court-the-king/dice/clothView.tsx");
  expect(code).toContain("flushUpdates()");
  expect(code).not.toContain("import.meta.hot.invalidate()");
  const result = await page.transformRequest("/src/games/to-court-the-king/dice/clothView.tsx");
  expect(JSON.stringify(result?.map)).toContain("The cloth: the dice");
});

test("a module that exports more than components passes its update on to its importers", async () => {
  expect(await codeOf("/src/ui/toast.tsx")).toContain("import.meta.hot.invalidate()");
});

test("the content security policy is that of the real page, except for style sheets and frames", () => {
  const policy = "default-src 'self'; script-src 'self'; frame-ancestors 'none'";
  expect(developmentPolicy(policy)).toBe(
    "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self'; frame-ancestors 'self'",
  );
  expect(page.config.server.headers["content-security-policy"]).toContain("object-src 'none'");
});
