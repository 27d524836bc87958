import type { Language } from "@courtly/engine";
import { effect } from "@preact/signals";
import { GAMES } from "../games/index.ts";
import { refuse } from "../ui/toast.tsx";
import { change, settings } from "../settings/settings.ts";
import { words } from "./words/index.ts";
import { LANGUAGE_NAMES } from "./languageNames.ts";
import { language, speak, wantedLanguage } from "./spoken.ts";

/** Sets the language of the page, now and whenever a setting or the browser changes. */
export async function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  const follow = () => {
    const wanted = wantedLanguage();
    const spoken = speak(wanted, GAMES).catch(() => stayWith(wanted));
    first ??= spoken;
  };
  effect(follow);
  addEventListener("languagechange", follow);
  await first;
}

/** Keeps the current language if another cannot be loaded. The browser's choice is tried again at the next visit. */
function stayWith(missing: Language): void {
  if (missing !== wantedLanguage()) return;
  if (settings.peek().language !== "system") change({ language: language.peek() });
  refuse({ message: words().languageMissing(LANGUAGE_NAMES[missing]) });
}
