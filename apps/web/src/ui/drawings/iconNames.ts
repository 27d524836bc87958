/** The icons that are used from game-icons.net (CC BY 3.0); the build includes no others. */
export const ICON_NAMES = [
  // Characters
  "jester-hat",
  "duality-mask",
  "wheat",
  "jug",
  "philosopher-bust",
  "war-pick",
  "sharp-halberd",
  "pocket-bow",
  "astrolabe",
  "scales",
  "pearl-necklace",
  "locked-chest",
  "visored-helm",
  "pointy-hat",
  "bubbling-flask",
  "pope-crown",
  "griffin-shield",
  "crossed-swords",
  "queen-crown",
  "imperial-crown",
  // Beasts
  "swan",
  "fox-head",
  "deer-head",
  "boar",
  "lion",
  // Places and actions
  "medieval-village-01",
  "castle",
  "cave-entrance",
  "mine-wagon",
  "gold-nuggets",
  "meeple",
  "heraldic-sun",
  "rocking-chair",
  "stairs",
  // Interface
  "owl",
  "wax-seal",
  "quill-ink",
  "round-table",
  "scroll-unfurled",
  "clockwork",
  "hourglass",
  "inverted-dice-5",
  // Only in pictures
  "miner",
  "lantern-flame",
] as const;

export type IconName = (typeof ICON_NAMES)[number];
