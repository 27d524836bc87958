import { expect, test } from "vitest";
import { plainNames } from "../src/plainNames.ts";

const GLOSSARY = `
| word | meaning | avoid |
|---|---|---|
| roster | the players of a table | cast, line-up |
| game UI | what a game provides | game face |
| seat | a place | |
`;

const complaints = (code: string, file = "apps/web/src/a.ts") =>
  plainNames(
    new Map([
      ["docs/glossary.md", GLOSSARY],
      [file, code],
    ]),
  ).map(({ line, what }) => `${line}: ${what}`);

test("an exported name with a word to avoid is reported with the word to use", () => {
  expect(complaints("\nexport interface OnlineCast {}\n")).toEqual([
    "2: 'OnlineCast' uses 'cast': the glossary says 'roster'",
  ]);
});

test.each([
  "export const CAST_SIZE = 1;",
  "export async function castOf() {}",
  "export type GameFace = 1;",
])("%s is reported", (code) => expect(complaints(code)).toHaveLength(1));

test.each([
  "const cast = 1;",
  "export const broadcast = 1;",
  "export const castle = 1;",
  "export type GameUiFace = 1;",
  "export type Face = 1;",
])("%s is allowed", (code) => expect(complaints(code)).toEqual([]));

test.each(["apps/web/src/onlineCast.ts", "tools/game-face.js"])("the file %s is reported", (file) =>
  expect(complaints("", file)).toHaveLength(1),
);

test.each(["apps/web/src/castle.ts", "docs/cast.md", "apps/cast/src/a.ts"])(
  "the file %s is allowed",
  (file) => expect(complaints("", file)).toEqual([]),
);

test("tests may use any name", () => {
  expect(complaints("export const cast = 1;", "apps/web/test/cast.ts")).toEqual([]);
});
