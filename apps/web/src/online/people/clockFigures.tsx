import { timeLeft } from "./durations.ts";
import type { ShownClock } from "./turnClock.ts";
import { words } from "./words/index.ts";

/** A clock as a bar and figures. The bar of a reserve is hatched. */
export function ClockFigures({ clock }: { readonly clock: ShownClock }) {
  const { leftMs, share, isReserve, isSlow, isUrgent } = clock;
  const time = timeLeft(leftMs);
  const kinds = [
    "turn-clock",
    isReserve && "is-reserve",
    isSlow && "is-slow",
    isUrgent && "is-urgent",
  ];
  return (
    <div class={kinds.filter(Boolean).join(" ")} role="timer" aria-live="off">
      <i style={{ "--left": share }} />
      <span class="visually-hidden">
        {isReserve ? words().reserveClock(time) : words().clock(time)}
      </span>
      <b aria-hidden="true">{time}</b>
    </div>
  );
}
