import { LineIcon } from "../ui/drawings/lines.tsx";
import { words } from "../ui/words/index.ts";
import "./fairWords.css";

/** Explains what sealed dice guarantee, and what they do not. */
export function FairWords() {
  const { fair } = words();
  return (
    <div class="fair-words">
      <p>{fair.how}</p>
      <ul role="list">
        <li>
          <LineIcon name="check" size={18} />
          {fair.nobodyChooses}
        </li>
        <li>
          <LineIcon name="check" size={18} />
          {fair.nobodyForesees}
        </li>
        <li>
          <LineIcon name="flag" size={18} />
          {fair.ownerLooks}
        </li>
      </ul>
      <p>{fair.toCheck}</p>
    </div>
  );
}
