import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { courtly, courtlyInside, type Ran } from "./support/courtly.ts";
import { serving } from "./support/serving.ts";

const place = mkdtempSync(join(tmpdir(), "courtly-admin-"));
afterAll(() => rmSync(place, { recursive: true }));
const data = join(place, "tables.db");
const backup = join(place, "backup.db");
/** The table that stays open. */
let open: string;

const admin = (...words: readonly string[]) => courtlyInside(["admin", ...words, "--data", data]);

async function openTable(url: string, name: string): Promise<string> {
  const body = {
    game: "to-court-the-king",
    seats: [{ kind: "you" }, { kind: "open" }],
    listed: false,
    name,
    shield: "azure",
    token: name.padEnd(43, "x"),
  };
  const headers = { "content-type": "application/json" };
  const given = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return ((await given.json()) as { table: string }).table;
}

const answers = new Map<string, Ran>();
beforeAll(async () => {
  await serving(data, async (url) => {
    open = await openTable(url, "Adelheid");
    const closed = await openTable(url, "Brunhild");
    const asked: readonly (readonly [string, readonly string[]])[] = [
      ["list", ["list"]],
      ["list as JSON", ["list", "--json"]],
      ["close", ["close", closed]],
      ["close again", ["close", closed]],
      ["list of finished tables", ["list", "--stage", "over"]],
      ["export", ["export", open]],
      ["export as JSON", ["export", open, "--json"]],
      ["delete a table in use", ["delete", open]],
      ["delete", ["delete", closed]],
      ["list of no tables", ["list", "--stage", "over"]],
      ["block", ["block", "203.0.113.7"]],
      ["block again", ["block", "203.0.113.7", "--json"]],
      ["blocked", ["blocked"]],
      ["block nobody", ["block", "Ada"]],
      ["unblock", ["unblock", "203.0.113.7"]],
      ["health", ["health"]],
      ["health as JSON", ["health", "--json"]],
    ];
    for (const [name, words] of asked) answers.set(name, await admin(...words));
    answers.set("backup", await courtlyInside(["backup", backup, "--data", data]));
    answers.set("backup again", await courtlyInside(["backup", backup, "--data", data]));
    answers.set("restore in use", await courtlyInside(["restore", backup, "--data", data]));
    await openTable(url, "Chiara");
  });
});

