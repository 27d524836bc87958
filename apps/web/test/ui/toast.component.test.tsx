import { ENGLISH } from "@courtly/to-court-the-king";
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { speak } from "../../src/i18n/spoken.ts";
import { clearToasts, refuse, Toasts } from "../../src/ui/toast.tsx";
import { GAMES } from "../../src/games/index.ts";
import { change } from "../../src/settings/settings.ts";

afterEach(async () => {
  clearToasts();
  change({ language: "en" });
  await speak("en", []);
  render(null, document.body);
});

/** The text that is shown for a refusal. */
async function refusedIn(language: "en" | "it" | "de", problem: Parameters<typeof refuse>[0]) {
  change({ language });
  await speak(language, GAMES);
  refuse(problem);
  render(<Toasts />, document.body);
  return document.querySelector(".toast p")?.firstChild?.textContent;
}

const hunter = {
  rule: "K13",
  code: "ownedAlready",
  values: { character: "hunter" },
  message: ENGLISH.refusals.ownedAlready({ character: "hunter" }),
};

test.each([
  ["en", "You own the Hunter already."],
  ["it", "Hai già il Cacciatore."],
  ["de", "Du hast den Jäger schon."],
] as const)("a refusal is said in '%s'", async (language, text) =>
  expect(await refusedIn(language, hunter)).toBe(text),
);

test("the rule tells which game a code belongs to, if both games have it", async () => {
  const roll = { code: "rollFirst", values: {}, message: "roll first" };
  expect(await refusedIn("de", { ...roll, rule: "R4" })).toBe("Würfle zuerst.");
  clearToasts();
  expect(await refusedIn("de", { ...roll, rule: "K6" })).toMatch(/^Würfle zuerst: In diesem Zug/);
});

test("a problem without a code is shown as it is", async () =>
  expect(await refusedIn("it", { message: "the line is cut" })).toBe("The line is cut."));
