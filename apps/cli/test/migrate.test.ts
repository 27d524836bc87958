import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generations } from "@courtly/testkit/fixtures";
import { afterAll, expect, test } from "vitest";
import { courtly } from "./support/courtly.ts";

const place = mkdtempSync(join(tmpdir(), "courtly-migrate-"));
afterAll(() => rmSync(place, { recursive: true }));

test("a store is copied into another one, and a second time nothing is left to copy", async () => {
  const [from, to] = [join(place, "from.db"), join(place, "to.db")];
  const { tablesFile = "", manifest } = generations().at(-1) ?? {};
  copyFileSync(tablesFile, from);
  const tables = manifest?.tables.length;
  const first = await courtly(["migrate", "--from", from, "--to", to, "--json"]);
  expect(first).toMatchObject({ code: 0 });
  expect(JSON.parse(first.out)).toMatchObject({ tables, copied: tables, damaged: [] });
  const again = await courtly(["migrate", "--from", from, "--to", to]);
  expect(again.out).toContain(`(${tables} of them were there before)`);
  expect(again).toMatchObject({ code: 0, err: "" });
});

test("what cannot be copied is refused in one line, without a password", async () => {
  const letter = join(place, "letter.txt");
  writeFileSync(letter, "Dear Ada, this is not a database. ".repeat(100));
  const secret = "postgres://ada:secret@127.0.0.1:1/courtly";
  for (const [args, why] of [
    [[], "name both stores"],
    [["--from", "a.db"], "name both stores"],
    [["--from", "a.db", "--to", "a.db"], "both stores are the same"],
    [["--from", join(place, "nowhere.db"), "--to", "b.db"], "check the path"],
    [["--from", letter, "--to", join(place, "new.db")], "no Courtly data file"],
    [["--from", secret, "--to", join(place, "new.db")], "does not answer"],
  ] as const) {
    const { code, err } = await courtly(["migrate", ...args]);
    expect({ args, code, lines: err.trim().split("\n").length }).toEqual({
      args,
      code: 2,
      lines: 1,
    });
    expect(err).toContain(why);
    expect(err).not.toContain("secret");
  }
});
