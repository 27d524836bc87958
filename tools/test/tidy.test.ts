import { describe, expect, test } from "vitest";
import { decisions, links } from "../src/documents.ts";
import { gameShape, ruleTables } from "../src/gameRooms.ts";
import { fileIdeas, habits } from "../src/habits.ts";
import { packages } from "../src/packages.ts";
import { roomImports } from "../src/rooms.ts";
import { complaints } from "./complaints.ts";

describe("the room import table", () => {
  const names = {
    engine: "engine",
    dice: "dice",
    king: "games/king",
    bots: "strategy/bots",
    testkit: "testkit",
    cli: "apps/cli",
  };
  const doors = Object.fromEntries(
    Object.entries(names).map(([name, folder]) => [
      `${folder}/package.json`,
      `{ "name": "@courtly/${name}", "exports": { ".": "./a.ts", "./side": "./b.ts" } }`,
    ]),
  );
  const importing = (file: string, from: string) =>
    complaints(roomImports, { ...doors, [file]: `// first line\nimport { x } from "${from}";\n` });

  test.each([
    ["games/king/src/a.ts", "@courtly/engine"],
    ["games/king/src/a.ts", "./b.ts"],
    ["strategy/bots/src/king/a.ts", "../bot.ts"],
    ["strategy/bots/src/a.ts", "@courtly/king"],
    ["apps/cli/src/a.ts", "@courtly/bots"],
    ["apps/cli/src/a.ts", "@courtly/bots/side"],
    ["apps/cli/src/a.ts", "node:fs"],
    ["dice/src/a.ts", "@noble/hashes"],
    ["engine/test/a.test.ts", "../src/a.ts"],
    ["engine/test/a.test.ts", "@courtly/engine"],
    ["engine/test/a.test.ts", "@courtly/testkit"],
    ["engine/test/a.test.ts", "node:fs"],
    ["engine/test/a.test.ts", "vitest"],
    ["testkit/test/a.test.ts", "@courtly/king"],
  ])("%s may import %s", (file, from) => {
    expect(importing(file, from)).toEqual([]);
  });

  test.each([
    ["engine/src/a.ts", "@courtly/king", "engine may not import games/king"],
    ["engine/src/a.ts", "valibot", "this room depends on nothing"],
    ["games/king/src/a.ts", "node:fs", "this room depends on nothing"],
    ["games/king/src/a.ts", "@courtly/bots", "games/king may not import strategy/bots"],
    ["games/king/src/a.ts", "@courtly/dice", "games/king may not import dice"],
    ["games/king/src/a.ts", "@courtly/king", "this room itself"],
    ["games/king/src/a.ts", "../../../engine/src/a.ts", "leaves the room"],
    ["games/king/src/a.ts", "@courtly/engine/src/a.ts", "no entry point of a room"],
    ["dice/src/a.ts", "fs", "needs Node"],
    ["strategy/bots/src/a.ts", "node:os", "needs Node"],
    ["strategy/bots/src/a.ts", "@courtly/cli", "strategy/bots may not import apps/cli"],
    ["apps/cli/src/a.ts", "@courtly/testkit", "apps/cli may not import testkit"],
    ["apps/cli/src/a.ts", "@courtly/cellar", "no entry point of a room"],
    ["engine/test/a.test.ts", "@courtly/king", "engine may not import games/king"],
    ["cellar/src/a.ts", "./b.ts", "no room 'cellar' is known"],
  ])("%s may not import %s", (file, from, why) => {
    expect(importing(file, from)).toEqual([expect.stringContaining(why)]);
  });

  test("every kind of import is found, with its line", () => {
    const text = [
      "import type {",
      "  A,",
      '} from "node:a";',
      'import "node:b";',
      'export { c } from "node:c";',
      'const d = await import("node:d");',
    ].join("\n");
    expect(complaints(roomImports, { "engine/src/a.ts": text })).toEqual(
      ["3: 'node:a'", "4: 'node:b'", "5: 'node:c'", "6: 'node:d'"].map((place) =>
        expect.stringContaining(`engine/src/a.ts:${place}`),
      ),
    );
  });
});

