import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { afterFrames } from "../../../ui/loading/delayed.ts";
import { Coin } from "../../../ui/drawings/ornaments.tsx";
import { comersOf, type Comer } from "../model/dig.ts";
import { useTableModel } from "../model/tableModel.ts";
import { spotId } from "./cells.ts";
import "./flyingCoins.css";

/** The way of a coin on the screen, in px. */
interface Flight {
  readonly pay: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** After these frames the board shows the side where the dig happens. */
const SIDE_FRAMES = 2;

/** The coins that a dig pays: they fly from the ends of the caves to their owners. */
export function FlyingCoins() {
  const { view, motion } = useTableModel();
  const { value: isDigging } = motion.isDigging;
  const flights = useSignal<readonly Flight[]>([]);
  useEffect(() => {
    flights.value = [];
    if (!isDigging) return undefined;
    // A phone first turns to the side of the board with the caves.
    return afterFrames(SIDE_FRAMES, () => {
      flights.value = comersOf(view.peek().fresh).flatMap(flightOf);
    });
  }, [isDigging, view.value]);
  return (
    <div aria-hidden="true">
      {flights.value.map(({ pay, x, y, dx, dy }, index) => (
        <span
          key={index}
          class="courts-flying"
          style={{
            left: `${x}px`,
            top: `${y}px`,
            "--fly-x": `${dx}px`,
            "--fly-y": `${dy}px`,
          }}
        >
          <Coin amount={pay} size={28} />
        </span>
      ))}
    </div>
  );
}

/** No flight if the cave or the purse is not on the screen. */
function flightOf({ cave, space, seat, pay }: Comer): readonly Flight[] {
  const from = centreOf(`[data-cell="${spotId({ kind: "cave", number: cave, space })}"]`);
  const to = centreOf(`[data-purse="${seat}"]`);
  if (from === undefined || to === undefined) return [];
  return [{ pay, x: from.x, y: from.y, dx: to.x - from.x, dy: to.y - from.y }];
}

/** The centre of the first such element that is shown: layouts have parts that are hidden in others. */
function centreOf(selector: string): { readonly x: number; readonly y: number } | undefined {
  const boxes = [...document.querySelectorAll(selector)].map((each) =>
    each.getBoundingClientRect(),
  );
  const box = boxes.find(({ width }) => width > 0);
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
