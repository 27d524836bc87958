import type { Seat, Step } from "@courtly/engine";
import type { Action, CharacterId, State } from "@courtly/to-court-the-king";
import { useEffect } from "preact/hooks";
import { prefersReducedMotion } from "../../../theme/media.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import "./flight.css";

const REVEAL: KeyframeAnimationOptions = {
  duration: 450,
  easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  fill: "forwards",
};

/** Renders nothing. Lets a card that was taken fly from the court to its new owner. */
export function CardFlight() {
  const { view, seat } = useTableModel();
  const { fresh } = view.value;
  useEffect(() => {
    const taken = takenIn(fresh);
    if (taken === undefined || prefersReducedMotion()) return undefined;
    const isOwn = taken.seat === seat.peek();
    const to = isOwn ? `[data-tile="${taken.character}"]` : `[data-player="${taken.seat}"]`;
    // The table is redrawn first.
    const timer = setTimeout(() => fly(`[data-card="${taken.character}"] .arch-panel`, to), 60);
    return () => clearTimeout(timer);
  }, [fresh]);
  return <></>;
}

function takenIn(
  fresh: readonly Step<State, Action>[],
): { readonly seat: Seat; readonly character: CharacterId } | undefined {
  for (const { event } of fresh)
    if (event.kind === "acted" && event.action.kind === "take") {
      const { character } = event.action;
      return character === "nothing" ? undefined : { seat: event.seat, character };
    }
  return undefined;
}

/** The first element with this selector that is visible in this window. */
function shown(selector: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => element.getClientRects().length > 0);
}

function fly(from: string, to: string): void {
  const card = shown(from);
  const goal = shown(to);
  if (card === undefined || goal === undefined || typeof card.animate !== "function") return;
  const [start, end] = [card.getBoundingClientRect(), goal.getBoundingClientRect()];
  const flyer = card.cloneNode(true) as HTMLElement;
  flyer.classList.add("king-flyer");
  flyer.setAttribute("aria-hidden", "true");
  flyer.style.left = `${start.left}px`;
  flyer.style.top = `${start.top}px`;
  flyer.style.width = `${start.width}px`;
  flyer.style.height = `${start.height}px`;
  document.body.append(flyer);
  const x = end.left - start.left;
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  const flight = flyer.animate(
    [
      { transform: "translate(0)", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.2 },
    ],
    REVEAL,
  );
  const land = () => flyer.remove();
  flight.finished.then(land, land);
}
