import { keyOf, localDice, sealedCup, writeSealedDice, writeSecret } from "@courtly/dice";
import { expect, test } from "vitest";
import { courtly, record } from "./support/courtly.ts";

const dice = localDice("tavern", 2);
const thrown = { kind: "roll", seat: 0, round: 1, roll: 1, dice: 3 } as const;
const shown = sealedCup(keyOf(dice)).roll(thrown).join(" ");
const sealed = `dice ${writeSealedDice(dice)}`;
const wrong = shown === "1 1 1" ? "1 1 2" : "1 1 1";
/** A record that starts from a position, so that its start seat was not drawn. */
const game = (diceLine: string, ...body: readonly string[]) =>
  record([diceLine, "cards 0 laborer"], body);

function verify(text: string, ...options: readonly string[]) {
  return courtly(["verify", "-", ...options], { input: text });
}

test("an honest record: exit 0", async () => {
  const over = record([sealed, "king 0 7 4", "over 0"]);
  const [plain, json] = await Promise.all([verify(over), verify(over, "--json")]);
  expect(plain).toMatchObject({ code: 0, err: "" });
  expect(plain.out).toMatch(/^Honest: .* follow from the seed, and the seed matches its seal\.\n$/);
  expect(json).toMatchObject({ code: 0, err: "" });
  expect(JSON.parse(json.out)).toEqual({ verdict: "honest", rolls: 0, start: null });
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
  const other = writeSecret(localDice("other", 2).seed);
  const text = game(sealed.replace(writeSecret(dice.seed), other), "0 roll", `* ${shown}`);
  const { code, err } = await verify(text);
  expect(code).toBe(1);
  expect(err).toMatch(/^line 4: dice sealed-1 tavern .*: the seed does not match the seal, its /);
});

test("a start seat that was not drawn", async () => {
  const both = [0, 1].map((start) => record([sealed, `start ${start}`]));
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
    expect(await courtly(["referee", "-"], { input: game(line) })).toMatchObject({ code: 0 });
});
