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

/** Colour, hatching and beast go together, so that a player is known without colour. */
export const BEASTS: Readonly<Record<Tincture, IconName>> = {
  azure: "swan",
  gules: "fox-head",
  vert: "deer-head",
  purpure: "boar",
  or: "lion",
};
