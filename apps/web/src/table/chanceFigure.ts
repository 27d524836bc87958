import type { Player } from "@courtly/engine";
import { createContext, type ComponentType } from "preact";

/** Shows a player's chance to win beside the player's name. Only a replay provides it. */
export const ChanceFigure = createContext<ComponentType<{ readonly player: Player }> | undefined>(
  undefined,
);
