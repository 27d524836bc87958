import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Defs } from "./drawings/defs.tsx";
import { Credits } from "./home/credits.tsx";
import { Home } from "./home/home.tsx";
import { Setup } from "./home/setup.tsx";
import { LiveRegions } from "./parts/announcer.tsx";
import { Toasts } from "./parts/toast.tsx";
import { hrefOf, route } from "./route.ts";
import { TablePage } from "./tablePage.tsx";

export function App() {
  return (
    <>
      <Defs />
      <Screen />
      <Toasts />
      <LiveRegions />
    </>
  );
}

function Screen() {
  const { value } = route;
  const isFirst = useSignal(true);
  // A new screen begins at its top, for eyes and for keys.
  useEffect(() => {
    if (isFirst.peek()) isFirst.value = false;
    else {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>("main")?.focus();
    }
  }, [value]);
  if (value.screen === "table") return <TablePage id={value.id} key={value.id} />;
  if (value.screen === "setup") return <Setup {...value} key={hrefOf(value)} />;
  return value.screen === "credits" ? <Credits /> : <Home />;
}
