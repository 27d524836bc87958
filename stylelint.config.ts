import type { Config } from "stylelint";

/**
 * Mistakes in stylesheets: what browsers do not know, what is said twice, what outweighs everything. How they are
 * written is the formatter's business; custom properties, breakpoints and unused rules are tidy's.
 */
const config: Config = {
  extends: ["stylelint-config-recommended"],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    "declaration-no-important": true,
    "selector-max-id": 0,
    "function-name-case": "lower",
    // tidy finds the type of a custom property by its values.
    "at-rule-disallowed-list": ["property"],
    // The browsers that the page is built for need no prefixes.
    "at-rule-no-vendor-prefix": true,
    "property-no-vendor-prefix": true,
    "selector-no-vendor-prefix": true,
    // It compares rules by the last part of their selectors, and so many that never meet: those of a phone with those of a desktop.
    "no-descending-specificity": null,
  },
};

export default config;
