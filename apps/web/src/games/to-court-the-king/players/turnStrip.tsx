import type { Faces } from "@courtly/engine";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { king } from "../languages/gameWords.ts";
import { FlatDie } from "../../../ui/drawings/dice.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { Seal } from "../../../ui/drawings/ornaments.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { moveFocus } from "../../../ui/moveFocus.ts";
import { refuse } from "../../../ui/toast.tsx";
import type { Phrase } from "../../../table/gameUi.ts";
import { chronicleOf } from "../chronicle.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { spokenItem } from "./stripWords.ts";
import { stripOf, type StripItem } from "../model/stripItems.ts";
import { stepsOfTurn, turnJustEnded } from "../model/thisTurn.ts";
import { words as lazyWords } from "../lazyWords/index.ts";
import { words } from "../words/index.ts";

/** The steps of this turn, or the end of the previous one until something happens in this one. */
export function TurnStrip() {
  const { session, seenSteps } = useTableModel();
  const { undoable } = session.view.value;
  const turn = stepsOfTurn(seenSteps.value);
  const items = stripOf(turn, undoable);
  const ref = useRef<HTMLOListElement>(null);
  const stop = useSignal(0);
  // The newest part is at the end: a step, or the dice of the last step once they lie.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      ref.current?.scrollTo({ left: ref.current.scrollWidth });
    });
    return () => cancelAnimationFrame(frame);
  }, [seenSteps.value.length]);
  if (items.length === 0) return <LastTurn />;
  return (
    <ol
      ref={ref}
      class="king-strip"
      role="list"
      aria-label={lazyWords().strip.thisTurn}
      onKeyDown={moveFocus}
    >
      {items.map((item, index) => (
        <li key={index} class={item.isLast ? "is-last" : ""}>
          <Item
            item={item}
            isStop={index === Math.min(stop.value, items.length - 1)}
            onFocus={() => (stop.value = index)}
          />
        </li>
      ))}
    </ol>
  );
}

interface ItemProps {
  readonly item: StripItem;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function Item({ item, isStop, onFocus }: ItemProps) {
  const { undo, isPlaying } = useTableModel();
  const { isOpen, isLast, isSealed, stepsSince } = item;
  const canGoBack = isOpen && isPlaying.value;
  const said = lazyWords().strip;
  const press = () => {
    if (canGoBack) undo(stepsSince);
    else if (!isLast) refuse({ message: words().refusals.sealed });
  };
  return (
    <button
      type="button"
      class={`king-step ${isSealed ? "is-sealed" : ""} ${canGoBack ? "is-open" : ""}`}
      tabIndex={isStop ? 0 : -1}
      aria-current={isLast ? "step" : undefined}
      aria-disabled={!canGoBack}
      data-why={canGoBack ? said.backToHere : isLast ? "" : said.sealed}
      onFocus={onFocus}
      onClick={press}
    >
      <span class="visually-hidden">{spokenItem(item, canGoBack)}</span>
      {isSealed && <Seal size={16} />}
      <span class="king-step-words" aria-hidden="true">
        <ItemWords item={item} />
      </span>
    </button>
  );
}

function ItemWords({ item: { kind, roll, character, from, to } }: Pick<ItemProps, "item">) {
  if (kind === "roll")
    return (
      <>
        {lazyWords().strip.roll(roll)}
        <SmallDice dice={to} />
      </>
    );
  if (kind === "kept")
    return (
      <>
        {lazyWords().strip.kept}
        <SmallDice dice={from} />
      </>
    );
  return (
    <>
      {character !== undefined && king().names[character]}
      <SmallDice dice={from} />
      {from.length > 0 && to.length > 0 && <LineIcon name="arrow" size={11} weight={2.6} />}
      <SmallDice dice={to} />
    </>
  );
}

function SmallDice({ dice }: { readonly dice: Faces }) {
  return (
    <>
      {dice.map((face, at) => (
        <FlatDie face={face} size={15} key={at} class="king-small-die" />
      ))}
    </>
  );
}

/** The end of the previous turn, shown until something happens in this one. */
function LastTurn() {
  const { session } = useTableModel();
  const last = turnJustEnded(session.view.value.steps);
  const entry = last && chronicleOf(last, session.roster).at(-1);
  const shield = entry?.seat === undefined ? undefined : session.roster.shields[entry.seat];
  return (
    <p class="king-last-turn">
      {shield !== undefined && <Shield tincture={shield} size={16} />}
      <span>{entry?.says.map(wordsOf)}</span>
    </p>
  );
}

function wordsOf(phrase: Phrase, index: number) {
  if (phrase.kind === "text") return phrase.text;
  if (phrase.kind === "strong") return <b key={index}>{phrase.text}</b>;
  return (
    <span class="king-phrase-dice" role="img" aria-label={phrase.dice.join(" ")} key={index}>
      <SmallDice dice={phrase.dice} />
    </span>
  );
}
