import { Icon } from "../../ui/drawings/icon.tsx";

/** The kinds of moments that are marked over and under the curve. */
export const HIGHLIGHT_KINDS = ["great", "bad", "mistake", "blunder"] as const;
export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number];

const LEAF =
  "M0-.6C-2.6-3-6-4.6-5.7-7.7-5.5-10-2.3-11 0-8.5 2.3-11 5.5-10 5.7-7.7 6-4.6 2.6-3 0-.6Z";
const STEM = "M.5 1C1.5 6 3.5 8.5 6.5 11";
const SMALL_BLOT =
  "M-10.4-3.5C-11.5-10.4-3.5-12.7 1.2-10.4 6.9-12.7 11.5-6.9 10.4-1.2 13.8 4.6 9.2 10.4 3.5 9.2-1.2 12.7-9.2 10.4-9.2 5.8-13.8 3.5-12.7-2.3-10.4-3.5Z";
const BLOT =
  "M-13-4C-15-12-4-16 1-13 8-17 15-9 13-2 18 4 11 13 4 12-1 17-11 14-11 8-17 6-17-2-13-4Z";

interface HighlightIconProps {
  readonly kind: HighlightKind;
  readonly size: number;
}

/** A clover for great luck, a raven for bad luck, a blot for a mistake, and a large one for a blunder. */
export function HighlightIcon({ kind, size }: HighlightIconProps) {
  if (kind === "bad") return <Icon class="highlight-icon is-bad" name="raven" size={size} />;
  if (kind === "great")
    return (
      <svg
        class="highlight-icon is-great"
        width={size}
        height={size}
        viewBox="-12 -12 24 24"
        fill="currentColor"
        aria-hidden="true"
      >
        {[45, 135, 225, 315].map((angle) => (
          <path d={LEAF} transform={`rotate(${angle})`} key={angle} />
        ))}
        <path
          d={STEM}
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          transform="rotate(18)"
        />
      </svg>
    );
  return (
    <svg
      class="highlight-icon is-blot"
      width={size}
      height={size}
      viewBox="-19 -19 38 38"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={kind === "blunder" ? BLOT : SMALL_BLOT} />
      {kind === "blunder" && (
        <>
          <circle cx="15" cy="-11" r="2.6" />
          <circle cx="-14" cy="13" r="2" />
          <circle cx="15.5" cy="11" r="1.6" />
        </>
      )}
    </svg>
  );
}
