import { LANGUAGES, type Language } from "@courtly/engine";
import { LOOKS, SIZES, type Look, type Screen, type Size } from "../screens/screen.ts";
import { screenNamed } from "../screens/screens.ts";

/** The content of the gallery: one screen, or all of them. */
export interface GalleryChoice {
  readonly screen: Screen | undefined;
  readonly size: Size;
  readonly look: Look;
  readonly language: Language;
}

const PATH = "#/gallery";

/** Whether this part of an address, after and with `#`, belongs to the gallery. */
export function isGallery(hash: string): boolean {
  return /^#\/gallery(?:[/?]|$)/.test(hash);
}

/**
 * Reads `#/gallery/king-claim?size=phone&theme=dark&lang=de`; a missing or unknown value becomes the first of its kind.
 */
export function readGallery(hash: string): GalleryChoice {
  const [path = "", query = ""] = hash.slice(PATH.length).split("?", 2);
  return {
    screen: screenNamed(path.slice(1)),
    ...readAppearance(new URLSearchParams(query)),
  };
}

function readAppearance(query: URLSearchParams): Omit<GalleryChoice, "screen"> {
  return {
    size: SIZES.find(({ name }) => name === query.get("size")) ?? SIZES[0],
    look: LOOKS.find(({ name }) => name === query.get("theme"))?.name ?? "light",
    language: LANGUAGES.find((language) => language === query.get("lang")) ?? "en",
  };
}

export function galleryAddress({ screen, size, look, language }: GalleryChoice): string {
  const query = new URLSearchParams({ size: size.name, theme: look, lang: language });
  return `${PATH}${screen === undefined ? "" : `/${screen.name}`}?${query}`;
}

/** The address of a screen in a frame of the gallery: the page itself, with the screen in its query. */
export function frameAddress(screen: Screen, { look, language }: GalleryChoice): string {
  const query = new URLSearchParams({ screen: screen.name, theme: look, lang: language });
  return `/?${query}#${screen.address}`;
}

/** Reads the screen of a frame from its query; undefined outside of the gallery. */
export function readFrame(search: string): GalleryChoice | undefined {
  const query = new URLSearchParams(search);
  const screen = screenNamed(query.get("screen") ?? "");
  return screen && { screen, ...readAppearance(query) };
}
