import { useEffect } from "preact/hooks";
import { HomeBar } from "./home.tsx";
import { words } from "./laterWords/index.ts";
import "./home.css";

const FONTS = "Grenze Gotisch, Texturina, Hanken Grotesk";

const ICONS = {
  "Caro Asercion":
    "philosopher-bust, astrolabe, deer-head, boar, medieval-village-01, heraldic-sun",
  Skoll: "inverted-dice-5",
  Delapouite:
    "jester-hat, jug, war-pick, sharp-halberd, pearl-necklace, pope-crown, griffin-shield, imperial-crown, cave-entrance, mine-wagon, rocking-chair, stairs, meeple, gold-nuggets, round-table, miner",
};

export function Credits() {
  const { credits } = words();
  const { title } = credits;
  useEffect(() => {
    document.title = `${title} · Courtly`;
  }, [title]);
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
          {Object.entries({ ...ICONS, Lorc: credits.others }).map(([artist, icons]) => (
            <li key={artist}>{credits.by(artist, icons)}</li>
          ))}
        </ul>
        <h2>{credits.letters}</h2>
        <p>
          {credits.lettersUnder(
            FONTS,
            <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>,
          )}
        </p>
        <h2>{credits.own}</h2>
        <p>{credits.ownText}</p>
      </main>
    </>
  );
}
