import { FACES, type Face, type Faces } from "@courtly/engine";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { FlatDie } from "../../../ui/drawings/dice.tsx";
import { ringPlaces } from "./ringPlaces.ts";
import { words } from "../words/index.ts";
import "./valueRing.css";

export interface ValueRingProps {
  readonly values: Faces;
  /** The name of a value: "Turn it to five". */
  readonly nameOf: (face: Face) => string;
  readonly onPick: (face: Face) => void;
}

/** Petals above a die for a few values, a ring around it for many. */
export function ValueRing({ values, nameOf, onPick }: ValueRingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const places = ringPlaces(values);
  useLayoutEffect(() => keepInside(ref.current), []);
  // The focus moves into the ring if it was on a die or a card. Otherwise digits and the pointer choose a value.
  useEffect(() => {
    const before = document.activeElement;
    if (!(before instanceof HTMLElement) || before.closest("[data-region]") === null)
      return undefined;
    ref.current?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      if (before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={ref}
      class={`king-ring ${places.isRing ? "is-ring" : "is-petals"}`}
      role="group"
      aria-label={words().cloth.whichValue}
      data-petal
    >
      {FACES.filter((face) => values.includes(face)).map((face) => {
        const { x, y } = places.at(face);
        return (
          <button
            type="button"
            key={face}
            class="king-petal"
            style={{ "--petal-x": `${x}px`, "--petal-y": `${y}px` }}
            aria-label={nameOf(face)}
            onClick={() => onPick(face)}
          >
            <FlatDie face={face} size={30} />
          </button>
        );
      })}
    </div>
  );
}

const EDGE_PX = 6;

/** Moves a ring at the edge into the window. It is measured once, when it opens. */
function keepInside(ring: HTMLElement | null): void {
  if (ring === null) return;
  const places = [...ring.children].map((petal) => petal.getBoundingClientRect());
  const left = Math.min(...places.map((place) => place.left)) - EDGE_PX;
  const right = innerWidth - EDGE_PX - Math.max(...places.map((place) => place.right));
  const shift = left < 0 ? -left : Math.min(right, 0);
  if (shift !== 0) ring.style.setProperty("--ring-shift", `${shift}px`);
}
