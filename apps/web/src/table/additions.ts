import type { Player } from "@courtly/engine";
import { signal } from "@preact/signals";
import type { VNode } from "preact";

// Additions of other pages, such as a replay, to the table that they show. They are unset at a table in play.

/** The text of the bar in place of its usual detail. */
export const barNote = signal<string | undefined>(undefined);

/** Draws a player's chance to win, beside the player's name. */
export const chanceFigure = signal<((player: Player) => VNode) | undefined>(undefined);