describe("the table of rules and tests", () => {
  const rules = (...rows: string[]) =>
    ["- **K1** Two play.", "- **K2** Dice are rolled.", "", ...rows].join("\n");
  const titled = (...titles: string[]) =>
    titles.map((title) => `test("${title}", () => {});`).join("\n");
  const game = (table: string, tests: string) => ({
    "games/king/package.json": "{}",
    "games/king/RULES.md": table,
    "games/king/test/a.test.ts": tests,
  });
  const one = "| K1 | test/a.test.ts | K1: two play |";
  const two = "| K2 | `test/a.test.ts` | K1, K2: two roll dice |";

  test("a rule is proved by a test that names it", () => {
    expect(
      complaints(
        ruleTables,
        game(rules(one, two), titled("K1: two play", "K1, K2: two roll dice")),
      ),
    ).toEqual([]);
  });

  test.each([
    ["a rule without a row", rules(one), "RULES.md:2: nothing proves K2"],
    [
      "a row without a rule",
      rules(one, two, "| K3 | test/a.test.ts | K1: two play |"),
      "RULES.md:6: no rule K3",
    ],
    [
      "a row without a file",
      rules(one, two, "| K1 | test/b.test.ts | K1: two play |"),
      "RULES.md:6: no file test/b.test.ts",
    ],
    [
      "a row without a test",
      rules(one, two, "| K1 | test/a.test.ts | K1: three play |"),
      "RULES.md:6: test/a.test.ts has no test 'K1: three play'",
    ],
    [
      "a title without the rule",
      rules(one, two, "| K2 | test/a.test.ts | K1: two play |"),
      "RULES.md:6: the title does not begin with K2",
    ],
  ])("%s", (_, table, complaint) => {
    expect(
      complaints(ruleTables, game(table, titled("K1: two play", "K1, K2: two roll dice"))),
    ).toContainEqual(expect.stringContaining(complaint));
  });

  test("a title that names no known rule", () => {
    const tests = titled("K1: two play", "K1, K2: two roll dice", "K9: nobody knows");
    const each = `${tests}\ntest.each([1, 2])("K8: nor this %i", () => {});`;
    expect(complaints(ruleTables, game(rules(one, two), each))).toEqual([
      "games/king/test/a.test.ts:3: no RULES.md defines K9: correct the title",
      "games/king/test/a.test.ts:4: no RULES.md defines K8: correct the title",
    ]);
  });
});

test("every game has the same files, and playthroughs", () => {
  const sources = ["state", "actions", "apply", "notation", "index"].map(
    (name) => `src/${name}.ts`,
  );
  const records = ["1", "2", "3", "4", "5", "6", "7", "8"].map(
    (name) => `playthroughs/${name}.court`,
  );
  const paths = ["package.json", "RULES.md", ...sources, ...records];
  const game = (kept: readonly string[]) =>
    Object.fromEntries(kept.map((path) => [`games/king/${path}`, "{}"]));
  expect(complaints(gameShape, game(paths))).toEqual([]);
  const broken = paths.filter((path) => path !== "src/apply.ts" && path !== "playthroughs/3.court");
  expect(complaints(gameShape, game(broken))).toEqual([
    "games/king/src/apply.ts:1: missing: every game has it",
    "games/king/playthroughs:1: 7 playthroughs: record 8 at least",
  ]);
});

describe("habits", () => {
  // Joined from parts, so that this file itself passes the check.
  const todo = ["TO", "DO"].join("");
  const disable = ["ox", "lint-disable-next-line no-var"].join("");

  test.each([
    ["README.md", ["see ", "work", "main"].join("/")],
    ["a.sh", ["cd ", "farm", "x"].join("/")],
    ["a.ts", ["'", "root", "x'"].join("/")],
    ["a.ts", ["'", "home", "ada'"].join("/")],
    ["package-lock.json", '  "resolved": "https://example.org/a.tgz"'],
    [".npmrc", "registry=https://example.org"],
    ["a.ts", `// ${todo}: later`],
    ["a.test.ts", ["test", "only(1)"].join(".")],
    ["a.test.ts", ["test", "skip(1)"].join(".")],
    ["a.ts", ["x as", "any"].join(" ")],
    ["a.ts", ["// @ts", "ignore"].join("-")],
    ["a.ts", `// ${disable}`],
    ["a.ts", ["export", '* from "./b.ts";'].join(" ")],
  ])("%s: %s", (file, line) => {
    expect(complaints(habits, { [file]: `first\n${line}` })).toEqual([
      expect.stringContaining(`${file}:2: `),
    ]);
  });

  test.each([
    ["a.ts", `// ${todo} #12: later`],
    ["a.ts", `// ${disable} -- the parser needs it`],
    ["a.test.ts", `${["test", "skip(1)"].join(".")}; // -- waits for #12`],
    ["README.md", `a ${todo} list`],
    ["README.md", "https://example.org/work/x and src/root/x"],
  ])("fine in %s: %s", (file, line) => {
    expect(complaints(habits, { [file]: line })).toEqual([]);
  });
});

