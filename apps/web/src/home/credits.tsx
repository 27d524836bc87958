import { useTitle } from "../ui/title.ts";
import { listed } from "../i18n/listed.ts";
import { HomeBar } from "./home.tsx";
import { ICONS_BY } from "./iconAuthors.ts";
import { words } from "./lazyWords/index.ts";
import "./home.css";

/** The fonts, with the repositories of their authors. */
const FONTS = {
  "Grenze Gotisch": "https://github.com/Omnibus-Type/Grenze-Gotisch",
  Texturina: "https://github.com/Omnibus-Type/Texturina",
  "Hanken Grotesk": "https://github.com/marcologous/hanken-grotesk",
};

const SOFTWARE = ["Preact", "Preact Signals", "Valibot", "noble-hashes", "uqr"];

export function Credits() {
  const { credits } = words();
  const { title } = credits;
  useTitle(title);
  return (
    <>
      <HomeBar />
      <main class="page">
        <h1>{title}</h1>
        <h2>{credits.icons}</h2>
        <p>
          {credits.iconsFrom(
            <a href="https://game-icons.net/">game-icons.net</a>,
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>,
          )}
        </p>
        <ul>
          {Object.entries(ICONS_BY).map(([artist, icons]) => (
            <li key={artist}>{credits.by(artist, icons.join(", "))}</li>
          ))}
        </ul>
        <h2>{credits.letters}</h2>
        <p>
          {credits.lettersUnder(
            <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>,
          )}
        </p>
        <ul>
          {Object.entries(FONTS).map(([font, place]) => (
            <li key={font}>
              <a href={place}>{font}</a>
            </li>
          ))}
        </ul>
        <h2>{credits.own}</h2>
        <p>{credits.ownText}</p>
        <h2>{credits.software}</h2>
        <p>
          {credits.softwareText(
            listed(SOFTWARE),
            <a href="licences.txt" target="_blank">
              {credits.inFull}
            </a>,
          )}
        </p>
      </main>
    </>
  );
}
