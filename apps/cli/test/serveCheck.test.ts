import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generations } from "@courtly/testkit/fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { courtly, type Ran } from "./support/courtly.ts";
import { serving } from "./support/serving.ts";

const place = mkdtempSync(join(tmpdir(), "courtly-check-"));
afterAll(() => rmSync(place, { recursive: true }));
const sound = join(place, "sound.db");
const HOSTS = ["Adelheid", "Brunhild"];

interface CheckData {
  readonly sound: boolean;
  readonly tables: number;
  readonly entries: number;
  readonly damaged: readonly { readonly table: string; readonly reason: string }[];
  readonly faults: readonly string[];
}

const check = (file: string, ...more: readonly string[]) =>
  courtly(["serve", "--check", "--data", file, ...more]);

const dataOf = ({ out }: Ran) => JSON.parse(out) as CheckData;

const openTable = (name: string, index: number) => ({
  game: "to-court-the-king",
  seats: [{ kind: "you" }, { kind: "open" }],
  listed: true,
  name,
  shield: "azure",
  token: String(index).repeat(43),
});

/** A copy of the sound file of which one byte is changed, in the middle of `text`. */
function flipped(name: string, text: string): string {
  const bytes = readFileSync(sound);
  const at = bytes.indexOf(text);
  expect(at).not.toBe(-1);
  bytes.writeUInt8(bytes.readUInt8(at + 4) ^ 1, at + 4);
  writeFileSync(join(place, name), bytes);
  return join(place, name);
}

let whileServed: CheckData;
beforeAll(async () => {
  const { code } = await serving(sound, async (url) => {
    for (const [index, name] of HOSTS.entries()) {
      const { status } = await fetch(`${url}/api/tables`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(openTable(name, index)),
      });
      expect(status).toBe(201);
    }
    whileServed = dataOf(await check(sound, "--json"));
  });
  expect(code).toBe(143);
});

test("a sound file: one line and exit code 0, also while a server uses it", async () => {
  expect(whileServed).toMatchObject({ sound: true, tables: 2, entries: 4, damaged: [] });
  const { code, out, err } = await check(sound);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toBe(`'${sound}' is sound: 2 tables, 4 entries.\n`);
});

test("a damaged table: its line, a summary and exit code 1; the others are counted", async () => {
  const file = flipped("damaged.db", "Brunhild");
  const { code, out } = await check(file);
  expect(code).toBe(1);
  expect(out).toMatch(/^table [\w-]{22}: the checksum of its entries from 1 on is wrong\n/);
  expect(out).toContain(`'${file}' is damaged: 1 of 2 tables.`);
  const data = dataOf(await check(file, "--json"));
  expect(data).toMatchObject({ sound: false, tables: 2, entries: 2, faults: [] });
  expect(data.damaged).toHaveLength(1);
});

test("a server runs on with a damaged table, and refuses only that one", async () => {
  const file = flipped("served.db", "Brunhild");
  const [damaged] = dataOf(await check(file, "--json")).damaged;
  await serving(file, async (url) => {
    const refused = await fetch(`${url}/api/tables/${damaged?.table}`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      refused: { code: "damaged", message: expect.stringContaining("damaged") },
    });
    const { tables } = (await (await fetch(`${url}/api/tables`)).json()) as { tables: object[] };
    expect(tables).toHaveLength(1);
  });
});

test("a file whose first page is damaged: exit code 1", async () => {
  const file = flipped("header.db", "SQLite format 3");
  const { code, out } = await check(file);
  expect(code).toBe(1);
  expect(out).toContain("damaged or no Courtly data file");
});

test("a missing file is wrong usage, and no file is made", async () => {
  const file = join(place, "nowhere.db");
  const { code, out, err } = await check(file);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toBe(`courtly: serve: there is no '${file}': check the path\n`);
  expect((await check(file, "more")).code).toBe(2);
});

test("a file of an older version is checked as far as that is possible", async () => {
  const file = join(place, "older.db");
  copyFileSync(generations()[0]?.tablesFile ?? "", file);
  const { code, out } = await check(file);
  expect(code).toBe(0);
  expect(out).toMatch(/is sound: 17 tables, [\d,]+ entries\.\n.*without checksums/);
});

test("a second server on the same file says so in one line, and exits with 2", async () => {
  await serving(sound, async (url) => {
    const { code, out, err } = await courtly(["serve", "--port", "0", "--data", sound]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    // Started twice with the same port, it names the address of the first.
    const again = await courtly(["serve", "--port", new URL(url).port, "--data", sound]);
    expect(again).toEqual({
      code: 2,
      out: "",
      err: `courtly: serve: Courtly is already running: open ${url}/\n`,
    });
    expect(err).toBe(
      `courtly: serve: '${sound}' is in use by another Courtly server: stop that one, or name another file with --data\n`,
    );
  });
});

const changeKey = (file: string, ...more: readonly string[]) =>
  courtly(["serve", "--new-signing-key", "--data", file, ...more]);

test("a new signing key: the file stays sound, and is not changed while a server uses it", async () => {
  const file = join(place, "key.db");
  copyFileSync(sound, file);
  await serving(file, async () => {
    const { code, err } = await changeKey(file);
    expect(code).toBe(2);
    expect(err).toContain("courtly: serve: ");
  });
  const { code, out } = await changeKey(file);
  expect(code).toBe(0);
  expect(out).toContain("has a new key");
  expect(JSON.parse((await changeKey(file, "--json")).out)).toEqual({ changed: true, file });
  expect(dataOf(await check(file, "--json"))).toMatchObject({ sound: true, tables: 2 });
  expect((await changeKey(join(place, "missing.db"))).code).toBe(2);
  expect((await changeKey(file, "--check")).code).toBe(2);
});

test("a new signing key for a file of an older version: the copy with the file as it was is named", async () => {
  const file = join(place, "older.db");
  const [oldest] = generations();
  copyFileSync(oldest?.tablesFile ?? "", file);
  const { code, err } = await changeKey(file);
  expect({ code, err }).toEqual({
    code: 0,
    err: expect.stringMatching(
      /^courtly: serve: '.*older\.db' was updated; the file as it was before is '.*\.backup'\n$/,
    ),
  });
  expect((await changeKey(file)).err).toBe("");
});
