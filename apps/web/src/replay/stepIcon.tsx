/** The pictures of the buttons that lead through a replay, each on a square of 24 by 24. */
const PATHS = {
  start: "M6 5v14M18 5l-8 7 8 7",
  backTurn: "M12 5l-7 7 7 7M19 5l-7 7 7 7",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  nextTurn: "M5 5l7 7-7 7M12 5l7 7-7 7",
  end: "M18 5v14M6 5l8 7-8 7",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
};

export type StepName = keyof typeof PATHS;

export function StepIcon({ name }: { readonly name: StepName }) {
  return (
    <svg
      class="line-icon"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill={name === "play" ? "currentColor" : "none"}
      stroke="currentColor"
      stroke-width={name === "pause" ? 4 : 1.8}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
