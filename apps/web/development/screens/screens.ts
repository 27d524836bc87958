import { COURTS_SCREENS } from "./courtsScreens.ts";
import { HOME_SCREENS, SETUP_SCREENS } from "./homeScreens.ts";
import { KING_SCREENS } from "./kingScreens.ts";
import { ONLINE_SCREENS } from "./onlineScreens.ts";
import { FAULT_SCREENS, LESSON_SCREENS, PAGE_SCREENS } from "./pageScreens.ts";
import type { Screen } from "./screen.ts";
import { COACH_SCREENS, TABLE_SCREENS } from "./tableScreens.ts";

/** Every screen state that is worth looking at: the gallery, the pictures and the tests share this list. */
export const SCREENS: readonly Screen[] = [
  ...HOME_SCREENS,
  ...SETUP_SCREENS,
  ...KING_SCREENS,
  ...COURTS_SCREENS,
  ...TABLE_SCREENS,
  ...COACH_SCREENS,
  ...ONLINE_SCREENS,
  ...LESSON_SCREENS,
  ...PAGE_SCREENS,
  ...FAULT_SCREENS,
];

export function screenNamed(name: string): Screen | undefined {
  return SCREENS.find((screen) => screen.name === name);
}
