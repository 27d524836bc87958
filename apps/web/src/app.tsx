import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Defs } from "./drawings/defs.tsx";
import { Home } from "./home/home.tsx";
import { Later } from "./parts/laterScreen.tsx";
import { clearToasts } from "./parts/toast.tsx";
import { Voices } from "./parts/voices.tsx";
import { openBook } from "./rules/shownRule.ts";
import { RulesOverlay } from "./rules/overlay.tsx";
import { focusMain, hrefOf, route } from "./route.ts";
import { TablePage } from "./tablePage.tsx";

export function App() {
  return (
    <>
      <Defs />
      <Screen />
      <RulesOverlay />
      <Voices />
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
  if (value.screen === "table") return <TablePage id={value.id} key={value.id} />;
  if (value.screen === "online")
    return (
      <Later key={value.id} load={async () => (await import("./online/pages.ts")).OnlinePage}>
        {(Page) => <Page id={value.id} />}
      </Later>
    );
  if (value.screen === "invite")
    return (
      <Later key={value.gameId} load={async () => (await import("./online/pages.ts")).NewTablePage}>
        {(Page) => <Page gameId={value.gameId} />}
      </Later>
    );
  if (value.screen === "setup")
    return (
      <Later key={hrefOf(value)} load={async () => (await import("./home/besides.ts")).Setup}>
        {(Page) => <Page {...value} />}
      </Later>
    );
  if (value.screen === "credits")
    return (
      <Later key="credits" load={async () => (await import("./home/besides.ts")).Credits}>
        {(Page) => <Page />}
      </Later>
    );
  if (value.screen === "privacy")
    return (
      <Later
        key="privacy"
        load={async () => (await import("./privacy/privacyPage.tsx")).PrivacyPage}
      >
        {(Page) => <Page />}
      </Later>
    );
  if (value.screen === "nowhere")
    return (
      <Later key="nowhere" load={async () => (await import("./home/besides.ts")).Nowhere}>
        {(Page) => <Page />}
      </Later>
    );
  if (value.screen === "rules")
    return (
      <Later key={value.gameId} load={async () => (await import("./rules/index.ts")).RulesPage}>
        {(Page) => <Page {...value} />}
      </Later>
    );
  if (value.screen === "lesson")
    return (
      <Later key={value.gameId} load={async () => (await import("./lesson/index.ts")).LessonPage}>
        {(Page) => <Page gameId={value.gameId} />}
      </Later>
    );
  return <Home />;
}
