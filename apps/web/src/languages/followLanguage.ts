import { effect } from "@preact/signals";
import { speak, wantedLanguage } from "./spoken.ts";

/** Speaks as it is wanted, now and whenever a setting or the browser changes. What cannot be fetched is said in English. */
export async function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  const follow = () => {
    const spoken = speak(wantedLanguage()).catch(() => undefined);
    first ??= spoken;
  };
  effect(follow);
  addEventListener("languagechange", follow);
  await first;
}
