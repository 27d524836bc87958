/** The ARIA attributes of a drawing: with a label it is an image to a screen reader, without one it is decoration. */
export function named(label: string | undefined) {
  return label === undefined
    ? ({ "aria-hidden": "true" } as const)
    : ({ role: "img", "aria-label": label } as const);
}

/** Joins the class of a drawing with the one that its place on the page adds. */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== "").join(" ");
}
