import { Line } from "../drawings/lines.tsx";
import "./fairWords.css";

/** What sealed dice promise, and what they do not. */
export function FairWords() {
  return (
    <div class="fair-words">
      <p>
        Before the first roll the server seals a secret number, and every player’s browser adds
        random bytes of its own. All dice of the game follow from these together. At the end
        everything is opened, and everybody can work out every roll again.
      </p>
      <ul role="list">
        <li>
          <Line name="check" size={18} />
          Nobody, the server’s owner included, can choose or repeat a roll while one person at the
          table is honest.
        </li>
        <li>
          <Line name="check" size={18} />
          No player can foresee a roll.
        </li>
        <li>
          <Line name="flag" size={18} />
          The owner of the server could look ahead.
        </li>
      </ul>
      <p>
        To check a game: open its menu, then Record, then Check the dice. The text of the record is
        enough for anybody else to do the same.
      </p>
    </div>
  );
}
