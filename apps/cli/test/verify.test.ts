import {
  headOf,
  keyOf,
  localDice,
  openingDigest,
  sealedCup,
  writeSealedDice,
  writeSecret,
  type SealedDice,
} from "@courtly/dice";
import { assert, readRecord } from "@courtly/engine";
import { expect, test } from "vitest";
import { BOXES } from "../src/games/index.ts";
import { courtlyInside, record } from "./support/courtly.ts";

/** The dice of a record with these header lines. */
const diceFor = (...lines: readonly string[]) => {
  const read = readRecord(record([...lines]), BOXES);
  assert(read.ok, "the opening is legal");
  return { ...DRAWN, opening: openingDigest(read.value.table) };
};
const DRAWN = localDice("tavern", "0".repeat(64));
const POSITION = "cards 0 laborer";
const dice = diceFor(POSITION);
const thrown = { kind: "roll", seat: 0, round: 1, roll: 1, dice: 3 } as const;
const shown = sealedCup(keyOf(dice)).roll(thrown).join(" ");
const sealed = `dice ${writeSealedDice(dice)}`;
const wrong = shown === "1 1 1" ? "1 1 2" : "1 1 1";
/** A record that starts from a position, so that its start seat was not drawn. */
const game = (diceLine: string, ...body: readonly string[]) => record([diceLine, POSITION], body);

function verify(text: string, ...options: readonly string[]) {
  return courtlyInside(["verify", "-", ...options], { input: text });
}

const ENDED = ["king 0 7 4", "over 0"];
const over = record([`dice ${writeSealedDice(diceFor(...ENDED))}`, ...ENDED]);

test("an honest record: exit 0", async () => {
  const [plain, json] = await Promise.all([verify(over), verify(over, "--json")]);
  expect(plain).toMatchObject({ code: 0, err: "" });
  expect(plain.out).toMatch(
    /^Honest: .* follow from the seed, and the seed matches its seal\.\nOne device drew the dice .*\n$/,
  );
  expect(json).toMatchObject({ code: 0, err: "" });
  expect(JSON.parse(json.out)).toEqual({
    verdict: "honest",
    names: ["Ada", "Ben"],
    rolls: 0,
    start: null,
    shares: "local",
    isOpeningBound: true,
  });
});

test("a game that ends because a player resigns is finished, and all its rolls are checked", async () => {
  const resigned = [
    ["0 roll", "1 resign"],
    ["0 roll", `* ${shown}`, "0 resign"],
  ];
  for (const [rolls, body] of resigned.entries()) {
    const { code, out } = await verify(game(sealed, ...body), "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ verdict: "honest", rolls });
  }
  const { code, out } = await verify(game(sealed, "0 roll", `* ${wrong}`, "0 resign"), "--json");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ verdict: "tampered" });
});

test("a changed roll is reported with its line and the true dice, exit 1", async () => {
  const text = game(sealed, "0 roll", `* ${wrong}`);
  const says = `line 8: * ${wrong}: tampered with: the dice showed ${shown}, not ${wrong}\n`;
  const [plain, json] = await Promise.all([verify(text), verify(text, "--json")]);
  expect(plain).toEqual({ code: 1, out: "", err: says });
  expect(json).toMatchObject({ code: 1, err: says });
  expect(JSON.parse(json.out)).toEqual({
    verdict: "tampered",
    line: 8,
    text: `* ${wrong}`,
    what: "roll",
    should: shown,
    says: wrong,
    message: `tampered with: the dice showed ${shown}, not ${wrong}`,
  });
});

test("a changed seed does not match the seal", async () => {
  const other = writeSecret(localDice("other", dice.opening).seed);
  const text = game(sealed.replace(writeSecret(dice.seed), other), "0 roll", `* ${shown}`);
  const { code, err } = await verify(text);
  expect(code).toBe(1);
  expect(err).toMatch(/^line 4: dice sealed-2 tavern .*: the seed does not match the seal, its /);
});

test("a start seat that was not drawn", async () => {
  const drawn = `dice ${writeSealedDice(diceFor())}`;
  const both = [0, 1].map((start) => record([drawn, `start ${start}`]));
  const answers = await Promise.all(both.map((text) => verify(text, "--json")));
  const verdicts = answers.map(({ out }) => (JSON.parse(out) as { verdict: string }).verdict);
  expect(verdicts.toSorted()).toEqual(["tampered", "unfinished"]);
  expect(answers.map(({ err }) => err).join("")).toMatch(
    /^line 5: start \d: tampered with: seat \d was drawn to start, not seat \d\n$/,
  );
});

