import type { StripItem } from "../model/stripItems.ts";
import { words } from "../lazyWords/index.ts";

/** A step of this turn for screen readers, and whether it can be undone. */
export function spokenItem(item: StripItem, canGoBack: boolean): string {
  const { strip } = words();
  const what = strip.happened(item);
  if (canGoBack) return strip.canGoBack(what);
  if (item.isSealed) return strip.isSealed(what);
  return item.isLast ? what : strip.isSealedSince(what);
}
