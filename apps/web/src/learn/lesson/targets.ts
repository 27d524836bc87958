/** Finds visible elements of the page. */
export function all(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility(),
  );
}

export function one(selector: string): readonly HTMLElement[] {
  return all(selector).slice(0, 1);
}

/** The result of the first search that finds something. */
export function firstOf(...searches: readonly (() => readonly HTMLElement[])[]) {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}
