import { PACES, type Pace } from "@courtly/protocol";
import { useId } from "preact/hooks";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { Icon } from "../../ui/drawings/icon.tsx";
import { OnlineIcon } from "../people/icons.tsx";
import { words } from "../people/words/index.ts";
import "./lobby.css";

interface PaceChoiceProps {
  readonly pace: Pace | undefined;
  /** Undefined for those who cannot choose: they read the pace. */
  readonly onChange: ((pace: Pace | undefined) => void) | undefined;
}

/** The time for a turn: a choice for the host, a line for the others. */
export function PaceChoice({ pace, onChange }: PaceChoiceProps) {
  const titleId = useId();
  const name = useId();
  const said = words().pace;
  return (
    <section class="panel" aria-labelledby={titleId}>
      <h2 id={titleId} class="panel-title">
        <LineIcon name="clock" size={20} />
        {said.title}
      </h2>
      {onChange === undefined ? (
        <p>
          <b>{paceName(pace)}</b>: {paceText(pace)}
        </p>
      ) : (
        <div class="paces" role="radiogroup" aria-labelledby={titleId}>
          {[undefined, ...PACES].map((each) => (
            <label key={each ?? "none"}>
              <input
                type="radio"
                name={name}
                checked={each === pace}
                onChange={() => onChange(each)}
              />
              <PaceIcon pace={each} />
              <b>{paceName(each)}</b>
              <span>{paceText(each)}</span>
            </label>
          ))}
        </div>
      )}
      {pace !== undefined && <p class="quiet">{said.runsOut}</p>}
    </section>
  );
}

function PaceIcon({ pace }: { readonly pace: Pace | undefined }) {
  if (pace === undefined) return <Icon name="hourglass" size={20} />;
  return pace === "slow" || pace === "verySlow" ? (
    <OnlineIcon name="calendar" size={20} />
  ) : (
    <LineIcon name="clock" size={20} />
  );
}

export function paceName(pace: Pace | undefined): string {
  return words().pace[pace ?? "none"];
}

function paceText(pace: Pace | undefined): string {
  return words().pace[`${pace ?? "none"}Text`];
}
