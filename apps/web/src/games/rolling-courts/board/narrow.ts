import { COURTS_PHONE, COURTS_SIDEWAYS } from "../../../theme/breakpoints.ts";
import { useMedia } from "../../../theme/media.ts";

/** Whether the table has its phone layout, with tabs and folded rows, because the board does not fit the window. */
export function useNarrow(): boolean {
  const [isNarrow, isSideways] = [useMedia(COURTS_PHONE), useMedia(COURTS_SIDEWAYS)];
  return isNarrow || isSideways;
}

/** The same for the window as it is now. */
export function isNarrowNow(): boolean {
  return [COURTS_PHONE, COURTS_SIDEWAYS].some((query) => matchMedia(query).matches);
}
