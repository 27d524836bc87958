import { FlatDie } from "../../../ui/drawings/dice.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { useTableModel } from "../model/tableModelContext.ts";
import { ladderOf, rungsOf, type Ladder } from "../model/ending.ts";
import { calledHere } from "../model/timeline.ts";
import { words } from "../lazyWords/index.ts";
import "./ladder.css";

/** The mark to beat once the King is claimed, the holder of the King, and the seat that rolls last. */
export function LadderView() {
  const { state, session, isTumbling, coach } = useTableModel();
  const chance = coach.value?.ladder.value;
  const ladder = ladderOf(state.value);
  if (ladder === undefined) return <></>;
  const { roster } = session;
  const { mark, aim, kingHolder, rollsLast } = ladder;
  const shield = roster.shields[kingHolder];
  const said = words().ladder;
  return (
    <div class="king-ladder" role="group" aria-label={said.label}>
      <p class="king-ladder-aim">
        <Icon name="imperial-crown" size={20} />
        <b>{ladder.isFinalRound ? aim : said.markIs(mark)}</b>
        <span class="king-ladder-dice" aria-hidden="true">
          {Array.from({ length: mark.count }, (_, die) => (
            <FlatDie face={mark.face} size={16} key={die} />
          ))}
        </span>
      </p>
      <p>
        {shield !== undefined && <Shield tincture={shield} size={16} />}
        {said.holds(calledHere(kingHolder, roster))}
      </p>
      <p>{said.rollsLast(calledHere(rollsLast, roster))}</p>
      <Progress ladder={ladder} isHidden={isTumbling.value} />
      <Rungs />
      {chance !== undefined && (
        <p class="king-ladder-chance">
          <Icon name="owl" size={16} />
          {chance}
        </p>
      )}
    </div>
  );
}

/** The results of the final round so far, the best first. */
function Rungs() {
  const { state, session } = useTableModel();
  const { roster } = session;
  const rungs = rungsOf(state.value, session.view.value.steps);
  const said = words().ladder;
  if (rungs.length < 2) return <></>;
  return (
    <ol class="king-rungs" role="list" aria-label={said.results}>
      {rungs.map(({ seat, mark }, index) => {
        const shield = roster.shields[seat];
        return (
          <li key={seat} class={index === 0 ? "is-best" : ""}>
            {shield !== undefined && <Shield tincture={shield} size={15} />}
            {said.rung(calledHere(seat, roster), mark)}
          </li>
        );
      })}
    </ol>
  );
}

interface ProgressProps {
  readonly ladder: Ladder;
  readonly isHidden: boolean;
}

function Progress({ ladder, isHidden }: ProgressProps) {
  const said = words().ladder;
  if (!ladder.isFinalRound) return <p>{said.finalComes}</p>;
  if (ladder.isHopeless) return <p class="king-ladder-hint">{said.hopeless}</p>;
  if (ladder.soFar === undefined || isHidden) return <></>;
  return (
    <p class={ladder.isReached ? "is-reached" : ""}>
      {ladder.isReached && <LineIcon name="check" size={14} weight={3} />}
      {said.soFar(ladder.soFar)}
    </p>
  );
}
