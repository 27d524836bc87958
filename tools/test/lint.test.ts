import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import stylelint from "stylelint";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const house = mkdtempSync(join(tmpdir(), "courtly-lint-"));
afterAll(() => rmSync(house, { recursive: true }));

/** The rules that complain about each line of a file, in a small copy of the repository. */
function complaints(path: string, lines: readonly string[]): readonly string[] {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.join("\n"));
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules/oxlint/bin/oxlint"), "--format=unix", path],
    { cwd: house, encoding: "utf8" },
  );
  return stdout
    .split("\n")
    .flatMap((line) => {
      const found = /:(\d+):\d+: .*\((.+)\)\]$/.exec(line);
      return found === null ? [] : [`${found[1]} ${found[2]}`];
    })
    .toSorted();
}

for (const file of [".oxlintrc.json", "tsconfig.base.json"])
  cpSync(join(root, file), join(house, file));
writeFileSync(
  join(house, "tsconfig.json"),
  '{ "extends": "./tsconfig.base.json", "compilerOptions": { "types": ["node"] } }',
);
symlinkSync(join(root, "node_modules"), join(house, "node_modules"), "junction");

const IMPURE = [
  "export const a = Math.random();",
  "export const b = Date.now();",
  "export const c = performance.now();",
  "export const d = process.argv;",
  "setTimeout(() => {}, 1);",
  'console.log("x");',
  "export const e = crypto.randomUUID();",
];

test.each([
  "engine/src/a.ts",
  "games/king/src/a.ts",
  "strategy/bots/src/a.ts",
  "protocol/src/a.ts",
])("no clock, no chance and no I/O in %s", (path) => {
  expect(complaints(path, IMPURE)).toEqual([
    "1 no-restricted-properties",
    ...[2, 3, 4, 5, 6, 7].map((line) => `${line} no-restricted-globals`),
  ]);
});

test("dice may use secure randomness, but nothing else that is impure", () => {
  expect(complaints("dice/src/a.ts", IMPURE)).toHaveLength(IMPURE.length - 1);
});

test("apps may use all of these", () => {
  expect(complaints("apps/cli/src/a.ts", IMPURE)).toEqual([]);
});

test("lint enforces strict use of types and modules", () => {
  const planted = [
    'import { Stats } from "node:fs";',
    "export const a = (x: Stats | any) => x;",
    "export const b = (x: string[]) => x[0]!;",
    "export const c = async () => 1;",
    "export const d = () => { c(); };",
    'export const e = (x: "a" | "b") => { switch (x) { case "a": return 1; } return 2; };',
    "export const f = (x: string) => x as string;",
    "export const g = (x: number) => x == 1;",
    "export const h = (x: number) => { x = 2; return x; };",
    "export const i = (j: 1, k: 2, l: 3, m: 4, n: 5) => [j, k, l, m, n];",
    "export default a;",
  ];
  expect(complaints("engine/src/b.ts", planted)).toEqual(
    expect.arrayContaining([
      "1 consistent-type-imports",
      "2 no-explicit-any",
      "3 no-non-null-assertion",
      "5 no-floating-promises",
      "6 switch-exhaustiveness-check",
      "7 no-unnecessary-type-assertion",
      "8 eqeqeq",
      "9 no-param-reassign",
      "10 max-params",
      "11 no-default-export",
    ]),
  );
});

test("modules do not import each other in cycles", () => {
  writeFileSync(join(house, "engine/src/d.ts"), 'export { c as d } from "./c.ts";\n');
  expect(
    complaints("engine/src/c.ts", ['import { d } from "./d.ts";', "export const c = () => d;"]),
  ).toEqual(["1 no-cycle"]);
});

/** The rules that complain about each line of a stylesheet. */
async function styleComplaints(lines: readonly string[]): Promise<readonly string[]> {
  const { results } = await stylelint.lint({
    code: lines.join("\n"),
    configFile: join(root, "stylelint.config.ts"),
  });
  const warnings = results.flatMap((result) => result.warnings);
  const inOrder = warnings.toSorted((a, b) => a.line - b.line);
  return [...new Set(inOrder.map(({ line, rule }) => `${line} ${rule}`))];
}

test("stylesheets have no mistakes that a browser would silently ignore", async () => {
  const planted = [
    "a { colour: red }",
    "b { color: 12px }",
    "i { color: red; color: red }",
    "a { margin: 0 }",
    "u:hovered { margin: 0 }",
    "p { margin: 0 !important }",
    "#id { margin: 0 }",
    "em { margin-top: 1px; margin: 0 }",
    "q { width: calc(1px+2px) }",
    "s { -webkit-appearance: none }",
  ];
  expect(await styleComplaints(planted)).toEqual([
    "1 property-no-unknown",
    "2 declaration-property-value-no-unknown",
    "3 declaration-block-no-duplicate-properties",
    "4 no-duplicate-selectors",
    "5 selector-pseudo-class-no-unknown",
    "6 declaration-no-important",
    "7 selector-max-id",
    "8 declaration-block-no-shorthand-property-overrides",
    "9 function-calc-no-unspaced-operator",
    "10 property-no-vendor-prefix",
  ]);
});

test("an exception in a stylesheet gives its reason", async () => {
  const exception = "/* stylelint-disable-next-line declaration-no-important";
  expect(
    await styleComplaints([`${exception} -- it must */`, "p { margin: 0 !important }"]),
  ).toEqual([]);
  expect(await styleComplaints([`${exception} */`, "p { margin: 0 !important }"])).toHaveLength(1);
  expect(await styleComplaints([`${exception} -- no more */`, "p { margin: 0 }"])).toHaveLength(1);
});
