import { useEffect } from "preact/hooks";
import { Line } from "../drawings/lines.tsx";
import { HOME, hrefOf } from "../route.ts";
import { words as shellWords } from "../words/index.ts";
import { HomeBar } from "./home.tsx";
import { words } from "./laterWords/index.ts";
import "../tablePage.css";

/** An address that leads to nothing: nothing is lost, and the start page is near. */
export function Nowhere() {
  const { title, text } = words().nowhere;
  useEffect(() => {
    document.title = `${title} · Courtly`;
  }, [title]);
  return (
    <>
      <HomeBar />
      <main class="page not-open">
        <Line name="flag" size={32} class="not-open-flag" />
        <h1>{title}</h1>
        <p>{text}</p>
        <a class="button ink" href={hrefOf(HOME)}>
          {shellWords().toTheStartPage}
        </a>
      </main>
    </>
  );
}
