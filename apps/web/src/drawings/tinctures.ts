import type { Shield } from "@courtly/protocol";
import type { IconName } from "./iconNames.ts";

/** The colours of the five players, in heraldry's words. */
export const TINCTURES = [
  "azure",
  "gules",
  "vert",
  "purpure",
  "or",
] as const satisfies readonly Shield[];
export type Tincture = Shield;

interface Beast {
  readonly icon: IconName;
  readonly name: "swan" | "fox" | "stag" | "boar" | "lion";
}

/** Colour, hatching and beast go together, so that a player is known without colour. */
export const BEASTS: Readonly<Record<Tincture, Beast>> = {
  azure: { icon: "swan", name: "swan" },
  gules: { icon: "fox-head", name: "fox" },
  vert: { icon: "deer-head", name: "stag" },
  purpure: { icon: "boar", name: "boar" },
  or: { icon: "lion", name: "lion" },
};
