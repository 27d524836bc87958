import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressTexts } from "../compress.ts";

test("each text of a page is there packed as well, where that is smaller", () => {
  const page = mkdtempSync(join(tmpdir(), "courtly-packed-"));
  const at = (name: string) => join(page, name);
  const long = "a page says many things, and most of them more than once; ".repeat(20);
  mkdirSync(at("assets"));
  for (const name of ["index.html", "assets/a.js", "assets/a.css", "b.svg", "c.json", "font.woff2"])
    writeFileSync(at(name), long);
  writeFileSync(at("short.svg"), "<svg/>");
  compressTexts(page);
  for (const name of ["index.html", "assets/a.js", "assets/a.css", "b.svg", "c.json"]) {
    expect(readFileSync(at(name), "utf8")).toBe(long);
    expect(brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(at(`${name}.gz`))).toString()).toBe(long);
  }
  for (const name of ["font.woff2", "short.svg"])
    for (const end of ["br", "gz"]) expect(existsSync(at(`${name}.${end}`))).toBe(false);
  rmSync(page, { recursive: true });
});
