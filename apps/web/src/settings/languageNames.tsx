import { LANGUAGES } from "@courtly/engine";
import { LANGUAGE_NAMES } from "../i18n/languageNames.ts";
import { language } from "../i18n/spoken.ts";
import { change } from "./settings.ts";
import { words } from "../i18n/words/index.ts";

/** Buttons with every language in its own name, so that nobody needs to understand the current one. */
export function LanguageNames() {
  return (
    <div class="language-names" role="group" aria-label={words().language}>
      {LANGUAGES.map((each) => (
        <button
          type="button"
          class="link"
          key={each}
          lang={each}
          aria-pressed={each === language.value}
          onClick={() => change({ language: each })}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </div>
  );
}
