import { COURTS_PHONE, COURTS_SIDEWAYS } from "../../../theme/breakpoints.ts";
import { useMedia } from "../../../theme/media.ts";

/** Whether the table is a phone's: tabs and folded rows, where the board does not fit beside itself. */
export function useNarrow(): boolean {
  const [isNarrow, isSideways] = [useMedia(COURTS_PHONE), useMedia(COURTS_SIDEWAYS)];
  return isNarrow || isSideways;
}
