import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../../settings/settings.ts";
import { prefersReducedMotion } from "../../theme/media.ts";
import { announce } from "../../ui/announcer.tsx";
import { nameOf } from "../onlineRoster.ts";
import type { OnlineTable, SaidPhrase } from "../onlineTable.ts";
import { words } from "./words/index.ts";

const SHOWN_MS = 6000;
const SHOWN_WITHOUT_MOTION_MS = 10_000;

/** The phrases that were just said, each beside the shield of its player. */
export function SaidPhrases({ table }: { readonly table: OnlineTable }) {
  /** The number of phrases that were said before the oldest one that is shown. */
  const hidden = useSignal(table.phrases.peek().length);
  const { value: phrases } = table.phrases;
  const last = phrases.at(-1);
  useEffect(() => {
    const tableState = table.tableState();
    if (last === undefined || hidden.peek() >= phrases.length || !settings.peek().phrases)
      return undefined;
    if (tableState !== undefined)
      announce(words().say.heard(nameOf(tableState, last.player), words().phrases[last.phrase]));
    const shownMs = prefersReducedMotion() ? SHOWN_WITHOUT_MOTION_MS : SHOWN_MS;
    const timer = setTimeout(() => (hidden.value = phrases.length), shownMs);
    return () => clearTimeout(timer);
  }, [last]);
  if (!settings.value.phrases) return null;
  // Of each player the newest one.
  const newest = new Map(phrases.slice(hidden.value).map((said) => [said.player, said]));
  return (
    <>
      {[...newest.values()].map((said) => (
        <Bubble said={said} key={`${said.player} ${said.atMs}`} />
      ))}
    </>
  );
}

/** A phrase as a card whose corner points at the shield of its player. */
function Bubble({ said: { player, phrase } }: { readonly said: SaidPhrase }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    const shields = document.querySelectorAll<HTMLElement>(`[data-person="${player}"]`);
    const shield = [...shields].find((each) => each.offsetParent !== null);
    if (card === null || shield === undefined) return;
    const place = (shield.closest("article") ?? shield).getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    const isRight = place.right + width < innerWidth / 2;
    card.classList.toggle("is-right", isRight);
    const x = isRight
      ? place.right - MARGIN_PX
      : Math.min(place.left, innerWidth - width - MARGIN_PX);
    const y = isRight ? place.top + (place.height - height) / 2 : place.bottom + MARGIN_PX;
    card.style.translate = `${Math.max(MARGIN_PX, x)}px ${y}px`;
  }, []);
  return (
    <p class="said-phrase" ref={ref}>
      {words().phrases[phrase]}
    </p>
  );
}

const MARGIN_PX = 8;
