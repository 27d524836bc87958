/** A drawing with a name is an image to a screen reader; one without is decoration. */
export function named(label: string | undefined) {
  return label === undefined
    ? ({ "aria-hidden": "true" } as const)
    : ({ role: "img", "aria-label": label } as const);
}

/** A drawing's own class, and what its place on the page adds. */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== "").join(" ");
}
