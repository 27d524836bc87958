import { wantedAt, type Scene } from "./script.ts";

/** What to press next for an action, as the table stands: nothing while it cannot be pressed. */
type Targets = (action: string) => readonly HTMLElement[];

/** What a lesson points at, by game. */
const POINTERS: Readonly<Record<string, Targets>> = {
  "to-court-the-king": kingTargets,
  "rolling-courts": courtsTargets,
};

export function targetsAt(gameId: string, scene: Scene, length: number): readonly HTMLElement[] {
  const [action] = wantedAt(scene, length);
  return action === undefined ? [] : (POINTERS[gameId]?.(action) ?? []);
}

function all(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility(),
  );
}

function one(selector: string): readonly HTMLElement[] {
  return all(selector).slice(0, 1);
}

/** The first of them that there is. */
function firstOf(...ways: readonly (() => readonly HTMLElement[])[]): readonly HTMLElement[] {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

function kingTargets(action: string): readonly HTMLElement[] {
  const [verb, ...words] = action.split(" ");
  if (verb === "take") return one(`.king-court [data-card="${words[0]}"]`);
  if (verb === "use") return one(`[data-tile="${words[0]}"]`);
  if (verb === "aside") return firstOf(() => diceToKeep(words), gold);
  return gold();
}

const gold = () => one("[data-gold]");

/** Dice of these faces that are not marked yet; and dice that are marked and should not be. */
function diceToKeep(faces: readonly string[]): readonly HTMLElement[] {
  const left = [...faces];
  const wrong: HTMLElement[] = [];
  for (const die of all('.king-die[aria-pressed="true"]')) {
    const at = left.indexOf(faceOf(die));
    if (at === -1) wrong.push(die);
    else left.splice(at, 1);
  }
  const missing = all('.king-die[aria-pressed="false"]').filter((die) => {
    const at = left.indexOf(faceOf(die));
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
  return [...missing, ...wrong];
}

function faceOf(die: HTMLElement): string {
  return die.closest<HTMLElement>("[data-face]")?.dataset["face"] ?? "";
}

function courtsTargets(action: string): readonly HTMLElement[] {
  const [verb = "", ...words] = action.split(" ");
  const number = words[0] ?? "";
  if (verb === "village" || verb === "cave")
    return withDie(number, () => cell(`gate ${verb} ${number}`, verb));
  if (verb === "deep") return withDie(pathDie(words), () => confirmed(`mine ${number}`, "cave"));
  if (verb === "court")
    return withDie(number, () => confirmed(`court ${number}:${over(words) + 1}`, "village"));
  if (verb === "change") return turning(number, words[2] ?? "");
  if (verb === "home") return one(".courts-homecomings .gold");
  if (verb === "end") return firstOf(() => one(".courts-end:not([aria-disabled='true'])"), go);
  return go();
}

const go = () => one(".courts-go");

/** How many members a leap goes ahead of. */
function over(words: readonly string[]): number {
  const at = words.indexOf("over");
  return at === -1 ? 0 : Number(words[at + 1]);
}

/** R14: `2 from cave 3:1`; a path to the mine shows the cave on its other side. */
function pathDie([mine = "", , , cave = ""]: readonly string[]): string {
  return cave.startsWith(`${mine}:`) ? String(Number(mine) + 1) : mine;
}

/** First the die, then where it leads. */
function withDie(face: string, then: () => readonly HTMLElement[]): readonly HTMLElement[] {
  const dice = all(`.courts-die[data-face="${face}"]:not(.used)`);
  return dice.some((die) => die.classList.contains("chosen")) ? then() : dice.slice(0, 1);
}

/** A cell of the board; on a phone the side that it lies on may have to be opened. */
function cell(id: string, side: "village" | "cave"): readonly HTMLElement[] {
  const tab = side === "village" ? "first-child" : "last-child";
  return firstOf(
    () => one(`[data-cell="${id}"]`),
    () => one(`.courts-tabs [role="tab"]:${tab}`),
  );
}

/** Where somebody goes is shown first, and then confirmed. */
function confirmed(id: string, side: "village" | "cave"): readonly HTMLElement[] {
  const found = cell(id, side);
  return found.some((each) => each.classList.contains("picked")) ? go() : found;
}

function turning(from: string, to: string): readonly HTMLElement[] {
  const half = Number(to) > Number(from) ? "upper" : "lower";
  return firstOf(
    () => one(`.turnable[data-face="${from}"] .courts-half.${half}`),
    () => one('[data-mode="change"]'),
  );
}
