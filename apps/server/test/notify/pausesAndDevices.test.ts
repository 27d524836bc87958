import { isPaused, stageOf } from "@courtly/protocol";
import { expect, test } from "vitest";
import { noticeText } from "../../src/notify/noticeText.ts";
import { noticesOf } from "../../src/tables/notices.ts";
import {
  awaitedBy,
  begunGame,
  changed,
  lineOf,
  MINUTE_MS,
  PAGE,
  pass,
  passUntil,
  playTurn,
  refusalOf,
  webhook,
  type Game,
} from "../support/notifiedGame.ts";
import { tableStateOf } from "../support/player.ts";
import { pushDevice, receiver } from "../support/pushService.ts";
import { secondSeat } from "../support/secondDevice.ts";

/** Both players of a game agree. */
async function agreeTo({ moving, waiting }: Game, what: "pause" | "end"): Promise<void> {
  for (const device of [moving, waiting])
    expect(await device.ask({ kind: "propose", what })).toMatchObject({ kind: "done" });
}

test("nobody is told anything while the game is paused; who is to act is told when somebody else resumes it", async () => {
  const game = await begunGame();
  const { server, clock, mover, other, moving, waiting } = game;
  const at = await receiver();
  for (const seat of [mover, other])
    await changed(server.url, seat, webhook(`${at.url}/${seat.player}`));
  await playTurn(game);
  await agreeTo(game, "pause");
  await moving.until(() => isPaused(tableStateOf(moving, mover.table)));
  await pass(clock, 2 * MINUTE_MS);
  expect(at.received).toEqual([]);
  expect(await moving.ask({ kind: "resume" })).toMatchObject({ kind: "done" });
  await passUntil(clock, at, 1);
  expect(at.received[0]?.path).toBe(`/${other.player}`);
  expect(lineOf(at)).toMatchObject({ event: "turn" });

  // Somebody who resumes the game is there already.
  await agreeTo(game, "pause");
  expect(await waiting.ask({ kind: "resume" })).toMatchObject({ kind: "done" });
  await pass(clock, 2 * MINUTE_MS);
  expect(at.received).toHaveLength(1);
});

test("somebody who takes the seat back is not told that it is their turn", async () => {
  const { mover, moving } = await begunGame();
  const { player, table } = mover;
  const next = tableStateOf(moving, table);
  const before = { ...next, held: [player] };
  expect(noticesOf(before, next, [{ kind: "tookBack", player }])).toMatchObject({
    event: undefined,
    players: [],
  });
});

test("an end by agreement is told once, without a winner", async () => {
  const game = await begunGame();
  const { server, clock, other } = game;
  const at = await receiver();
  await changed(server.url, other, webhook(at.url));
  await agreeTo(game, "end");
  await passUntil(clock, at, 1);
  const { event, message } = lineOf(at);
  expect({ event, message }).toEqual({
    event: "over",
    message: expect.stringMatching(/^With \w+\.$/),
  });
  await pass(clock, 2 * MINUTE_MS);
  expect(at.received).toHaveLength(1);
});

test("each device of a seat is told; one that is removed is told nothing more, and turns nothing on", async () => {
  const game = await begunGame();
  const { server, clock, mover, other, moving, waiting } = game;
  const second = await secondSeat(server.url, waiting, other);
  const service = await receiver();
  const push = (name: string) => ({
    kind: "push",
    language: "en",
    page: PAGE,
    endpoint: `${service.url}/${name}`,
    ...pushDevice().keys,
  });
  await changed(server.url, other, push("first"));
  await changed(server.url, second, push("second"));
  await playTurn(game);
  await passUntil(clock, service, 2);
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(["/first", "/second"]);

  await waiting.ask({ kind: "removeDevice" });
  expect(await refusalOf(server.url, second, push("second"))).toMatchObject({
    code: "wrong-token",
  });
  await playTurn({ ...game, moving: waiting, mover: other, other: mover });
  await moving.until(() => awaitedBy(moving, mover.table) === mover.player);
  await playTurn(game);
  await passUntil(clock, service, 3);
  await pass(clock, 2 * MINUTE_MS);
  expect(service.received.map(({ path }) => path).slice(2)).toEqual(["/first"]);
  expect(stageOf(tableStateOf(waiting, other.table))).toBe("playing");
});

test("a game that goes on at a new table, after its server has lost moves, is not called over", async () => {
  const { mover, moving, clock } = await begunGame();
  const { player, table } = mover;
  const before = tableStateOf(moving, table);
  const next = { ...before, isClosed: true, continued: "A".repeat(22) };
  const told = noticesOf(before, next, [{ kind: "continued", table: next.continued }]);
  expect(told).toMatchObject({ event: "over", players: [0, 1] });
  const text = await noticeText(next, "over", { player, language: "en", nowMs: clock.nowMs() });
  expect(text?.title).toBe("To Court the King goes on at a new table");
});
