import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
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

/** The coins that a dig pays: they fly from the ends of the caves to their owners. */
export function FlyingCoins() {
  const { view, motion } = useTableModel();
  const { value: isDigging } = motion.isDigging;
  const flights = useSignal<readonly Flight[]>([]);
  useLayoutEffect(() => {
    flights.value = isDigging ? comersOf(view.value.fresh).flatMap(flightOf) : [];
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

function centreOf(selector: string): { readonly x: number; readonly y: number } | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