test("a file is an idea, of 450 lines at most", () => {
  const long = "x\n".repeat(451);
  expect(complaints(fileIdeas, { "a/src/costs.ts": "x\n".repeat(450), "notes.md": long })).toEqual(
    [],
  );
  for (const name of ["utils", "helpers", "misc", "common", "types", "types/cost"])
    expect(complaints(fileIdeas, { [`a/src/${name}.ts`]: "" })).toEqual([
      `a/src/${name}.ts:1: a grab bag: name the file after its idea`,
    ]);
  for (const file of ["a/src/costs.ts", "a/src/costs.css"])
    expect(complaints(fileIdeas, { [file]: long })).toEqual([
      `${file}:1: 451 lines, 450 at most: split it by idea`,
    ]);
});

test("packages have exact versions, a license, an entry point and type checks", () => {
  const good = {
    license: "MIT",
    exports: "./src/index.ts",
    dependencies: { a: "1.2.3", b: "1.2.3-rc.1" },
  };
  const twoDoors = { ...good, exports: { ".": "./src/index.ts", "./side": "./src/side.ts" } };
  const room = (manifest: object) => ({
    "dice/package.json": JSON.stringify(manifest, null, 2),
    "dice/src/index.ts": "",
  });
  expect(
    complaints(packages, {
      ...room(good),
      "dice/tsconfig.json": "{}",
      "package.json": '{ "license": "MIT" }',
    }),
  ).toEqual([]);
  expect(
    complaints(packages, { ...room(twoDoors), "dice/tsconfig.json": "{}" }),
    "every entry point is a file",
  ).toEqual(["dice/package.json:1: exports names no file: name the room's index.ts"]);
  expect(
    complaints(packages, room({ exports: "./src/door.ts", devDependencies: { c: "^1.2.3" } })),
  ).toEqual([
    "dice/package.json:4: c '^1.2.3' may change by itself: pin one version",
    "dice/package.json:1: no license: name it",
    "dice/package.json:1: exports names no file: name the room's index.ts",
    "dice/package.json:1: no tsconfig.json: nothing checks its types",
  ]);
});

test("relative links lead to files that exist", () => {
  const files = { "docs/b.md": "", "src/a.ts": "" };
  const fine =
    "[b](b.md#top) [a](../src/a.ts) [src](../src/) [web](https://example.org) [top](#top)\n```\n[x](x.md)\n```";
  expect(complaints(links, { ...files, "docs/a.md": fine })).toEqual([]);
  expect(
    complaints(links, { ...files, "docs/a.md": "\n[b](c.md) ![d](img/d.png)\n\n[e]: ../e.md" }),
  ).toEqual([
    "docs/a.md:2: 'c.md' leads nowhere: correct the link",
    "docs/a.md:2: 'img/d.png' leads nowhere: correct the link",
    "docs/a.md:4: '../e.md' leads nowhere: correct the link",
  ]);
});

test("decisions are numbered without gaps and have a status", () => {
  const adr = (name: string, text = "# One\n\nStatus: accepted\n") => ({
    [`docs/adr/${name}.md`]: text,
  });
  expect(
    complaints(decisions, {
      ...adr("0001-one"),
      ...adr("0002-two", "- **Status** proposed"),
      ...adr("README", ""),
    }),
  ).toEqual([]);
  expect(
    complaints(decisions, { ...adr("0001-one", "# One"), ...adr("0003-three"), ...adr("four") }),
  ).toEqual([
    "docs/adr/0001-one.md:1: no Status line: is it proposed, accepted or superseded?",
    "docs/adr/0003-three.md:1: the next number is 0002: '0002-title.md'",
    "docs/adr/four.md:1: the next number is 0003: '0003-title.md'",
  ]);
});
