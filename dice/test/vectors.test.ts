import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import {
  drawStart,
  keyOf,
  readSealedDice,
  seal,
  sealedCup,
  writeSealedDice,
  writeSecret,
} from "@courtly/dice";
import { assert } from "@courtly/engine";
import { expect, test } from "vitest";

const page = readFileSync(new URL("../../docs/fair-dice.md", import.meta.url), "utf8");
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1] ?? "";
const vectors = block("vectors");

/** Computes our own answers to the questions of docs/fair-dice.md. */
function answers(questions: readonly string[]): readonly string[] {
  let key = new Uint8Array();
  return questions.map((line) => {
    const [question = ""] = line.split(":");
    const [what, ...words] = question.split(" ");
    if (what === "dice") {
      const value = words.join(" ");
      const dice = readSealedDice(value, (words.at(-2) ?? "").split(",").length);
      assert(dice.ok && dice.value.seed !== undefined, "the dice lines of the page are complete");
      const { seed } = dice.value;
      key = Uint8Array.from(keyOf({ ...dice.value, seed }));
      return `dice ${writeSealedDice({ ...dice.value, seal: seal(seed) })}`;
    }
    if (what === "key") return `key: ${writeSecret(key)}`;
    const [seat = 0, round = 0, roll = 0, dice = 0] = words.map(Number);
    if (what === "start") return `${question}: ${drawStart(key, seat)}`;
    const faces = sealedCup(key).roll({ kind: "roll", seat, round, roll, dice });
    return `${question}: ${faces.join(" ")}`;
  });
}

test("our code computes the test vectors of docs/fair-dice.md", () => {
  const lines = vectors.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(15);
  expect(answers(lines)).toEqual(lines);
});

const python = spawnSync("python3", ["--version"]).status === 0;

test.runIf(python)("the Python script of docs/fair-dice.md computes the same test vectors", () => {
  const { stdout, stderr } = spawnSync("python3", ["-c", block("python")], {
    input: vectors,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout).toBe(vectors);
});
