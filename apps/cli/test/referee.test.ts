import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { courtly, courtlyInside, record } from "./support/courtly.ts";

const folder = mkdtempSync(join(tmpdir(), "courtly-referee-"));

function referee(text: string | Uint8Array, ...options: readonly string[]) {
  return courtlyInside(["referee", "-", ...options], { input: text });
}

test("a legal record: the position, who decides and what they may do", async () => {
  const path = join(folder, "legal.txt");
  writeFileSync(path, record(["start 1"], ["1 roll", "* 5 2 5", "1 aside 5 5"]));
  const { code, out, err } = await courtly(["referee", path]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("  start 1\n  active 2\n  aside 5 5\n  may-roll\n");
  expect(out).toContain("Ben (seat 1) decides: 2 legal actions\n  roll      aside 2\n");
});

test("the printed header can begin a new record at the same position", async () => {
  const { out } = await referee(record(["start 1"], ["1 roll", "* 5 2 5", "1 aside 5 5"]));
  const header = /^ {2}courtly 1\n[^]*?\n {2}---\n/m.exec(out)?.[0] ?? "";
  const again = await referee(`${header}1 aside 2\n`, "--json");
  expect(JSON.parse(again.out)).toMatchObject({ position: ["start 1", "aside 2 5 5", "may-roll"] });
});

test("a record cut off inside a character is still read", async () => {
  const bytes = Buffer.from(record([], ["0 roll # caf\xC3"]).trimEnd(), "latin1");
  expect(await referee(bytes, "--json")).toMatchObject({ code: 0, err: "" });
  const broken = Buffer.from(record(["# caf\xC3"], ["0 roll # caf\xC3"]).trimEnd(), "latin1");
  expect((await referee(broken)).err).toMatch(/^line 4: this is not UTF-8/);
});

test("JSON of a decision, of dice in the air and of a finished game", async () => {
  const [deciding, rolling, over] = await Promise.all([
    referee(record([], ["0 roll", "* 1 2 3"]), "--json"),
    referee(record([], ["0 roll"]), "--json"),
    referee(record(["king 0 7 4", "over 0"]), "--json"),
  ]);
  expect(JSON.parse(deciding.out)).toEqual({
    position: ["start 0", "active 1 2 3"],
    toAct: 0,
    legal: ["aside 1", "aside 2", "aside 3", "aside 1 2", "aside 1 3", "aside 2 3", "aside 1 2 3"],
    result: null,
  });
  expect(JSON.parse(rolling.out)).toMatchObject({ toAct: "dice", legal: [], result: null });
  expect(JSON.parse(over.out)).toMatchObject({ toAct: null, legal: [], result: { ranks: [1, 2] } });
});

test("one of two players resigns while dice are in the air: the other one wins", async () => {
  const resigned = record([], ["0 roll", "0 resign"]);
  const page = await courtlyInside(["referee", "-"], { input: resigned });
  expect(page.out).toContain("The game is over: Ben wins, because Ada resigned.");
  const { out } = await courtlyInside(["referee", "-", "--json"], { input: resigned });
  expect(JSON.parse(out)).toEqual({
    position: ["start 0", "over 1"],
    toAct: null,
    legal: [],
    result: { ranks: [2, 1] },
  });
  const more = await courtlyInside(["referee", "-"], {
    input: record([], ["0 resign", "1 resign"]),
  });
  expect(more).toMatchObject({ code: 1, err: "line 6: resign: the game is over (K23)\n" });
});

test("K7: an illegal action is refused at its line, with its rule, exit 1", async () => {
  const text = record(["# a comment counts as a line", ""], ["0 roll", "* 1 2 3", "0 roll"]);
  const says = "line 9: roll: keep at least one die before rolling again (K7)\n";
  const [plain, json] = await Promise.all([referee(text), referee(text, "--json")]);
  expect(plain).toEqual({ code: 1, out: "", err: says });
  expect(json).toMatchObject({ code: 1, err: says });
  expect(JSON.parse(json.out)).toEqual({
    error: { line: 9, rule: "K7", message: "keep at least one die before rolling again" },
  });
});

test("a fault without a rule has no parenthesis, and null in JSON", async () => {
  const { code, out, err } = await referee(record(["colour red"]), "--json");
  expect(code).toBe(1);
  expect(err).toMatch(/^line 4: colour red: unknown key 'colour'.*[^)]\n$/);
  expect(JSON.parse(out)).toMatchObject({ error: { line: 4, rule: null } });
});

test("a record that ends in the middle of a line: the position before it, and a note", async () => {
  const cut = record([], ["0 roll", "* 1 2 3", "0 asi"]).trimEnd();
  const [plain, json] = await Promise.all([referee(cut), referee(cut, "--json")]);
  expect(plain).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^line 7: 0 asi: .*cut off.*\n$/) as string,
  });
  expect(plain.out).toContain("active 1 2 3");
  expect(JSON.parse(json.out)).toMatchObject({ cutOff: { line: 7 }, toAct: 0 });
});

test("a file that is not text, or too long, is refused in one line", async () => {
  const bytes = Buffer.from("courtly 1\ngame \xFF\n", "latin1");
  const [latin, endless, empty] = await Promise.all([
    referee(bytes, "--json"),
    courtly(["referee", "/dev/zero"]),
    referee(""),
  ]);
  expect(latin).toMatchObject({
    code: 1,
    err: "line 2: this is not UTF-8 text: save the record as UTF-8\n",
  });
  expect(JSON.parse(latin.out)).toMatchObject({ error: { line: 2, rule: null } });
  expect(endless).toMatchObject({
    code: 1,
    err: "line 1: a record has at most 4000000 characters, this is more\n",
  });
  expect(empty).toMatchObject({
    code: 1,
    err: "line 1: a record starts with the line 'courtly 1'\n",
  });
});

test("many legal actions are counted by kind, not listed", async () => {
  const { out } = await referee(record(["cards 0 merchant", "active 1 2 3 4 5 6"]));
  expect(out).toContain(
    "126 legal actions\n  aside … (63 ways)          use merchant … (63 ways)\n",
  );
});

test("without a UTF-8 locale our symbols are ASCII, names and JSON stay as they are", async () => {
  const text = record(["cards 0 merchant", "active 1 2 3 4 5 6"]).replace("Ada", "Zoë·");
  const [plain, json] = await Promise.all([
    courtly(["referee", "-"], { input: text, env: { LANG: "C" } }),
    courtly(["rules", "to-court-the-king", "--json"], { env: { LANG: "C" } }),
  ]);
  expect(plain.out).toContain("aside . (63 ways)");
  expect(plain.out).toContain("Zoë");
  expect(json.out).toContain('"tier":"–"');
});
