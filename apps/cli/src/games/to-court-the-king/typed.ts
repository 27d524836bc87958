import {
  ENGLISH,
  CHARACTER_IDS,
  type CharacterId,
  type KingWords,
} from "@courtly/to-court-the-king";
import type { TypedActions } from "../../play/plainAction.ts";
import type { Speech } from "../../speech.ts";

export const typedActions = ({ king }: Speech): TypedActions => ({
  verbs: ["roll", "aside", "use", "take", "stand", "decline"],
  translate: (text) => {
    const [, verb, words] = /^(take|use) (.+)$/.exec(text) ?? [];
    for (const id of CHARACTER_IDS)
      for (const name of namesOf(id, king))
        if (`${words} `.startsWith(`${name} `))
          return `${verb} ${id}${words?.slice(name.length) ?? ""}`;
    return text;
  },
});

/** The names that a player may type: the id of records, and the name on the card, in English and in the language. */
function namesOf(id: CharacterId, king: KingWords): readonly string[] {
  return [id, ENGLISH.names[id], king.names[id]].map((name) => name.toLowerCase());
}
