import { languageFor, type Language } from "@courtly/engine";
import { computed, signal } from "@preact/signals";
import { settings } from "../settings/settings.ts";
import type { Books } from "./books.ts";

/** English lies in every room itself; another language comes as a whole when somebody wants it. */
type Foreign = Exclude<Language, "en">;

const LOADERS: Readonly<Record<Foreign, () => Promise<Books>>> = {
  it: async () => (await import("./it.ts")).IT,
  de: async () => (await import("./de.ts")).DE,
};

interface Spoken {
  readonly language: Language;
  /** None while English is spoken. */
  readonly books: Books | undefined;
}

const spoken = signal<Spoken>({ language: "en", books: undefined });

/** What the app speaks now. */
export const language = computed(() => spoken.value.language);

/** What it shall speak: as chosen, or as the browser asks. */
export function wantedLanguage(): Language {
  const { language: chosen } = settings.value;
  return chosen === "system" ? languageFor(navigator.languages) : chosen;
}

/** Speaks another language as soon as its words are here: everything on the screen changes at once and nothing is lost. */
export async function speak(wanted: Language): Promise<void> {
  if (wanted === language.peek()) return;
  const books = wanted === "en" ? undefined : await LOADERS[wanted]();
  if (wanted !== wantedLanguage()) return; // somebody has changed their mind
  spoken.value = { language: wanted, books };
  document.documentElement.lang = wanted;
}

/** Everything in the language of the moment, unless that is English. */
export function foreignBooks(): Books | undefined {
  return spoken.value.books;
}

/** The words of a room in the language of the moment. Asked anew wherever something is said: it follows the language. */
export function phrasebook<Room extends keyof Books>(
  room: Room,
  english: Books[Room],
): () => Books[Room] {
  return () => spoken.value.books?.[room] ?? english;
}
