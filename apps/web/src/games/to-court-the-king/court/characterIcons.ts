import type { CharacterId } from "@courtly/to-court-the-king";
import type { IconName } from "../../../ui/drawings/iconNames.ts";

export const CHARACTER_ICONS: Readonly<Record<CharacterId, IconName>> = {
  fool: "jester-hat",
  charlatan: "duality-mask",
  farmer: "wheat",
  servingMaid: "jug",
  philosopher: "philosopher-bust",
  laborer: "war-pick",
  guard: "sharp-halberd",
  hunter: "pocket-bow",
  astronomer: "astrolabe",
  merchant: "scales",
  noblewoman: "pearl-necklace",
  pawnbroker: "locked-chest",
  knight: "visored-helm",
  magician: "pointy-hat",
  alchemist: "bubbling-flask",
  bishop: "pope-crown",
  nobleman: "griffin-shield",
  general: "crossed-swords",
  queen: "queen-crown",
  king: "imperial-crown",
};
