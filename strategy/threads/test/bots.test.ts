import { openBotRpc, openBotRpcs } from "@courtly/threads";
import { DEFAULT_BOARD, rollingCourts, RULE_SETS as COURTS } from "@courtly/rolling-courts";
import { RULE_SETS as KING, toCourtTheKing } from "@courtly/to-court-the-king";
import { afterAll, expect, test } from "vitest";

const king = toCourtTheKing.start({ players: 2, rules: KING.english, start: 0 });
const courts = rollingCourts.start({
  players: 3,
  rules: COURTS.standard,
  board: DEFAULT_BOARD,
  start: 0,
});
const rolled = rollingCourts.apply(
  rollingCourts.apply(courts, { kind: "acted", seat: 0, action: { kind: "roll" } }),
  { kind: "rolled", faces: [1, 3, 5] },
);
const asked = { seat: 0, seed: "a", ms: 200 };
const toKing = { ...asked, gameId: toCourtTheKing.id, state: king, bot: "chancellor" };
const toCourts = { ...asked, gameId: rollingCourts.id, state: rolled, bot: "chancellor" };

const rpc = openBotRpcs(2);
afterAll(() => rpc.close());

test("bots of both games think in threads, side by side, and answer with legal actions", async () => {
  const [one, other] = await Promise.all([
    rpc.ask(toKing),
    rpc.ask({ ...toCourts, wantsReason: true }),
  ]);
  expect(one.text).toBe("roll");
  const action = rollingCourts.notation.action.read(other.text);
  expect(action.ok && rollingCourts.refusal(rolled, 0, action.value)).toBeUndefined();
  expect(other.why).toMatchObject({ action: expect.anything() as unknown });
});

test("the caller's thread is not blocked while a bot thinks", async () => {
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 1);
  await rpc.ask({ ...toCourts, ms: 150, seed: "b", state: { ...rolled, round: 2 } });
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(2);
});

test("an unknown bot or game is rejected with a message, and the next question is answered", async () => {
  const alone = openBotRpc();
  await expect(alone.ask({ ...toKing, bot: "jester" })).rejects.toThrow("no bot 'jester'");
  await expect(alone.ask({ ...toKing, gameId: "chess" })).rejects.toThrow("no bot plays 'chess'");
  expect((await alone.ask({ ...toKing, bot: "steward:bold" })).text).toBe("roll");
  alone.close();
});
