import { signal } from "@preact/signals";

/** A screen of the app, with its parameters: the part of the address after `#`. */
export type Route =
  | { readonly screen: "home" }
  /** Before a game: with people around this screen, or with the bots chosen on the start page. */
  | { readonly screen: "setup"; readonly gameId: string; readonly against: "people" | "bots" }
  | { readonly screen: "table"; readonly id: string }
  /** A saved game, shown again. */
  | { readonly screen: "replay"; readonly id: string }
  /** The costliest moments of a saved game, as questions. */
  | { readonly screen: "puzzles"; readonly id: string }
  /** A new table for people elsewhere. */
  | { readonly screen: "invite"; readonly gameId: string }
  /** A table of the server: to join, to play, to watch. */
  | { readonly screen: "online"; readonly id: string }
  /** A link with which another device takes a seat at a table of the server: the table, and the pass after a slash. */
  | { readonly screen: "device"; readonly id: string }
  /** The rules of a game, perhaps at one of them. */
  | { readonly screen: "rules"; readonly gameId: string; readonly rule?: string | undefined }
  /** A lesson of a game, counted from 1: the first is a first game. */
  | { readonly screen: "lesson"; readonly gameId: string; readonly part: number }
  | { readonly screen: "credits" }
  | { readonly screen: "privacy" }
  /** No address of ours: cut off, or mistyped. */
  | { readonly screen: "nowhere" };

export const HOME: Route = { screen: "home" };

export function readRoute(hash: string): Route {
  const [screen, name, more] = hash.replace(/^#?\/?/, "").split("/", 3) as [
    string,
    string?,
    string?,
  ];
  if (
    (screen === "table" || screen === "online" || screen === "replay" || screen === "puzzles") &&
    name
  )
    return { screen, id: name };
  if (screen === "device" && more) return { screen, id: `${name}/${more}` };
  if (screen === "invite" && name) return { screen, gameId: name };
  if (screen === "lesson" && name) return { screen, gameId: name, part: more === "2" ? 2 : 1 };
  if (screen === "setup" && name)
    return { screen, gameId: name, against: more === "bots" ? "bots" : "people" };
  if (screen === "rules" && name)
    return more ? { screen, gameId: name, rule: more } : { screen, gameId: name };
  if (screen === "credits" || screen === "privacy") return { screen };
  return screen === "" ? HOME : { screen: "nowhere" };
}

export function hrefOf(route: Route): string {
  if ("id" in route) return `#/${route.screen}/${route.id}`;
  if (route.screen === "invite") return `#/invite/${route.gameId}`;
  if (route.screen === "lesson")
    return `#/lesson/${route.gameId}${route.part === 1 ? "" : `/${route.part}`}`;
  if (route.screen === "setup") return `#/setup/${route.gameId}/${route.against}`;
  if (route.screen === "rules")
    return `#/rules/${route.gameId}${route.rule === undefined ? "" : `/${route.rule}`}`;
  return route.screen === "home" ? "#/" : `#/${route.screen}`;
}

export const route = signal<Route>(readRoute(globalThis.location?.hash ?? ""));

export function followAddress(): void {
  layHomeBeneath(route.peek(), undefined);
  addEventListener("hashchange", follow);
}

function follow(): void {
  const before = route.peek();
  const shown = readRoute(location.hash);
  layHomeBeneath(shown, before);
  route.value = shown;
}

export function goTo(next: Route): void {
  if (!isGame(next) || route.peek().screen === "home") {
    location.hash = hrefOf(next);
    return;
  }
  // A game takes the place of the page that led to it: a form that was sent, or the game before.
  history.replaceState(history.state, "", addressOf(next));
  follow();
}

function isGame({ screen }: Route): boolean {
  return screen === "table" || screen === "online";
}

/** The whole address of a screen. A `base` element does not change it. */
function addressOf(screen: Route): string {
  return `${location.pathname}${location.search}${hrefOf(screen)}`;
}

/** The state of an entry in the browser's history whose Back leads to the start page. */
interface AboveHome {
  readonly isAboveHome: true;
}
const ABOVE_HOME: AboveHome = { isAboveHome: true };

/**
 * Lets Back lead from a game to the start page, also if the game was opened by a link, in a new tab or from a form: the
 * start page is put beneath the game in the browser's history.
 */
function layHomeBeneath(shown: Route, before: Route | undefined): void {
  if ((history.state as Partial<AboveHome> | null)?.isAboveHome === true) return;
  if (before?.screen === "home") history.replaceState(ABOVE_HOME, "");
  // A page in a frame shares the history of the page around it.
  else if (isGame(shown) && globalThis.top === globalThis.self) {
    history.replaceState(null, "", addressOf(HOME));
    history.pushState(ABOVE_HOME, "", addressOf(shown));
  }
}

/** A new screen begins at its top, for eyes and for keys. */
export function focusMain(): void {
  scrollTo(0, 0);
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus({ preventScroll: true });
}
