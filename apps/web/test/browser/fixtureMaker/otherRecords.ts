import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert } from "@courtly/engine";
import { MARKET } from "../support/positions.ts";

const COURTLY = join(import.meta.dirname, "../../../../cli/bin/courtly.js");
const KING = "to-court-the-king";
const COURTS = "rolling-courts";

/** The text of a record, with its file name and its origin. */
export interface NamedRecord {
  readonly file: string;
  readonly from: string;
  readonly text: string;
}

/** Records from the terminal, from simulations and by hand, for all rule sets and numbers of players. */
export function otherRecords(honest: string): readonly NamedRecord[] {
  const folder = mkdtempSync(join(tmpdir(), "courtly-fixtures-"));
  try {
    const board = join(folder, "market.json");
    writeFileSync(board, JSON.stringify(MARKET));
    return [...terminalRecords(), ...simulated(folder, board), ...writtenByHand(honest)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Records of games that were left in the terminal after a few answers. */
function terminalRecords(): readonly NamedRecord[] {
  const left = (args: readonly string[], answers: readonly string[]) => {
    const { stdout } = courtly(["play", "--json", ...args], [...answers, "q", "y", ""].join("\n"));
    return (JSON.parse(stdout) as { record: string }).record;
  };
  const turn = ["roll", "1", "1", "1"];
  return [
    {
      file: "terminal-sealed.txt",
      from: "courtly play, left",
      text: left([KING, "--names", "Ada,Ben", "--rules", "italian"], turn),
    },
    {
      file: "terminal-practice.txt",
      from: "courtly play --seed, left",
      text: left([COURTS, "--names", "Ada,Ben,Cleo", "--bots", "", "--seed", "fixtures"], turn),
    },
  ];
}

function simulated(folder: string, board: string): readonly NamedRecord[] {
  const games: readonly (readonly [name: string, players: number, ...args: string[]])[] = [
    ["king-2-manual", 2, "--game", KING, "--rules", "manual"],
    ["king-3-italian", 3, "--game", KING, "--rules", "italian"],
    [
      "king-4-house-rules",
      4,
      "--game",
      KING,
      "--rules",
      "english fools=players diceSupply=unlimited",
    ],
    ["king-5", 5, "--game", KING],
    ["courts-2", 2, "--game", COURTS, "--board", board],
    ["courts-3-house-rules", 3, "--game", COURTS, "--rules", "courtDie=village wrap=no"],
    ["courts-5-market", 5, "--game", COURTS, "--board", board],
  ];
  return games.map(([name, players, ...args]) => {
    const into = join(folder, `${name}.jsonl`);
    const bots = Array.from({ length: players }, () => "squire").join(",");
    courtly(["simulate", "--bots", bots, "--games", "1", "--seed", name, "--jsonl", into, ...args]);
    const { record } = JSON.parse(readFileSync(into, "utf8")) as { record: string };
    return { file: `simulated-${name}.txt`, from: "courtly simulate", text: record };
  });
}

/** Records that are written by hand, cut off, damaged or forged. */
function writtenByHand(honest: string): readonly NamedRecord[] {
  const moment = [
    "courtly 1",
    `game ${KING}`,
    "players Ada, Ben # without rules, start and version",
    "cards 0 farmer laborer",
    "active 2 5 5 6",
    "",
    "---",
    "0 aside 5 5   # keeps the pair",
    "0 roll",
    "* 3 1",
    "",
  ];
  // It ends with the changed roll: most moves after it would be illegal.
  const roll = [...honest.matchAll(/^\* (\d)(.*)$/gm)].at(-2);
  assert(roll !== undefined, "there are rolls to change");
  const { index, 1: face, 2: faces } = roll;
  const changed = `* ${face === "6" ? 5 : 6}${faces}\n`;
  return [
    { file: "by-hand.txt", from: "somebody, with comments", text: moment.join("\n") },
    { file: "by-hand-crlf.txt", from: "somebody, on Windows", text: moment.join("\r\n") },
    {
      file: "cut-off.txt",
      from: "a file that ends in the middle of a line",
      text: `${moment.join("\n")}0 asi`,
    },
    {
      file: "tampered.txt",
      from: "an honest record with one die changed and its end cut off",
      text: `${honest.slice(0, index)}${changed}`,
    },
  ];
}

function courtly(args: readonly string[], input = ""): { readonly stdout: string } {
  const ended = spawnSync(process.execPath, [COURTLY, ...args], { input, encoding: "utf8" });
  assert(ended.error === undefined, `courtly ${args.join(" ")}`);
  return ended;
}
