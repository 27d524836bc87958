import { boxed, type GameBox } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";

/** What reads the records of both games. */
export const BOXES: readonly GameBox[] = [boxed(toCourtTheKing), boxed(rollingCourts)];
