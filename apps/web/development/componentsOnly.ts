import { parseSync, type Plugin } from "vite";

/**
 * Prefresh accepts hot updates in every module that has a component. A module that also exports a function or a signal
 * would then exist in two versions, so this plugin passes its update on to its importers.
 */
export function componentsOnly(): Plugin {
  return {
    name: "courtly-components-only",
    apply: "serve",
    enforce: "post",
    transform(code) {
      if (!code.includes("__PREFRESH__") || exportedNames(code).every(isComponentName))
        return undefined;
      const invalidation = "import.meta.hot?.accept(() => import.meta.hot.invalidate());";
      return { code: `${code}\n${invalidation}`, map: null };
    },
  };
}

/**
 * The names that a module exports; `export const { a, b } = c`, `export *` and `export default` count as one empty
 * name.
 */
export function exportedNames(code: string): readonly string[] {
  return parseSync("module.js", code).program.body.flatMap((statement) => {
    if (statement.type === "ExportAllDeclaration" || statement.type === "ExportDefaultDeclaration")
      return [""];
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, specifiers } = statement;
    const declared =
      declaration?.type === "VariableDeclaration"
        ? declaration.declarations.map(({ id }) => id)
        : [declaration?.type === "FunctionDeclaration" ? declaration.id : declaration];
    const listed = specifiers.map(({ exported }) => exported);
    return [...listed, ...declared.filter((node) => node !== null)].map((node) =>
      node.type === "Identifier" ? node.name : "",
    );
  });
}

/** Components are written like this: TableScreen. Constants (LIKE_THIS) and functions are not. */
function isComponentName(name: string): boolean {
  return /^[A-Z]\w*[a-z]/.test(name);
}
