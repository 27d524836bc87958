import {
  countingIn,
  ENGLISH,
  LANGUAGES,
  listingIn,
  openTable,
  sayProblem,
  type EngineWords,
} from "@courtly/engine";
import { wordsIn } from "@courtly/engine/words";
import { faultOfText } from "@courtly/testkit";
import { describe, expect, test } from "vitest";
import { nim } from "./nim.ts";

type Problems = EngineWords["problems"];

/** Sample values for every problem; a new problem does not compile without an entry here. */
const SAMPLES: { readonly [Code in keyof Problems]: Parameters<Problems[Code]> } = {
  gameOver: [],
  diceInTheAir: [{ dice: 3 }],
  notTheirTurn: [{ seat: 1, toAct: 0 }],
  noDiceInTheAir: [{ toAct: 2 }],
  wrongDice: [{ wanted: 3, found: 2 }],
  noSuchFace: [{ faces: "7 9" }],
  noSuchSeat: [{ seat: 5, seats: 3 }],
  onlyTwoResign: [],
  nothingToTakeBack: [],
  rollStands: [],
  resignationStands: [],
  anotherActed: [],
};

const CODES = Object.keys(SAMPLES) as (keyof Problems)[];

function said(words: EngineWords, code: keyof Problems): string {
  const [values = {}] = SAMPLES[code];
  return sayProblem({ code, values, message: "" }, [words.problems]);
}

test("Intl supports every language for numbers, plurals and lists", () => {
  const all = [...LANGUAGES];
  expect(Intl.PluralRules.supportedLocalesOf(all)).toEqual(all);
  expect(Intl.NumberFormat.supportedLocalesOf(all)).toEqual(all);
  expect(Intl.ListFormat.supportedLocalesOf(all)).toEqual(all);
  expect(countingIn("it")(1, "giro", "giri")).toBe("1 giro");
  expect(countingIn("de")(0, "Runde", "Runden")).toBe("0 Runden");
  expect(listingIn("it")(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben e Cleo");
  expect(listingIn("de")(["Ada", "Ben", "Cleo"])).toBe("Ada, Ben und Cleo");
});

describe.each(LANGUAGES)("in '%s'", (language) => {
  test.each(CODES)("the engine says '%s'", async (code) => {
    const text = said(await wordsIn(language), code);
    expect(faultOfText(text)).toBeUndefined();
    if (language !== "en") {
      expect(text).not.toBe(said(ENGLISH, code));
      expect(text).not.toContain("!");
    }
  });
});

test("a problem is translated by its code; one with an unknown code keeps its message", async () => {
  const { problems } = await wordsIn("de");
  const table = openTable(nim, { names: ["Ada", "Ben"] }, { stones: 5, toAct: 0, rolling: false });
  const undone = table.undo(0);
  if (undone.ok) throw new Error("nothing was played");
  expect(undone.error.message).toBe("there is nothing to take back yet");
  expect(sayProblem(undone.error, [problems])).toBe("noch gibt es nichts zurückzunehmen");
  const strange = table.act(7, "take 1");
  if (strange.ok) throw new Error("there is no seat 7");
  expect(strange.error).toMatchObject({ rule: "N3", code: "noSuchSeat" });
  expect(sayProblem(strange.error, [problems])).toBe("Platz 7 gibt es nicht, nur 0 bis 1");
  for (const code of [undefined, "toString", "unheard"])
    expect(sayProblem({ code, message: "as it is" }, [problems])).toBe("as it is");
});
