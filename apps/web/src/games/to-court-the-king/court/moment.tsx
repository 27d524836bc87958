import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { useTableModel } from "../model/tableModelContext.ts";
import { momentOf } from "../model/ending.ts";
import "./moment.css";

const LASTS_MS = 3600;

/** Announces over the cloth, for a while, that the King has changed hands. */
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
  const { seat, title, text } = shown.value;
  const shield = session.roster.shields[seat];
  return (
    <div class="king-moment" onClick={() => (shown.value = undefined)}>
      <Icon name="imperial-crown" size={40} class="king-moment-crown" />
      {shield !== undefined && <Shield tincture={shield} size={44} />}
      <p>
        <b>{title}</b>
        {text}
      </p>
    </div>
  );
}
