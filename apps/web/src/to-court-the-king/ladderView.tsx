import { FlatDie } from "../drawings/dice.tsx";
import { Icon } from "../drawings/icon.tsx";
import { Line } from "../drawings/lines.tsx";
import { Shield } from "../drawings/shield.tsx";
import { useDesk } from "./deskContext.ts";
import { markPhrase } from "./diceWords.ts";
import { calledHere, ladderOf, type Ladder } from "./ending.ts";
import "./ladder.css";

/** Once the King is claimed: what is to be beaten, who holds him, who rolls last. */
export function LadderView() {
  const { state, sitting, isTumbling, coach } = useDesk();
  const chance = coach.value?.ladder.value;
  const ladder = ladderOf(state.value);
  if (ladder === undefined) return <></>;
  const { cast } = sitting;
  const { mark, aim, kingHolder, rollsLast } = ladder;
  const shield = cast.shields[kingHolder];
  const holder = calledHere(kingHolder, cast);
  const last = calledHere(rollsLast, cast);
  return (
    <div class="king-ladder" role="group" aria-label="The mark to beat">
      <p class="king-ladder-aim">
        <Icon name="imperial-crown" size={20} />
        <b>{ladder.isFinalRound ? aim : `The mark is ${markPhrase(mark)}`}</b>
        <span class="king-ladder-dice" aria-hidden="true">
          {Array.from({ length: mark.count }, (_, die) => (
            <FlatDie face={mark.face} size={16} key={die} />
          ))}
        </span>
      </p>
      <p>
        {shield !== undefined && <Shield tincture={shield} size={16} />}
        {holder === "You" ? "You hold the King" : `${holder} holds the King`}
      </p>
      <p>{last === "You" ? "You roll last" : `${last} rolls last`}</p>
      <Progress ladder={ladder} isHidden={isTumbling.value} />
      {chance !== undefined && (
        <p class="king-ladder-chance">
          <Icon name="owl" size={16} />
          {chance}
        </p>
      )}
    </div>
  );
}

interface ProgressProps {
  readonly ladder: Ladder;
  readonly isHidden: boolean;
}

function Progress({ ladder, isHidden }: ProgressProps) {
  if (!ladder.isFinalRound) return <p>The final round comes after this one</p>;
  if (ladder.isHopeless)
    return <p class="king-ladder-hint">Even sixes on every die would not do</p>;
  if (ladder.soFar === undefined || isHidden) return <></>;
  return (
    <p class={ladder.isReached ? "is-reached" : ""}>
      {ladder.isReached && <Line name="check" size={14} weight={3} />}
      {`${markPhrase(ladder.soFar)} so far`}
    </p>
  );
}
