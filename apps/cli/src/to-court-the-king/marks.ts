import { countWord } from "@courtly/engine";
import type { Mark } from "@courtly/to-court-the-king";

/** "eight 4s". */
export function markWords({ count, face }: Mark): string {
  return `${countWord(count)} ${face}${count === 1 ? "" : "s"}`;
}
