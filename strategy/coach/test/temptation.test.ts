import type { CharacterId } from "@courtly/to-court-the-king";
import { describe, expect, test } from "vitest";
import {
  chancesOf,
  mainReasons,
  reasonsToRoll,
  reasonsToTake,
} from "../src/to-court-the-king/index.ts";
import { oddsAre, ROLLED } from "./kingTables.ts";

describe("a likely card of a high tier that the advice passes by", () => {
  const worths = { nothing: 0.1, farmer: 0.45, knight: 0.8, bishop: 0.48, pawnbroker: 0.44 };
  const lines = [{ steps: ["aside 5 5", "roll"], chance: 0.5 }];
  const tempting = (now: Readonly<Partial<Record<CharacterId, number>>>, changed = worths) => {
    const outlook = {
      now: chancesOf(oddsAre(now)),
      best: oddsAre({ knight: 0.4 }),
      other: undefined,
    };
    const reasons = reasonsToRoll(ROLLED, outlook, { lines, worths: changed }) ?? [];
    return reasons.filter(({ kind }) => kind === "tempts");
  };

  test("is told with the chance to win, which is no higher; the highest tier first", () => {
    const now = { farmer: 1, knight: 0.4, pawnbroker: 0.98, bishop: 0.9 };
    expect(tempting(now)).toEqual([
      { kind: "tempts", card: "bishop", chance: 0.9, isSure: false, win: 0.48, isAsGood: false },
    ]);
    expect(tempting(now, { ...worths, bishop: 0.5 })).toMatchObject([{ isAsGood: true }]);
    expect(tempting({ ...now, bishop: 1 }, { ...worths, bishop: 0.44 })).toMatchObject([
      { isSure: true },
    ]);
  });

  test("is not told if it is unlikely, lower, named already, or if it would win more", () => {
    expect(tempting({ farmer: 1, knight: 0.4, bishop: 0.4 })).toEqual([]);
    expect(tempting({ farmer: 1, knight: 0.9, laborer: 1 })).toEqual([]);
    expect(tempting({ bishop: 0.9 }, { ...worths, bishop: 0.6 })).toEqual([]);
  });

  test("is told beside a card that is taken", () => {
    const take = [{ steps: ["take farmer"], chance: 0.5 }];
    const now = chancesOf(oddsAre({ farmer: 1, bishop: 1 }));
    const reasons = reasonsToTake(ROLLED, { lines: take, worths }, { now });
    expect(mainReasons(reasons).map(({ kind }) => kind)).toEqual(["gives", "tempts"]);
  });
});
