import type { Player } from "@courtly/engine";
import { signal } from "@preact/signals";
import type { VNode } from "preact";

// What other pages add to a table as long as they show it. A table of its own has none of it.

/** What the bar says instead of its detail. */
export const barNote = signal<string | undefined>(undefined);

/** Draws a player's chance to win, beside the player's name. */
export const chanceFigure = signal<((player: Player) => VNode) | undefined>(undefined);
