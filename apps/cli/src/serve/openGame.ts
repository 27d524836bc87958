/** The options of `courtly` alone. The port must not change: browsers store games by address. */
const USUAL = { port: "4700", "log-level": "warn" };
const ABOUT: ReadonlySet<string> = new Set(["--help", "-h", "--version"]);

/** Whether a command line names no command: it opens the game in a browser. */
export function opensGame([first]: readonly string[]): boolean {
  return first === undefined || (first.startsWith("-") && !ABOUT.has(first));
}

/** The options with which the game is served: the given ones, and the usual ones that they do not override. */
export function gameOptions(given: readonly string[]): readonly string[] {
  const isGiven = (name: string) => given.some((option) => option.split("=")[0] === `--${name}`);
  const usual = Object.entries(USUAL).filter(([name]) => !isGiven(name));
  // A browser is opened only on a desktop, in a terminal.
  const opening = isGiven("open") || isGiven("no-open") ? [] : ["--open"];
  return [...usual.flatMap(([name, value]) => [`--${name}`, value]), ...opening, ...given];
}
