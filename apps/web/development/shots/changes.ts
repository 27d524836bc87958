import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { SHOT_LOOKS, type Camera } from "./camera.ts";
import { compare } from "./compare.ts";
import type { ScreenChange, Missing, PictureKind } from "./report.ts";
import { pictureName, type Shot } from "./wanted.ts";

interface Comparison {
  readonly before: Camera;
  readonly after: Camera;
  readonly canvas: Page;
  /** The folder for pictures of what has changed. */
  readonly into: string;
}

/** The result of comparing one screen at one size. */
export interface ShotChanges {
  readonly changes: readonly ScreenChange[];
  readonly missing: readonly Missing[];
  readonly unchanged: number;
}

/** Takes a screen's pictures on both pages, compares them, and keeps those that differ. */
export async function changesOf(shot: Shot, comparison: Comparison): Promise<ShotChanges> {
  const { before, after, canvas, into } = comparison;
  const [old, now] = [await before.shoot(shot), await after.shoot(shot)];
  if (!old.ok && !now.ok)
    return {
      changes: [],
      missing: [{ name: pictureName(shot, "any"), reason: now.reason }],
      unchanged: 0,
    };
  const changes: ScreenChange[] = [];
  for (const look of SHOT_LOOKS) {
    const name = pictureName(shot, look);
    const { title } = shot.screen;
    const keep = (kind: PictureKind, picture: Buffer) =>
      writeFileSync(join(into, `${name}-${kind}.png`), picture);
    if (old.ok && now.ok) {
      const difference = await compare(canvas, old.pictures[look], now.pictures[look]);
      if (difference === undefined) continue;
      keep("before", old.pictures[look]);
      keep("after", now.pictures[look]);
      keep("difference", difference.picture);
      const { share } = difference;
      changes.push({ name, title, share, pictures: ["before", "after", "difference"] });
    } else if (now.ok && !old.ok) {
      keep("after", now.pictures[look]);
      const reason = `not shown before: ${old.reason}`;
      changes.push({ name, title, share: 1, reason, pictures: ["after"] });
    } else if (old.ok && !now.ok) {
      keep("before", old.pictures[look]);
      const reason = `not shown any more: ${now.reason}`;
      changes.push({ name, title, share: 1, reason, pictures: ["before"] });
    }
  }
  return { changes, missing: [], unchanged: SHOT_LOOKS.length - changes.length };
}
