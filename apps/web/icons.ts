import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { ICON_NAMES } from "./src/ui/drawings/iconNames.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

/** The inner markup of each named icon, for a view box of 512 by 512. */
export function readIcons(names: readonly string[]): Readonly<Record<string, string>> {
  const file = fileURLToPath(import.meta.resolve("@iconify-json/game-icons/icons.json"));
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const missing = names.filter((name) => icons[name] === undefined);
  if (missing.length > 0) throw new Error(`game-icons has no ${missing.join(", ")}`);
  return Object.fromEntries(names.map((name) => [name, icons[name]?.body ?? ""]));
}

/**
 * Puts the outlines of the icons that we use (a few of four thousand) into the HTML page. There they need no script, no
 * request and no parsing of code.
 */
export function iconsPlugin(): Plugin {
  return {
    name: "courtly-icons",
    transformIndexHtml: (html) => html.replace("<body>", `<body>${outlines()}`),
  };
}

function outlines(): string {
  const groups = Object.entries(readIcons(ICON_NAMES)).map(
    ([name, body]) => `<g id="icon-${name}">${body}</g>`,
  );
  return `<svg width="0" height="0" aria-hidden="true" class="outlines"><defs>${groups.join("")}</defs></svg>`;
}
