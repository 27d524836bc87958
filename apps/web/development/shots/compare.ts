import type { Page } from "@playwright/test";

export interface Difference {
  /** The part of all pixels that has changed, from 0 to 1. */
  readonly share: number;
  /** The new picture, faded, with changed pixels in red. */
  readonly picture: Buffer;
}

/** Compares two pictures pixel by pixel, in a page of a browser; `undefined` if they are the same. */
export async function compare(
  canvasPage: Page,
  before: Buffer,
  after: Buffer,
): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const { share, picture } = await canvasPage.evaluate(differ, [
    before.toString("base64"),
    after.toString("base64"),
  ] as const);
  return share === 0 ? undefined : { share, picture: Buffer.from(picture, "base64") };
}

/** Runs in the browser. If the sizes differ, all pixels outside the smaller picture count as changed. */
async function differ([before, after]: readonly [string, string]) {
  const decoded = (text: string) =>
    createImageBitmap(
      new Blob([Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)], {
        type: "image/png",
      }),
    );
  const [old, now] = await Promise.all([decoded(before), decoded(after)]);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(old.width, now.width);
  canvas.height = Math.max(old.height, now.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("the browser has no 2D canvas");
  const pixelsOf = (bitmap: ImageBitmap) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [a, shown] = [pixelsOf(old), pixelsOf(now)];
  const [was, is] = [new Uint32Array(a.data.buffer), new Uint32Array(shown.data.buffer)];
  const FADED = 0.25;
  let changed = 0;
  for (let at = 0; at < is.length; at += 1) {
    const hasChanged = was[at] !== is[at];
    if (hasChanged) changed += 1;
    const colours = hasChanged ? [214, 34, 18] : undefined;
    for (let part = 0; part < 3; part += 1) {
      const value = shown.data[at * 4 + part] ?? 0;
      shown.data[at * 4 + part] = colours?.[part] ?? 255 - (255 - value) * FADED;
    }
    shown.data[at * 4 + 3] = 255;
  }
  context.putImageData(shown, 0, 0);
  const url = canvas.toDataURL("image/png");
  return { share: changed / is.length, picture: url.slice(url.indexOf(",") + 1) };
}
