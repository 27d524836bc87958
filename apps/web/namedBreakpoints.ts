import * as breakpoints from "./src/theme/breakpoints.ts";

/** The media queries by their names in stylesheets (`--above-phone` for ABOVE_PHONE). */
const QUERIES: ReadonlyMap<string, string> = new Map(
  Object.entries(breakpoints).map(([name, query]) => [
    `--${name.toLowerCase().replaceAll("_", "-")}`,
    query,
  ]),
);

const NAME = /\((--[\w-]+)\)/g;

/** A rule such as `@media (--phone)`, as PostCSS hands it to its plugins. */
interface MediaRule {
  params: string;
  readonly error: (message: string) => Error;
}

/**
 * A PostCSS plugin that inserts the queries of named breakpoints into `@media` rules. An unknown name stops the build.
 */
export function namedBreakpoints() {
  const resolve = (rule: MediaRule) => {
    rule.params = rule.params.replaceAll(NAME, (_, name: string) => {
      const query = QUERIES.get(name);
      if (query === undefined) throw rule.error(`no breakpoint ${name}: add it to breakpoints.ts`);
      return query;
    });
  };
  return { postcssPlugin: "named-breakpoints", AtRule: { media: resolve } };
}
