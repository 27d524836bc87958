import { all, firstOf, one } from "../../../learn/lesson/targets.ts";

/** The controls to press next for an action; none while it cannot be done. */
export function kingTargets(action: string): readonly HTMLElement[] {
  const [verb, ...words] = action.split(" ");
  if (verb === "take")
    return firstOf(
      () => one(".king-sheet-take"),
      () => one(`.king-court [data-card="${words[0]}"]`),
    );
  if (verb === "use") return one(`[data-tile="${words[0]}"]`);
  if (verb === "aside") return firstOf(() => diceToKeep(words), gold);
  return gold();
}

const gold = () => one("[data-gold]");

/** The dice with these faces that are not marked yet, and dice that are marked by mistake. */
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
