import { computed, type ReadonlySignal } from "@preact/signals";
import { KING_SIDEWAYS, KING_WIDE, TABLET } from "../../../theme/breakpoints.ts";
import { followMedia } from "../../../theme/media.ts";

/**
 * The layout of the table: columns side by side; everything stacked with the cloth at the foot;
 * or a phone held sideways, with the cloth on the right.
 */
export type Layout = "wide" | "stacked" | "sideways";

/** The layout that fits the window, followed until it is closed. */
export interface WindowLayout {
  readonly layout: ReadonlySignal<Layout>;
  /** Whether the players are on the right and the centre has less room, as on tablets. */
  readonly isNarrow: ReadonlySignal<boolean>;
  readonly close: () => void;
}

export function followWindow(): WindowLayout {
  const [wide, sideways, narrow] = [
    followMedia(KING_WIDE),
    followMedia(KING_SIDEWAYS),
    followMedia(TABLET),
  ];
  return {
    layout: computed(() =>
      wide.holds.value ? "wide" : sideways.holds.value ? "sideways" : "stacked",
    ),
    isNarrow: narrow.holds,
    close: () => {
      for (const { close } of [wide, sideways, narrow]) close();
    },
  };
}