test.each([
  ["list", 0, /^[\w-]{22} {2}lobby .* {2}to-court-the-king {2}2 entries {2}\S+ {2}code \w{6}\n/m],
  ["list as JSON", 0, /^\[\{"table":.*"stage":"lobby"/],
  ["close", 0, /^The table [\w-]{22} is closed, and its players are told\.\n$/],
  ["list of finished tables", 0, /^[\w-]{22} {2}over .*Brunhild\n$/],
  ["export", 0, /^# The game at [\w-]{22} has not begun/],
  ["export as JSON", 0, /^\{"table":.*"log":\[\{"n":1,/],
  ["delete", 0, /^The table [\w-]{22} is deleted\./],
  ["list of no tables", 0, /^There are no such tables\.\n$/],
  ["block", 0, /^203\.0\.113\.7 is blocked\.\n$/],
  ["block again", 0, /^\{"network":"203\.0\.113\.7","isChanged":false\}\n$/],
  ["blocked", 0, /^203\.0\.113\.7 {2}since \d{4}-\d\d-\d\d \d\d:\d\d\n$/],
  ["unblock", 0, /^203\.0\.113\.7 is not blocked any more\.\n$/],
  ["health", 0, /^The server stores moves\.\nup .*\nconnections +0\ntables .*1 in the lobby\n/],
  ["health as JSON", 0, /^\{"isReady":true,/],
  ["backup", 0, /^'.*backup\.db' has 1 table, and is sound\.\n$/],
] as const)("%s of a running server", (name, code, says) => {
  expect(answers.get(name)).toMatchObject({ code, err: "", out: expect.stringMatching(says) });
});

test.each([
  ["close again", 1, /^courtly: admin: the game at the table .* is over already\n$/],
  ["delete a table in use", 1, /close it first/],
  ["block nobody", 1, /'Ada' is no address/],
  ["backup again", 2, /there is a '.*backup\.db' already: nothing is overwritten/],
  ["restore in use", 2, /in use by another Courtly server/],
] as const)("%s: exit %i, and one line says why", (name, code, says) => {
  const answer = answers.get(name);
  expect(answer).toMatchObject({ code, out: "", err: expect.stringMatching(says) });
  expect(answer?.err.split("\n")).toHaveLength(2);
});

test("without a server: exit 2, and one line says how to start it", async () => {
  for (const args of [
    ["admin", "health"],
    ["backup", join(place, "never.db")],
  ]) {
    const { code, err } = await courtlyInside([...args, "--data", data]);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/: no server is running with '.*': start it with .*\n$/),
    });
  }
  expect(existsSync(join(place, "never.db"))).toBe(false);
});

const tablesOf = async (file: string) => {
  const { out } = await courtlyInside(["serve", "--check", "--data", file, "--json"]);
  return (JSON.parse(out) as { tables: number }).tables;
};

test("a backup is restored, the file as it was stays, and the server goes on with the backup", async () => {
  expect(await tablesOf(data)).toBe(2);
  const { code, out } = await courtlyInside(["restore", backup, "--data", data]);
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/ now: 1 table\.\nThe file as it was is '.*\.replaced-1'/),
  });
  expect(await tablesOf(data)).toBe(1);
  expect(await tablesOf(`${data}.replaced-1`)).toBe(2);
  expect(existsSync(backup)).toBe(true);
  await serving(data, async (url) => {
    expect((await fetch(`${url}/api/tables/${open}`)).status).toBe(200);
  });
  const again = await courtlyInside(["restore", `${data}.replaced-1`, "--data", data, "--json"]);
  expect(JSON.parse(again.out)).toEqual({
    restored: true,
    file: data,
    replaced: `${data}.replaced-2`,
  });
  expect(await tablesOf(data)).toBe(2);
});

test("a server that was killed leaves moves in its journal: they are in the replaced file", async () => {
  const killed = join(place, "killed.db");
  copyFileSync(backup, killed);
  await serving(killed, (url) => openTable(url, "Dora"), "SIGKILL");
  expect(existsSync(`${killed}-wal`)).toBe(true);
  expect((await courtlyInside(["restore", backup, "--data", killed])).code).toBe(0);
  expect(await tablesOf(killed)).toBe(1);
  expect(await tablesOf(`${killed}.replaced-1`)).toBe(2);
  expect(existsSync(`${killed}-wal`)).toBe(false);
});

test("a backup that is damaged or none changes nothing", async () => {
  const before = readFileSync(data);
  const damaged = join(place, "damaged.db");
  const bytes = readFileSync(backup);
  const at = bytes.indexOf("Adelheid");
  bytes.writeUInt8(bytes.readUInt8(at + 4) ^ 1, at + 4);
  writeFileSync(damaged, bytes);
  const refused = await courtlyInside(["restore", damaged, "--data", data]);
  expect(refused).toMatchObject({
    code: 1,
    out: expect.stringMatching(/checksum.*\n.*not changed/),
  });
  writeFileSync(join(place, "letter.txt"), "Dear Ada");
  writeFileSync(join(place, "empty.db"), "");
  for (const name of ["letter.txt", "empty.db", "missing.db", "."]) {
    const { code, err } = await courtlyInside(["restore", join(place, name), "--data", data]);
    expect.soft({ name, code, lines: err.split("\n").length }).toEqual({ name, code: 2, lines: 2 });
  }
  expect((await courtlyInside(["restore", data, "--data", data])).err).toContain("itself");
  expect(readFileSync(data).equals(before)).toBe(true);
});

test("a backup is restored where no data file was", async () => {
  const fresh = join(place, "fresh.db");
  const { code, out } = await courtly(["restore", backup], { env: { COURTLY_DATA: fresh } });
  expect({ code, out }).toEqual({
    code: 0,
    out: `'${fresh}' has the content of '${backup}' now: 1 table.\n`,
  });
  expect(await tablesOf(fresh)).toBe(1);
});
