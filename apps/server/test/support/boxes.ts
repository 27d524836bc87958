import { boxed, type GameBox } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";

/** The games whose records the tests read. */
export const BOXES: readonly GameBox[] = [boxed(toCourtTheKing), boxed(rollingCourts)];
