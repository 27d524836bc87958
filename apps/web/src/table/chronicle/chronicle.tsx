import { Fragment } from "preact";
import { FlatDie } from "../../ui/drawings/dice.tsx";
import { Shield } from "../../ui/drawings/shield.tsx";
import { RuleLink } from "../../learn/rules/ruleLink.tsx";
import { ChronicleFrame } from "./chronicleFrame.tsx";
import type { Roster } from "../roster.ts";
import type { ChronicleEntry, Phrase } from "../gameUi.ts";

interface ChronicleProps {
  /** The latest entry first. */
  readonly entries: readonly ChronicleEntry[];
  readonly roster: Roster;
  readonly hasTitle?: boolean;
}

/** The list of events, the latest on top. */
export function Chronicle({ entries, roster, hasTitle = true }: ChronicleProps) {
  if (entries.length === 0) return <ChronicleFrame hasTitle={hasTitle} />;
  return (
    <ChronicleFrame hasTitle={hasTitle}>
      {groupsOf(entries).map((group, index) => (
        <Fragment key={group[0]?.heading ?? index}>
          {group[0]?.heading !== undefined && <h3 class="eyebrow">{group[0].heading}</h3>}
          <Entries entries={group} roster={roster} isQuiet={hasTitle} />
        </Fragment>
      ))}
    </ChronicleFrame>
  );
}

/** Entries that follow each other and have the same heading. */
function groupsOf(entries: readonly ChronicleEntry[]): readonly (readonly ChronicleEntry[])[] {
  const groups: ChronicleEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.heading === entry.heading) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

interface EntriesProps extends Pick<ChronicleProps, "entries" | "roster"> {
  readonly isQuiet: boolean;
}

function Entries({ entries, roster, isQuiet }: EntriesProps) {
  return (
    <ol>
      {entries.map((entry, index) => {
        const { seat, steps } = entry;
        const shield = seat === undefined ? undefined : roster.shields[seat];
        return (
          <li key={entries.length - index}>
            {shield === undefined ? <i /> : <Shield tincture={shield} size={18} />}
            {steps === undefined ? (
              <Saying entry={entry} isQuiet={isQuiet} />
            ) : (
              <details>
                <summary>{entry.says.map(phraseOf)}</summary>
                <Entries entries={steps} roster={roster} isQuiet={isQuiet} />
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface SayingProps {
  readonly entry: ChronicleEntry;
  readonly isQuiet: boolean;
}

function Saying({ entry: { says, rule, why }, isQuiet }: SayingProps) {
  return (
    <span>
      {says.map(phraseOf)} {rule !== undefined && <RuleLink rule={rule} isQuiet={isQuiet} />}
      {why !== undefined && <small>{why}</small>}
    </span>
  );
}

export function phraseOf(phrase: Phrase, index: number) {
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
