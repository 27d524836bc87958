import { openRule } from "./shownRule.ts";
import { words } from "./words/index.ts";
import "./ruleLink.css";

/** The id of a rule, which opens the book there. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <button
      type="button"
      class="rule-link"
      aria-label={words().rule(rule)}
      onClick={() => openRule(rule)}
    >
      {rule}
    </button>
  );
}
