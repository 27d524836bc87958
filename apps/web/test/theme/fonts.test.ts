import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { charactersIn } from "../../subsetFonts.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const FACES = readFileSync(join(ROOT, "apps/web/src/theme/fonts.css"), "utf8")
  .split("@font-face")
  .slice(1)
  .map((face) => ({
    family: /font-family: "(.*)"/.exec(face)?.[1] ?? "",
    isSubset: face.includes("?subset"),
    characters: new Set(charactersIn(/unicode-range:([^;]*)/.exec(face)?.[1] ?? "")),
  }));
const TEXT_FAMILIES = ["Texturina", "Hanken Grotesk"];

/** Signs that no font of ours has: the browser takes them from one of the system. */
const FOREIGN = new Set("→≥‹›✓♛");

test("a range is read into its characters", () => {
  expect(charactersIn("U+0041-0043, U+00DF")).toBe("ABCß");
});

test("our texts need no more than the first file of each font", () => {
  const files = globSync("{apps,games,strategy}/**/words/*.ts", { cwd: ROOT }).filter(
    (file) => !file.includes("node_modules"),
  );
  expect(files.length).toBeGreaterThan(50);
  const texts = new Set(files.flatMap((file) => [...readFileSync(join(ROOT, file), "utf8")]));
  for (const family of TEXT_FAMILIES) {
    const first = FACES.find((face) => face.family === family && face.isSubset);
    const lacking = [...texts].filter(
      (sign) => sign >= " " && !FOREIGN.has(sign) && first?.characters.has(sign) !== true,
    );
    expect(lacking, family).toEqual([]);
  }
});

test("the names of people have their characters in further files, none of which has one of the first", () => {
  for (const family of TEXT_FAMILIES) {
    const [first, ...further] = FACES.filter((face) => face.family === family)
      .toSorted((a, b) => Number(b.isSubset) - Number(a.isSubset))
      .map((face) => face.characters);
    const others = further.flatMap((set) => [...set]);
    expect(others.filter((sign) => first?.has(sign))).toEqual([]);
    for (const sign of "Åñçøłğőž") expect(others, family).toContain(sign);
  }
});
