import { hasServer } from "../../ui/hasServer.ts";
import { useTitle } from "../../ui/title.ts";
import { HomeBar } from "../../home/home.tsx";
import { DeleteEverything } from "./deleteEverything.tsx";
import { words } from "./words/index.ts";
import "../../local/tablePage.css";
import "./privacy.css";

/** Explains which data is stored, where and for how long, and offers to delete it. */
export function PrivacyPage() {
  const said = words();
  const { title } = said;
  useTitle(title);
  return (
    <>
      <HomeBar />
      <main class="page">
        <h1>{title}</h1>
        <p>{said.short}</p>
        <h2>{said.device}</h2>
        <p>{said.deviceText}</p>
        <ul>
          {Object.entries(said.kept).map(([what, text]) => (
            <li key={what}>{text}</li>
          ))}
        </ul>
        {hasServer && (
          <>
            <h2>{said.server}</h2>
            <p>{said.serverText}</p>
            <p>{said.notified}</p>
            <p>{said.howLong}</p>
            <p>{said.log}</p>
          </>
        )}
        <DeleteEverything />
      </main>
    </>
  );
}
