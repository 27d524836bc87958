import { BOARDS, RULE_FIELDS, RULE_SETS } from "@courtly/rolling-courts";
import { fieldsOf, type BoardChoice, type RuleMenu } from "../../home/setup/ruleMenus.ts";
import { courts } from "./languages/gameWords.ts";
import { words } from "./lazyWords/index.ts";

const BOARD_LINES = BOARDS.map((board, at) => (at === 0 ? undefined : JSON.stringify(board)));

/** The boards and house rules that a table may choose. */
export function ruleMenu(): RuleMenu {
  const { sets, fields, boards } = words().ruleMenu;
  const said: Readonly<Record<string, Pick<BoardChoice, "title" | "words">>> = boards;
  return {
    sets: [{ name: "standard", ...sets.standard, rules: RULE_SETS.standard }],
    fields: fieldsOf(RULE_FIELDS, courts().rules, fields),
    boards: BOARDS.map(({ name }, at) => ({
      name,
      ...(said[name] ?? { title: name, words: "" }),
      line: BOARD_LINES[at],
    })),
  };
}
