import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Die } from "../../../ui/drawings/dice.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { useTableModel } from "../model/tableModelContext.ts";
import { momentOf } from "../model/ending.ts";
import { words } from "../lazyWords/index.ts";
import "./moment.css";

const LASTS_MS = 5200;

/** Announces over the cloth, for a while or until it is skipped, that the King has changed hands. */
export function Moment() {
  const { session } = useTableModel();
  const { fresh } = session.view.value;
  const shown = useSignal<ReturnType<typeof momentOf>>(undefined);
  useEffect(() => {
    const moment = momentOf(fresh, session.roster);
    if (moment !== undefined) shown.value = moment;
  }, [fresh]);
  // Events in the meantime do not shorten the announcement.
  useEffect(() => {
    const timer = setTimeout(() => {
      shown.value = undefined;
    }, LASTS_MS);
    return () => clearTimeout(timer);
  }, [shown.value]);
  if (shown.value === undefined) return <></>;
  const { seat, mark, title, text } = shown.value;
  const shield = session.roster.shields[seat];
  const skip = () => (shown.value = undefined);
  return (
    <div class="king-moment" onClick={skip}>
      <div class="king-moment-crest">
        <Icon name="imperial-crown" size={44} class="king-moment-crown" />
        {shield !== undefined && <Shield tincture={shield} size={52} />}
      </div>
      <div class="king-moment-words">
        <p>
          <b>{title}</b>
          {text}
        </p>
        <p class="king-moment-dice" aria-hidden="true">
          {Array.from({ length: mark.count }, (_, index) => (
            <span key={index} style={{ "--order": index }}>
              <Die face={mark.face} size={30} />
            </span>
          ))}
        </p>
      </div>
      <button type="button" class="button on-cloth king-moment-skip" onClick={skip}>
        {words().moment.skip}
      </button>
    </div>
  );
}
