// The books come over the wire when somebody wants to read.
export { RulesDialog } from "./rulesDialog.tsx";
export { RulesPage } from "./rulesPage.tsx";
