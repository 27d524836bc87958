import { useSignal, useSignalEffect } from "@preact/signals";
import { findGame } from "../../games/index.ts";
import { loadLazyUi } from "../../games/lazyUi.ts";
import { language } from "../../i18n/spoken.ts";
import type { RuleBook, RuleBookTexts } from "./ruleBookContent.ts";

/** A rule book with its texts in the current language. */
export interface LoadedRuleBook {
  readonly book: RuleBook;
  readonly texts: RuleBookTexts;
}

/** Loads the rule book of a game, and its texts again when the language changes. */
export function useRuleBook(gameId: string): {
  readonly loaded: LoadedRuleBook | undefined;
  readonly isMissing: boolean;
  readonly again: () => void;
} {
  const loaded = useSignal<LoadedRuleBook | undefined>(undefined);
  const isMissing = useSignal(false);
  const tries = useSignal(0);
  useSignalEffect(() => {
    const wanted = language.value;
    void tries.value;
    const load = async () => {
      try {
        const game = findGame(gameId);
        if (game === undefined) throw new Error(`there is no game ${gameId}`);
        const { ruleBook: book } = await loadLazyUi(game);
        const texts = await book.texts[wanted]();
        if (language.peek() !== wanted) return;
        loaded.value = { book, texts };
        isMissing.value = false;
      } catch {
        isMissing.value = loaded.peek() === undefined;
      }
    };
    void load();
  });
  return {
    loaded: loaded.value,
    isMissing: isMissing.value,
    again: () => (tries.value += 1),
  };
}
