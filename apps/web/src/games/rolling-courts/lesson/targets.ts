import { all, firstOf, one } from "../../../learn/lesson/targets.ts";

/** The controls to press next for an action; none while it cannot be done. */
export function courtsTargets(action: string): readonly HTMLElement[] {
  const [verb = "", ...words] = action.split(" ");
  const number = words[0] ?? "";
  if (verb === "village" || verb === "cave")
    return withDie(number, () => entering(verb, number, words));
  if (verb === "deep") return withDie(pathDie(words), () => confirmed(`mine ${number}`, "cave"));
  if (verb === "court")
    return withDie(number, () =>
      confirmed(`court ${number}:${over(words) + 1}`, "village", spotAfterFrom(words)),
    );
  if (verb === "retire" || verb === "promote")
    return inMode(verb, () => cell(words.join(" "), words[0] === "cave" ? "cave" : "village"));
  if (verb === "change") return turning(number, words[2] ?? "");
  if (verb === "home") return one(".courts-home");
  if (verb === "end") return firstOf(() => one(".courts-end:not([aria-disabled='true'])"), go);
  return go();
}

const go = () => one(".courts-go");

/** The number of members that a leap passes. */
function over(words: readonly string[]): number {
  const at = words.indexOf("over");
  return at === -1 ? 0 : Number(words[at + 1]);
}

/** The die for `2 from cave 3:1` (R14): the die of a tunnel shows the cave on the other side of the mine. */
function pathDie([mine = "", , , cave = ""]: readonly string[]): string {
  return cave.startsWith(`${mine}:`) ? String(Number(mine) + 1) : mine;
}

/** The die with this face if it is not chosen yet, then the controls of its destination. */
function withDie(face: string, then: () => readonly HTMLElement[]): readonly HTMLElement[] {
  const dice = all(`.courts-die[data-face="${face}"]:not(.used)`);
  return dice.some((die) => die.classList.contains("chosen")) ? then() : dice.slice(0, 1);
}

/** A cell of the board, or on a phone the tab that shows it. */
function cell(id: string, side: "village" | "cave"): readonly HTMLElement[] {
  const tab = side === "village" ? "first-child" : "last-child";
  return firstOf(
    () => one(`[data-cell="${id}"], [data-place="${id}"]`),
    () => one(`.courts-tabs [role="tab"]:${tab}`),
  );
}

/** The place after "from": "village 3:3". */
function spotAfterFrom(words: readonly string[]): string | undefined {
  const at = words.indexOf("from");
  return at === -1 ? undefined : words.slice(at + 1, at + 3).join(" ");
}

/** The entrance; for a recalled member first the button of the mode, then the member. */
function entering(
  verb: "village" | "cave",
  number: string,
  words: readonly string[],
): readonly HTMLElement[] {
  const gate = () => cell(`gate ${verb} ${number}`, verb);
  const from = spotAfterFrom(words);
  if (from === undefined) return gate();
  return inMode("recall", () => {
    const member = cell(from, from.startsWith("cave") ? "cave" : "village");
    return member.some((each) => each.matches("[aria-pressed], .source")) ? gate() : member;
  });
}

/** The button of a mode until it is pressed, then the controls in that mode. */
function inMode(mode: string, then: () => readonly HTMLElement[]): readonly HTMLElement[] {
  const [tile] = one(`[data-mode="${mode}"]`);
  return tile === undefined || tile.classList.contains("on") ? then() : [tile];
}

/** The cell; once it is picked, the member that goes, if the person has to choose; then the button that confirms it. */
function confirmed(id: string, side: "village" | "cave", from?: string): readonly HTMLElement[] {
  const found = cell(id, side);
  if (!found.some((each) => each.classList.contains("picked"))) return found;
  const isComplete = go().some((each) => each.getAttribute("aria-disabled") !== "true");
  return isComplete || from === undefined ? go() : cell(from, side);
}

function turning(from: string, to: string): readonly HTMLElement[] {
  const half = Number(to) > Number(from) ? "upper" : "lower";
  return firstOf(
    () => one(`.turnable[data-face="${from}"] .courts-half.${half}`),
    () => one('[data-mode="change"]'),
  );
}
