import { Icon } from "../ui/drawings/icon.tsx";
import { FlatDie } from "../ui/drawings/dice.tsx";
import { Shield } from "../ui/drawings/shield.tsx";
import { words } from "../i18n/words/index.ts";
import { RuleLink } from "../learn/rules/ruleLink.tsx";
import type { Roster } from "./roster.ts";
import type { ChronicleEntry, Phrase } from "./gameUi.ts";
import "./chronicle.css";

interface ChronicleProps {
  /** The latest entry first. */
  readonly entries: readonly ChronicleEntry[];
  readonly roster: Roster;
  readonly hasTitle?: boolean;
}

/** The list of events, the latest on top. */
export function Chronicle({ entries, roster, hasTitle = true }: ChronicleProps) {
  return (
    <section class="chronicle" aria-label={words().chronicle}>
      {hasTitle && (
        <h2 class="panel-title">
          <Icon name="quill-ink" size={20} />
          {words().chronicle}
        </h2>
      )}
      {entries.length === 0 && <p class="quiet">{words().chronicleEmpty}</p>}
      <ol>
        {entries.map(({ seat, says, rule, why }, index) => {
          const shield = seat === undefined ? undefined : roster.shields[seat];
          return (
            <li key={entries.length - index}>
              {shield === undefined ? <i /> : <Shield tincture={shield} size={18} />}
              <span>
                {says.map(phraseOf)} <RuleLink rule={rule} isQuiet={hasTitle} />
                {why !== undefined && <small>{why}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function phraseOf(phrase: Phrase, index: number) {
  if (phrase.kind === "text") return phrase.text;
  if (phrase.kind === "strong") return <b key={index}>{phrase.text}</b>;
  return (
    <span class="phrase-dice" key={index} role="img" aria-label={phrase.dice.join(" ")}>
      {phrase.dice.map((face, at) => (
        <FlatDie face={face} size={15} key={at} />
      ))}
    </span>
  );
}
