import { expect, test } from "vitest";
import { seen, start, tmux, type, useTerminal } from "../../support/terminal.ts";

useTerminal();

test("80 × 24: board, purses, dice and menu fit, through a turn and the bot's", async () => {
  start("rolling-courts --seed b");
  const opening = await seen(/Roll three dice[^]*› *$/);
  expect(opening.split("\n")[0]).toMatch(
    /^Round 1, begun by you · 0 of 4 courts full +your turn, Y1$/,
  );
  type("");
  const rolled = await seen(/└─────┘[^]*End, losing 2 4 5[^]*› *$/);
  expect(rolled.split("\n")[0]).toMatch(/^Round 1/);
  expect(rolled).toContain("▸4  12·  10·  8·  6·  ›4");
  type("2");
  await seen(/Into which cave\?\n 1 {2}Cave 2, from home\n[^]*Enter goes back[^]*› *$/);
  type("1");
  await seen(/▸4[^]*End, losing 4 5[^]*› *$/);
  type("1 3");
  await seen(/▸4 {2}12· [^]* 5 {2}11Y1[^]*End, losing 4[^]*› *$/);
  type("u");
  await seen(/End, losing 4 5[^]*› *$/);
  type("end");
  await seen(/Squire \(S1\) rolls/);
  tmux("send-keys", "Enter");
  const next = await seen(/^Round 1.*your turn, Y2\n[^]*› *$/);
  expect(next.split("\n").length).toBeLessThanOrEqual(24);
});

test("a small window hides the values, a large one shows a wider board", async () => {
  start("rolling-courts --seed b --bots squire,page");
  await seen(/› *$/);
  tmux("resize-window", "-x", "60", "-y", "16");
  const small = await seen(/^Round 1[^]* 1 {2}· · · · {2}· · · · · {2}· · ·┃[^]*› *$/);
  expect(small.split("\n").every((line) => line.length <= 60)).toBe(true);
  tmux("resize-window", "-x", "120", "-y", "40");
  await seen(/^Round 1[^]* 1 {4}10 {2}8 {3}6 {2}4 ›2[^]*› *$/);
});
