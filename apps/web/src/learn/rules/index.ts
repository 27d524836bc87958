// The rule books are loaded when somebody wants to read them.
export { RulesDialog } from "./rulesDialog.tsx";
export { RulesPage } from "./rulesPage.tsx";
