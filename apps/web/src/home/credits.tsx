import { useEffect } from "preact/hooks";
import { HomeBar } from "./home.tsx";
import "./home.css";

const FONTS = ["Grenze Gotisch", "Texturina", "Hanken Grotesk"];

export function Credits() {
  useEffect(() => {
    document.title = "Credits · Courtly";
  }, []);
  return (
    <>
      <HomeBar />
      <main class="page">
        <h1>Credits</h1>
        <h2>Icons</h2>
        <p>
          The icons of characters, places and beasts come from{" "}
          <a href="https://game-icons.net/">game-icons.net</a> by Lorc, Delapouite, Skoll, Caro
          Asercion and contributors, under{" "}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>; recoloured and
          resized.
        </p>
        <ul>
          <li>
            Caro Asercion: philosopher-bust, astrolabe, deer-head, boar, medieval-village-01,
            heraldic-sun.
          </li>
          <li>Skoll: inverted-dice-5.</li>
          <li>
            Delapouite: jester-hat, jug, war-pick, sharp-halberd, pearl-necklace, pope-crown,
            griffin-shield, imperial-crown, cave-entrance, mine-wagon, rocking-chair, stairs,
            meeple, gold-nuggets, round-table, miner.
          </li>
          <li>Lorc: the others, castle included.</li>
        </ul>
        <h2>Letters</h2>
        <p>
          {FONTS.join(", ")}, under the{" "}
          <a href="https://openfontlicense.org/">SIL Open Font License 1.1</a>.
        </p>
        <h2>Drawn for Courtly</h2>
        <p>
          Vines, versals, hatching, dice, cost and ability glyphs, coins, crowns and both pictures
          of the games.
        </p>
      </main>
    </>
  );
}
