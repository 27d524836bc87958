import { LANGUAGES } from "@courtly/engine";
import { useEffect, useRef } from "preact/hooks";
import { LOOKS, SIZES } from "../screens/screen.ts";
import { SCREENS } from "../screens/screens.ts";
import type { GalleryChoice } from "./address.ts";

/** The change that a key makes in the gallery; undefined for any other key. */
export function keyChange(
  { screen, size, look, language }: GalleryChoice,
  key: string,
): Partial<GalleryChoice> | undefined {
  const at = screen === undefined ? -1 : SCREENS.indexOf(screen);
  switch (key) {
    case "ArrowRight":
      return { screen: SCREENS[(at + 1) % SCREENS.length] };
    case "ArrowLeft":
      return { screen: SCREENS.at(at < 1 ? -1 : at - 1) };
    case "s":
      return { size: after(SIZES, size) };
    case "t":
      return { look: after(LOOKS, LOOKS.find(({ name }) => name === look) ?? LOOKS[0]).name };
    case "l":
      return { language: after(LANGUAGES, language) };
    case "o":
      return { screen: undefined };
    default:
      return undefined;
  }
}

/** The next item; after the last comes the first. */
function after<Item>(all: readonly Item[], item: Item): Item {
  return all[(all.indexOf(item) + 1) % all.length] ?? item;
}

/** Handles the keys of the gallery, except in input fields. */
export function useGalleryKeys(
  choice: GalleryChoice,
  go: (change: Partial<GalleryChoice>) => void,
): void {
  const latest = useRef({ choice, go });
  latest.current = { choice, go };
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.matches("input, textarea, select");
      if (isTyping || ctrlKey || metaKey || altKey) return;
      const change = keyChange(latest.current.choice, key.length === 1 ? key.toLowerCase() : key);
      if (change !== undefined) latest.current.go(change);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
