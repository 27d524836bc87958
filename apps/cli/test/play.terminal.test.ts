import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { seen, start, tmux, type, useTerminal } from "./support/terminal.ts";

useTerminal();

test("80 × 24: the whole table fits, dice and menu included", async () => {
  start("--seed b");
  const opening = await seen(/› *$/);
  expect(opening.split("\n")[0]).toMatch(/^Round 1, begun by you +your turn$/);
  type("");
  const rolled = await seen(/└─────┘[^]*› *$/);
  expect(rolled.split("\n")[0]).toMatch(/^Round 1/);
  expect(rolled).toContain("Which dice do you keep? 2 4 5, or all");
});

test("a resized terminal is drawn again, with the typed text", async () => {
  start("--seed b");
  await seen(/› *$/);
  type("");
  await seen(/do you keep\?/);
  tmux("send-keys", "-l", "4 5");
  await seen(/› 4 5$/);
  tmux("resize-window", "-x", "60", "-y", "16");
  const small = await seen(/^Round 1[^]*active {2}2 4 5[^]*› 4 5$/);
  expect(small.split("\n").every((line) => line.length <= 60)).toBe(true);
  tmux("resize-window", "-x", "80", "-y", "24");
  await seen(/^Round 1[^]*┌─────┐[^]*› 4 5$/);
  tmux("send-keys", "Enter");
  await seen(/Roll the die again/);
});

test("Ctrl-C leaves a clean terminal, the record so far and exit 130", async () => {
  start("--seed b");
  await seen(/› *$/);
  type("");
  await seen(/do you keep\?/);
  tmux("send-keys", "-l", "45");
  tmux("send-keys", "C-c");
  await seen(/The game stopped here[^]*---\n0 roll\n\* 2 4 5\n\$$/);
  type("echo exit $?; stty -a | grep -ow -e '-*icanon' -e '-*echo'");
  await seen(/\nexit 130\nicanon\necho\n\$$/);
});

test("Ctrl-C while the bots play stops the game as well", async () => {
  start("--seed b --names '' --bots squire,page");
  await seen(/Squire rolls/);
  tmux("send-keys", "C-c");
  await seen(/The game stopped here[^]*\$$/);
  type("echo exit $?");
  await seen(/exit 130/);
});

test("c shows the advice of the coach, and Ctrl-C stops the game there too", async () => {
  start("rolling-courts --seed b");
  await seen(/› *$/);
  type("");
  await seen(/End, losing 2 4 5[^]*› *$/);
  type("c");
  await seen(/The coach is thinking …|^The coach's advice/);
  const advice = await seen(/^The coach's advice[^]*\nbest [^]*\nwhy [^]*Enter goes back › *$/);
  expect(advice.split("\n").length).toBeLessThanOrEqual(24);
  type("");
  await seen(/End, losing 2 4 5[^]*c coach[^]*› *$/);
  type("cave 2");
  await seen(/End, losing 4 5[^]*› *$/);
  type("c");
  await seen(/The coach is thinking …|^The coach's advice/);
  tmux("send-keys", "C-c");
  await seen(/The game stopped here[^]*\$$/);
  type("echo exit $?");
  await seen(/exit 130/);
});

test("keys pressed while the bots play do not answer a question, and Enter hurries the bots", async () => {
  start("--seed b");
  await seen(/› *$/);
  type("");
  await seen(/do you keep\?/);
  type("all");
  await seen(/Take nothing/);
  type("2");
  await seen(/Squire rolls/);
  tmux("send-keys", "-l", "qqq");
  tmux("send-keys", "Enter");
  const next = await seen(/^Round 2[^]*› *$/);
  expect(next).not.toContain("qqq");
  expect(next).toContain("Squire takes");
});

test("q asks before it quits, and the record is printed", async () => {
  start("--seed b");
  await seen(/› *$/);
  type("");
  await seen(/do you keep\?/);
  type("q");
  await seen(/Leave the game\? Enter or q again leaves, anything else stays\.[^]*› *$/);
  type("45");
  await seen(/You stay\.[^]*› *$/);
  type("q");
  await seen(/Leave the game\?/);
  type("q");
  await seen(/The game stopped here[^]*---\n0 roll\n\* 2 4 5\n\$$/);
});

test("at the end, Enters that hurried the bots and wrong keys do not quit; r shows the record", async () => {
  start("--seed c --names '' --bots page,page");
  await seen(/Page( 2)? rolls/);
  for (let i = 0; i < 20; i += 1) {
    tmux("send-keys", "Enter");
    await sleep(50);
  }
  await seen(/the crown[^]*Enter leaves, r shows the record › *$/);
  type("x");
  await seen(/› x\nEnter leaves, r shows the record › *$/);
  type("r");
  // The last line of the record is an action of the final round, or the claim that decided the game.
  await seen(/\n\d (?:stand|decline|aside .*|take .*)\n(?:.*\n)*Enter leaves/);
  type("");
  await seen(/› *\n\$$/);
});

test("NO_COLOR: no colours, but each screen replaces the last", async () => {
  type("export NO_COLOR=1");
  start("--seed b");
  await seen(/› *$/);
  type("");
  const rolled = await seen(/do you keep\?[^]*› *$/);
  expect(rolled.match(/Round 1/g)).toHaveLength(1);
  expect(rolled).toMatch(/^Round 1/);
});
