import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { preprocessCSS, resolveConfig } from "vite";
import { expect, test } from "vitest";
import * as breakpoints from "../../src/theme/breakpoints.ts";

const WEB = join(import.meta.dirname, "../..");
const config = await resolveConfig({ root: WEB, logLevel: "error" }, "build");
const processed = async (css: string) =>
  (await preprocessCSS(css, join(WEB, "src/example.css"), config)).code;

test("stylesheets name breakpoints, alone and combined", async () => {
  expect(await processed("@media (--above-phone) { a { top: 0 } }")).toBe(
    `@media ${breakpoints.ABOVE_PHONE} { a { top: 0 } }`,
  );
  expect(
    await processed("@media (--zoom-140) and (hover: hover), (--phone) { a { top: 0 } }"),
  ).toBe(
    `@media ${breakpoints.ZOOM_140} and (hover: hover), ${breakpoints.PHONE} { a { top: 0 } }`,
  );
});

test("a stylesheet with an unknown breakpoint is not built", async () => {
  await expect(processed("a { top: 0 }\n@media (--watch) { a { top: 1px } }")).rejects.toThrow(
    /example\.css:2:1.*no breakpoint --watch/,
  );
});

test("each breakpoint can be combined with others, and is used", () => {
  const sources = globSync("src/**/*.{css,ts,tsx}", { cwd: WEB })
    .filter((file) => !file.endsWith("breakpoints.ts"))
    .map((file) => readFileSync(join(WEB, file), "utf8"))
    .join("\n");
  for (const [name, query] of Object.entries(breakpoints)) {
    expect(query, name).not.toContain(",");
    const inStyles = `(--${name.toLowerCase().replaceAll("_", "-")})`;
    expect(sources.includes(inStyles) || new RegExp(`\\b${name}\\b`).test(sources), name).toBe(
      true,
    );
  }
});
