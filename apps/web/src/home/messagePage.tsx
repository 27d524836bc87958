import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { useTitle } from "../ui/title.ts";
import { focusMain, HOME, hrefOf } from "../routes.ts";
import { words } from "../i18n/words/index.ts";
import { HomeBar } from "./home.tsx";
import "../local/tablePage.css";

/** A page that explains why the requested page is not shown, with a link to the start page. */
export function MessagePage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  useTitle(title);
  // It may replace a table in the middle of a game: the focus leads screen readers to the message.
  useEffect(focusMain, []);
  return (
    <>
      <HomeBar />
      <main class="page not-open">
        <LineIcon name="flag" size={32} class="not-open-flag" />
        <h1>{title}</h1>
        {children}
        <a class="button ink" href={hrefOf(HOME)}>
          {words().toTheStartPage}
        </a>
      </main>
    </>
  );
}
