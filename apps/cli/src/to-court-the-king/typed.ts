import { ENGLISH, CHARACTER_IDS, type CharacterId } from "@courtly/to-court-the-king";
import type { TypedActions } from "../plainAction.ts";

export const typedActions: TypedActions = {
  verbs: ["roll", "aside", "use", "take", "stand", "decline"],
  translate: (text) => {
    const [, verb, words] = /^(take|use) (.+)$/.exec(text) ?? [];
    for (const id of CHARACTER_IDS)
      for (const name of namesOf(id))
        if (`${words} `.startsWith(`${name} `))
          return `${verb} ${id}${words?.slice(name.length) ?? ""}`;
    return text;
  },
};

/** As records write it, and as it stands on the card. */
function namesOf(id: CharacterId): readonly string[] {
  return [id, ENGLISH.names[id]].map((name) => name.toLowerCase());
}
