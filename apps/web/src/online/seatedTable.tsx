import type { Standing } from "@courtly/protocol";
import type { ComponentType } from "preact";
import type { Cast } from "../table/cast.ts";
import type { ChronicleEntry } from "../table/face.ts";
import type { MakerOf } from "../table/loadedGame.tsx";
import type { Waiting } from "../table/sitting.ts";
import { TableScreen, type TableSurroundings } from "../table/tableScreen.tsx";
import { OnlineSitting, type Onlooker } from "./onlineSitting.ts";
import type { OnlineTable } from "./onlineTable.ts";

/** An online game with its types closed over. */
export interface SeatedTable {
  readonly cast: Cast;
  readonly Screen: ComponentType<TableSurroundings>;
  /** What the table waits for, as it is shown. */
  readonly waiting: () => Waiting;
  readonly record: () => string;
  /** What happened after so many steps of the game, the latest first. */
  readonly chronicleSince: (steps: number) => readonly ChronicleEntry[];
  readonly close: () => void;
}

/** Sits down, or stands beside, at the table as it stands now. */
export function seatedAt(
  table: OnlineTable,
  standing: Standing,
  onlooker: Onlooker,
): MakerOf<SeatedTable> {
  return (face) => {
    const sitting = new OnlineSitting(face, table, onlooker, standing);
    return {
      cast: onlooker.cast,
      Screen: (props) => <TableScreen face={face} sitting={sitting} {...props} />,
      waiting: () => sitting.view.value.waiting,
      record: sitting.record,
      chronicleSince: (steps) =>
        sitting.view
          .peek()
          .steps.slice(steps)
          .flatMap((step) => face.chronicle(step, onlooker.cast))
          .toReversed(),
      close: sitting.close,
    };
  };
}
