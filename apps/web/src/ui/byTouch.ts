/** Whether a click was made with a finger. If the browser does not tell, its main pointer decides. */
export function isByTouch(click: MouseEvent): boolean {
  const { pointerType } = click as Partial<PointerEvent>;
  if (pointerType !== undefined) return pointerType === "touch";
  return click.detail > 0 && matchMedia("(pointer: coarse)").matches;
}
