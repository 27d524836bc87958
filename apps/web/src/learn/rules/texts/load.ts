import type { Language } from "@courtly/engine";
import { useSignal, useSignalEffect } from "@preact/signals";
import { language } from "../../../i18n/spoken.ts";
import type { RuleTexts } from "./texts.ts";

const LOADERS: Readonly<Record<Language, () => Promise<RuleTexts>>> = {
  en: async () => (await import("./en.ts")).EN,
  it: async () => (await import("./it.ts")).IT,
  de: async () => (await import("./de.ts")).DE,
};

/** The rules in the language of the moment; another language replaces them when it has come. */
export function useRuleTexts(): {
  readonly texts: RuleTexts | undefined;
  readonly isMissing: boolean;
  readonly again: () => void;
} {
  const texts = useSignal<RuleTexts | undefined>(undefined);
  const isMissing = useSignal(false);
  const tries = useSignal(0);
  useSignalEffect(() => {
    const wanted = language.value;
    void tries.value;
    const load = async () => {
      try {
        const loaded = await LOADERS[wanted]();
        if (language.peek() !== wanted) return;
        texts.value = loaded;
        isMissing.value = false;
      } catch {
        isMissing.value = texts.peek() === undefined;
      }
    };
    void load();
  });
  return {
    texts: texts.value,
    isMissing: isMissing.value,
    again: () => (tries.value += 1),
  };
}
