import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { fetchLazyPages } from "./home/fetchLazyPages.ts";
import { Home } from "./home/home.tsx";
import { RulesOverlay } from "./learn/rules/overlay.tsx";
import { openBook } from "./learn/rules/shownRule.ts";
import { TablePage } from "./local/tablePage.tsx";
import { focusMain, hrefOf, route, type Route } from "./routes.ts";
import { hasServer } from "./ui/hasServer.ts";
import { Defs } from "./ui/drawings/defs.tsx";
import { LazyScreen } from "./ui/loading/lazyScreen.tsx";
import { clearToasts } from "./ui/toast.tsx";
import { PageMessages } from "./ui/pageMessages.tsx";

type LazyRoute = Exclude<Route, { readonly screen: "home" | "table" }>;

const onlinePages = () => import("./online/pages.ts");
/** The screens of tables of a server. */
const ONLINE: ReadonlySet<Route["screen"]> = new Set(["invite", "online", "device"]);

/** The pages that are loaded when somebody opens them. Each gets its route as its props. */
const LAZY_PAGES: {
  readonly [Screen in LazyRoute["screen"]]: () => Promise<
    ComponentType<Extract<LazyRoute, { readonly screen: Screen }>>
  >;
} = {
  setup: async () => (await fetchLazyPages()).SetupPage,
  replay: async () => (await fetchLazyPages()).loadReplayPage(),
  puzzles: async () => (await fetchLazyPages()).loadReplayPage(),
  invite: async () => (await onlinePages()).NewTablePage,
  online: async () => (await onlinePages()).OnlinePage,
  device: async () => (await onlinePages()).DevicePage,
  rules: async () => (await import("./learn/rules/index.ts")).RulesPage,
  lesson: async () => (await import("./learn/lesson/index.ts")).LessonPage,
  credits: async () => (await fetchLazyPages()).Credits,
  privacy: async () => (await import("./settings/privacy/privacyPage.tsx")).PrivacyPage,
  nowhere: async () => (await fetchLazyPages()).Nowhere,
};

export function App() {
  return (
    <>
      <Defs />
      <Screen />
      <RulesOverlay />
      <PageMessages />
    </>
  );
}

function Screen() {
  const { value } = route;
  const isFirst = useSignal(true);
  useEffect(() => {
    if (isFirst.peek()) isFirst.value = false;
    else {
      focusMain();
      clearToasts();
      openBook.value = undefined;
    }
  }, [value]);
  if (value.screen === "home") return <Home />;
  if (value.screen === "table") return <TablePage id={value.id} key={value.id} />;
  return <LazyPage key={keyOf(value)} shown={value} />;
}

/** Another rule of the same game is shown by the same page. */
function keyOf(shown: LazyRoute): string {
  return hrefOf(shown.screen === "rules" ? { ...shown, rule: undefined } : shown);
}

const loadNoServer = async () => (await fetchLazyPages()).NoServer;

function LazyPage({ shown }: { readonly shown: LazyRoute }) {
  const hasPage = hasServer || !ONLINE.has(shown.screen);
  const load = (hasPage ? LAZY_PAGES[shown.screen] : loadNoServer) as () => Promise<
    ComponentType<LazyRoute>
  >;
  return <LazyScreen load={load}>{(Page) => <Page {...shown} />}</LazyScreen>;
}
