import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SCREENS } from "../../development/screens/screens.ts";
import { inParallel } from "../../development/shots/inParallel.ts";
import { linkPackages } from "../../development/shots/refPage.ts";
import { percent, reportOf } from "../../development/shots/report.ts";
import { pictureName, readWanted } from "../../development/shots/wanted.ts";

test("without names all screens are wanted, at three sizes, in English", () => {
  const wanted = readWanted([]);
  if (!wanted.ok) throw new Error(wanted.error);
  expect(wanted.value.shots).toHaveLength(SCREENS.length * 3);
  expect(wanted.value.against).toBeUndefined();
});

test("screens, languages and the commit to compare with can be named", () => {
  const wanted = readWanted(["king", "--against", "HEAD~3", "--languages", "it,de"]);
  if (!wanted.ok) throw new Error(wanted.error);
  const { shots, against } = wanted.value;
  expect(against).toBe("HEAD~3");
  expect(shots.map((shot) => pictureName(shot, "dark"))).toEqual([
    "king-desktop-dark-it",
    "king-desktop-dark-de",
    "king-tablet-dark-it",
    "king-tablet-dark-de",
    "king-phone-dark-it",
    "king-phone-dark-de",
  ]);
});

test("an unknown name is reported, with the known names", () => {
  expect(readWanted(["kong"])).toMatchObject({ ok: false, error: /No screen 'kong': home-empty/ });
  expect(readWanted(["--languages", "fr"])).toMatchObject({ ok: false, error: /'fr' found/ });
  expect(readWanted(["--agianst", "HEAD"])).toMatchObject({ ok: false, error: /--agianst/ });
});

test("the report shows the largest change first, and names what could not be shown", () => {
  const change = { title: "A <turn>", pictures: ["before", "after", "difference"] as const };
  const html = reportOf({
    before: "abc One & two",
    after: "this tree",
    changes: [
      { ...change, name: "small", share: 0.00001 },
      { ...change, name: "large", share: 0.5 },
      { ...change, name: "new", share: 1, reason: "not shown before: no .x", pictures: ["after"] },
    ],
    missing: [{ name: "lost-phone-any", reason: "there is no .y" }],
    unchanged: 7,
  });
  const order = [...html.matchAll(/<section id="(\w+)"/g)].map(([, name]) => name);
  expect(order).toEqual(["new", "large", "small"]);
  for (const text of [
    "3 pictures changed",
    "7 pictures unchanged",
    "abc One &amp; two",
    "A &lt;turn>",
    "not shown before: no .x",
    "there is no .y",
    "under 0.01%",
    'src="large-difference.png"',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('src="new-before.png"');
});

test("a tiny change is never shown as 0%", () => {
  expect([1, 0.5, 0.1234, 0.0042, 0.00001].map(percent)).toEqual([
    "100%",
    "50.0%",
    "12.3%",
    "0.42%",
    "under 0.01%",
  ]);
});

test("a limited number of pieces run at a time, and results keep their order", async () => {
  let now = 0;
  let most = 0;
  const done = await inParallel([5, 1, 3, 2, 4], 2, async (piece) => {
    now += 1;
    most = Math.max(most, now);
    for (let turn = 0; turn < piece; turn += 1) await Promise.resolve();
    now -= 1;
    return piece * 10;
  });
  expect(done).toEqual([50, 10, 30, 20, 40]);
  expect(most).toBe(2);
});

test("another tree gets the packages of this one, and its own rooms", () => {
  const folder = mkdtempSync(join(tmpdir(), "courtly-packages-"));
  const [root, tree] = [join(folder, "root"), join(folder, "tree")];
  for (const path of ["root/engine", "root/node_modules/preact", "tree/engine"])
    mkdirSync(join(folder, path), { recursive: true });
  mkdirSync(join(root, "node_modules/@courtly"));
  symlinkSync("../../engine", join(root, "node_modules/@courtly/engine"), "dir");
  writeFileSync(join(root, "node_modules/preact/package.json"), "preact");
  writeFileSync(join(root, "engine/name"), "ours");
  writeFileSync(join(tree, "engine/name"), "theirs");
  linkPackages(root, tree);
  expect(readFileSync(join(tree, "node_modules/preact/package.json"), "utf8")).toBe("preact");
  expect(readFileSync(join(tree, "node_modules/@courtly/engine/name"), "utf8")).toBe("theirs");
  rmSync(tree, { recursive: true });
  expect(existsSync(join(root, "node_modules/preact/package.json"))).toBe(true);
  rmSync(folder, { recursive: true });
});
