import { RULE_FIELDS, RULE_SETS } from "@courtly/to-court-the-king";
import { fieldsOf, type RuleMenu } from "../../home/setup/ruleMenus.ts";
import { king } from "./languages/gameWords.ts";
import { words } from "./lazyWords/index.ts";

const SETS = ["english", "italian", "manual"] as const;

/** The rule sets and house rules that a table may choose. */
export function ruleMenu(): RuleMenu {
  const { sets, fields } = words().ruleMenu;
  return {
    sets: SETS.map((name) => ({ name, ...sets[name], rules: RULE_SETS[name] })),
    fields: fieldsOf(RULE_FIELDS, king().rules, fields),
    boards: [],
  };
}
