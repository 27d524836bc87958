import { useContext } from "preact/hooks";
import { Rematch } from "./rematch.ts";
import { words } from "../words/index.ts";

/** The button that starts a rematch, in the finale and afterwards at the table. */
export function RematchButton() {
  const { onRematch, rematchWords = words().playAgain } = useContext(Rematch);
  if (onRematch === undefined) return <></>;
  return (
    <button type="button" class="button gold" onClick={onRematch}>
      {rematchWords}
    </button>
  );
}
