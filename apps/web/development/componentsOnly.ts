import { parseSync, type Plugin } from "vite";

/**
 * Prefresh replaces components in place, in every module that has one. A module that offers something else
 * besides (a function, a signal) would then live on twice: its importers are updated as well.
 */
export function componentsOnly(): Plugin {
  return {
    name: "courtly-components-only",
    apply: "serve",
    enforce: "post",
    transform(code) {
      if (!code.includes("__PREFRESH__") || offered(code).every(isComponentName)) return undefined;
      const handOn = "import.meta.hot?.accept(() => import.meta.hot.invalidate());";
      return { code: `${code}\n${handOn}`, map: null };
    },
  };
}

/** The names that a module exports; `export const { a, b } = c` counts as one without a name. */
export function offered(code: string): readonly string[] {
  return parseSync("module.js", code).program.body.flatMap((statement) => {
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
