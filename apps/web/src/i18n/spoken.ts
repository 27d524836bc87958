import { languageFor, type Language, type ProblemWords } from "@courtly/engine";
import { computed, signal } from "@preact/signals";
import { settings } from "../settings/settings.ts";
import type { Books } from "./books.ts";

/** English is loaded with the code that shows it; another language is loaded as a whole. */
export type ForeignLanguage = Exclude<Language, "en">;

const LOADERS: Readonly<Record<ForeignLanguage, () => Promise<Books>>> = {
  it: async () => (await import("./it.ts")).IT,
  de: async () => (await import("./de.ts")).DE,
};

/** The texts of a game in another language. The page itself uses those for refusals; the game uses all of them. */
export interface GameBooks {
  readonly game: { readonly refusals: ProblemWords; readonly lasting?: ProblemWords };
}

interface Foreign {
  readonly books: Books;
  /** The texts of each game, by its id. */
  readonly games: Readonly<Record<string, GameBooks>>;
}

interface LoadedLanguage {
  readonly language: Language;
  /** `undefined` in English. */
  readonly foreign: Foreign | undefined;
}

const spoken = signal<LoadedLanguage>({ language: "en", foreign: undefined });

/** The current language of the page. */
export const language = computed(() => spoken.value.language);

/** The language that the page should have: as chosen in the settings, or as the browser asks. */
export function wantedLanguage(): Language {
  const { language: chosen } = settings.value;
  return chosen === "system" ? languageFor(navigator.languages) : chosen;
}

/** A game with its texts in other languages. */
interface SpeakingGame {
  readonly id: string;
  readonly words: Readonly<Record<ForeignLanguage, () => Promise<GameBooks>>>;
}

/** Changes the language when all its texts are loaded. The whole screen changes at once, and nothing is lost. */
export async function speak(wanted: Language, games: readonly SpeakingGame[]): Promise<void> {
  if (wanted === language.peek()) return;
  const foreign = wanted === "en" ? undefined : await loadForeign(wanted, games);
  if (wanted !== wantedLanguage()) return; // the choice has changed meanwhile
  spoken.value = { language: wanted, foreign };
  document.documentElement.lang = wanted;
}

async function loadForeign(
  wanted: ForeignLanguage,
  games: readonly SpeakingGame[],
): Promise<Foreign> {
  const [books, ...words] = await Promise.all([
    LOADERS[wanted](),
    ...games.map(async ({ id, words: of }) => [id, await of[wanted]()] as const),
  ]);
  return { books, games: Object.fromEntries(words) };
}

/** All texts in the current language, unless that is English. */
export function foreignWords(): Foreign | undefined {
  return spoken.value.foreign;
}

/** Returns a lookup of a room's texts in the current language. Call it where a text is shown, to follow changes. */
export function phrasebook<Room extends keyof Books>(
  room: Room,
  english: Books[Room],
): () => Books[Room] {
  return () => spoken.value.foreign?.books[room] ?? english;
}

/** Returns a lookup of a game's texts in the current language, as `phrasebook` does for a room. */
export function gamePhrasebook<GameBooks extends object>(gameId: string) {
  return <Room extends keyof GameBooks>(room: Room, english: GameBooks[Room]) =>
    (): GameBooks[Room] =>
      (spoken.value.foreign?.games[gameId] as GameBooks | undefined)?.[room] ?? english;
}
