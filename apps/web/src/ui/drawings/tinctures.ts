import type { Shield } from "@courtly/protocol";
import type { IconName } from "./iconNames.ts";

/** The colours of the five players, by their names in heraldry. */
export const TINCTURES = [
  "azure",
  "gules",
  "vert",
  "purpure",
  "or",
] as const satisfies readonly Shield[];
export type Tincture = Shield;

/** The beast on the shield of each colour: players are recognisable without colours. */
export const BEASTS: Readonly<Record<Tincture, IconName>> = {
  azure: "swan",
  gules: "fox-head",
  vert: "deer-head",
  purpure: "boar",
  or: "lion",
};
