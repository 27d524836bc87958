import { classes } from "../../ui/drawings/named.ts";
import { openRule } from "./shownRule.ts";
import { words } from "../../i18n/words/index.ts";
import "./ruleLink.css";

interface RuleLinkProps {
  readonly rule: string;
  /** Whether to show "Rule K7" instead of the id alone. */
  readonly isSpelt?: boolean;
  /** Whether the link is for the pointer only: there are many, and keys reach the same rules elsewhere. */
  readonly isQuiet?: boolean;
}

/** The id of a rule, as a button that opens the rule book there. */
export function RuleLink({ rule, isSpelt = false, isQuiet = false }: RuleLinkProps) {
  const name = words().rule(rule);
  return (
    <button
      type="button"
      class={classes("rule-link", isQuiet ? "is-quiet" : undefined)}
      aria-label={name}
      tabIndex={isQuiet ? -1 : undefined}
      onClick={() => openRule(rule)}
    >
      {isSpelt ? name : rule}
    </button>
  );
}