test("a sealed seed, an unfinished game and other dice prove nothing: exit 1", async () => {
  const hidden = `dice ${writeSealedDice({ ...dice, seed: undefined })}`;
  const roll = ["0 roll", `* ${shown}`];
  const cases = [
    [game(hidden, ...roll), { verdict: "unfinished", why: "sealed", rolls: 1 }, /still sealed/],
    [game(sealed, ...roll), { verdict: "unfinished", why: "cutOff", rolls: 1 }, /ends before/],
    [game(sealed, "0 ro").trimEnd(), { verdict: "unfinished", why: "cutOff", rolls: 0 }, /ends/],
    [record([], roll), { verdict: "notSealed" }, /^Not sealed: /],
    [game("dice by hand", ...roll), { verdict: "notSealed" }, /nothing to check/],
  ] as const;
  for (const [text, data, words] of cases) {
    const [plain, json] = await Promise.all([verify(text), verify(text, "--json")]);
    expect(plain).toMatchObject({ code: 1, err: "" });
    expect(plain.out).toMatch(words);
    expect(json).toMatchObject({ code: 1, err: "" });
    expect(JSON.parse(json.out)).toEqual(data);
  }
});

test("an unreadable record or dice line is refused as by the referee", async () => {
  const [strange, illegal] = await Promise.all([
    verify(game("dice sealed-1 tavern"), "--json"),
    verify(game(sealed, "0 aside 5"), "--json"),
  ]);
  expect(strange).toMatchObject({
    code: 1,
    err: "line 4: dice sealed-1 tavern: 'sealed-1 TABLE SEAL SHARE,… SEED' wanted\n",
  });
  expect(JSON.parse(strange.out)).toMatchObject({ error: { line: 4, rule: null } });
  expect(JSON.parse(illegal.out)).toMatchObject({ error: { line: 7 } });
});

test("the referee reads a record whatever its dice line says", async () => {
  for (const line of ["dice sealed-1 tavern", "dice by hand", sealed])
    expect(await courtlyInside(["referee", "-"], { input: game(line) })).toMatchObject({ code: 0 });
});

test("a forged opening is found", async () => {
  const forged = over.replace("players Ada", "players Eva");
  expect(forged).not.toBe(over);
  const { code, err } = await verify(forged);
  expect(code).toBe(1);
  expect(err).toMatch(/^line \d+: dice sealed-2 .*: tampered with: the game, the rules,/);
});

test("whose shares are in the dice is told, and without any an online game is not proved", async () => {
  const share = writeSecret(DRAWN.seed).replace(/^./, "0");
  const withShares = (shares: SealedDice["shares"]) =>
    record([`dice ${writeSealedDice({ ...diceFor(...ENDED), shares } as SealedDice)}`, ...ENDED]);
  const bytes = Uint8Array.from(Buffer.from(share, "hex"));
  const [proved, missing] = await Promise.all([
    verify(withShares([bytes, "missing"])),
    verify(withShares(["missing", "bot"])),
  ]);
  expect(proved.code).toBe(0);
  expect(proved.out).toContain("Shares in the dice: Ada. Missing: Ben.");
  expect(missing.code).toBe(1);
  expect(missing.out).toMatch(
    /^Not proved: .*the server could choose them\.\nMissing: Ada\. Bots: Ben\.\n$/,
  );
});

test("older dice say what they do not prove", async () => {
  const { tableId, seal, seed } = DRAWN;
  const line = writeSealedDice({
    kind: "sealed-1",
    tableId,
    seal,
    seed,
    shares: [undefined, undefined],
  });
  const { code, out } = await verify(record([`dice ${line}`, ...ENDED]));
  expect(code).toBe(0);
  expect(out).toContain("the record does not prove its rules");
});

test("--head checks a record against the head that a device showed", async () => {
  const read = readRecord(over, BOXES);
  assert(read.ok, "the record is legal");
  const head = headOf(read.value.table);
  const [whole, short, other, wrong, upper] = await Promise.all([
    verify(over, "--head", head),
    verify(over, "--head", head.slice(0, 16)),
    verify(over, "--head", "0".repeat(64)),
    verify(over, "--head", "12345"),
    verify(over, "--head", head.toUpperCase(), "--json"),
  ]);
  expect([whole.code, short.code, other.code, wrong.code]).toEqual([0, 0, 1, 2]);
  expect(whole.out).toContain("The head matches");
  expect(other.out).toContain("The head does not match");
  expect(wrong.err).toContain("--head: 16 to 64 digits wanted");
  expect(JSON.parse(upper.out)).toMatchObject({ verdict: "honest", head: { kind: "whole" } });
});
