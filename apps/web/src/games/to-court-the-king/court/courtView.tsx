import {
  CHARACTERS,
  costOf,
  TIERS,
  toCourtTheKing,
  type CharacterId,
  type Cost,
} from "@courtly/to-court-the-king";
import { computed, useSignal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { king } from "../languages/gameWords.ts";
import { AbilityGlyph } from "./abilityGlyph.tsx";
import { ArchPanel, tierClass } from "./characterIcon.tsx";
import { CostGlyph } from "./costGlyph.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { Vine } from "../../../ui/drawings/ornaments.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { useDelayed } from "../../../ui/loading/delayed.ts";
import { isByTouch } from "../../../ui/byTouch.ts";
import { refuse } from "../../../ui/toast.tsx";
import { spokenCard, tokenAbility } from "./cardWords.ts";
import {
  COURT_ROWS,
  courtNeighbour,
  courtOf,
  FIRST_CARD,
  type CardState,
  type CourtRow,
  type CardStatus,
} from "../model/court.ts";
import type { TableModel } from "../model/tableModel.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { phaseOf } from "../model/offers.ts";
import { useRoom } from "../dice/room.ts";
import { prefersReducedMotion } from "../../../theme/media.ts";
import { words } from "../words/index.ts";
import "./court.css";
import "./card.css";
import "./cardSizes.css";
import "./stackedCourt.css";

type CourtState = Readonly<Record<CharacterId, CardState>>;

/** The court, from tier V down. Each card follows only its own state: tapping a die redraws none. */
export function CourtView() {
  const model = useTableModel();
  const now = useMemo(() => followCourt(model), [model]);
  const court = useDelayed(now, 1);
  const stop = useSignal(FIRST_CARD);
  const ref = useRef<HTMLElement>(null);
  const first = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    first.current = ref.current?.querySelector<HTMLElement>(".king-tier") ?? null;
  }, []);
  const led = model.ledToCourt.value;
  useLayoutEffect(() => (led && ref.current ? leadToCards(ref.current) : undefined), [led]);
  const { width, height } = useRoom(first, { width: ROOMY_PX * 9, height: ROOMY_PX }).value;
  return (
    <section
      ref={ref}
      class={`king-court panel ${densityOf(height)} ${narrowsOf(width)}`}
      style={{ "--tier-width": `${width}px` }}
      aria-label={words().court.court}
      data-region="court"
    >
      {COURT_ROWS.map((row) => (
        <Tier row={row} court={court} stop={stop} key={row.tier} />
      ))}
    </section>
  );
}

/**
 * Gives the focus to the highest card that can be taken, which scrolls to it, and lets all of them nod. Returns a
 * function that gives the focus back.
 */
function leadToCards(court: HTMLElement): () => void {
  const before = document.activeElement;
  const cards = [...court.querySelectorAll<HTMLElement>(".king-card.is-take")];
  const highest = cards.find((card) => !card.matches(".king-apart ~ li > *"));
  (highest ?? cards[0])?.focus();
  if (!prefersReducedMotion())
    for (const card of cards) card.animate(NOD, { duration: NOD_MS, iterations: 2 });
  return () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !court.contains(activeElement)) return;
    activeElement.blur();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

const NOD: Keyframe[] = [{}, { transform: "translateY(-9px)" }, {}];
const NOD_MS = 300;

const ROOMY_PX = 97;
const COMPACT_PX = 77;
const DENSE_PX = 67;

/** The classes of a court with little height: first closer together, then in three lines, then small. */
function densityOf(tierPx: number): string {
  if (tierPx >= ROOMY_PX) return "";
  if (tierPx >= COMPACT_PX) return "is-compact";
  return tierPx >= DENSE_PX ? "is-compact is-dense" : "is-compact is-dense is-tiny";
}

const NARROW_PX = [215, 195, 165, 160, 130];

/** The classes for the width of the cards, in tiers of five and of four. In CSS alone this would be slow. */
function narrowsOf(tierPx: number): string {
  return [
    { name: "five", px: (tierPx - 81) / 5 },
    { name: "four", px: (tierPx - 64) / 4 },
  ]
    .flatMap(({ name, px }) => NARROW_PX.map((step) => (px <= step ? `${name}-${step}` : "")))
    .join(" ");
}

/** Follows the state of all cards. A card that has not changed stays the same object. */
function followCourt(model: TableModel): ReadonlySignal<CourtState> {
  let last: CourtState | undefined;
  return computed(() => {
    const plays = model.isPlaying.value && !model.isTumbling.value;
    const odds = model.coach.value?.court.value;
    const next = courtOf(model.state.value, { seat: model.seat.value, plays, odds });
    const cards = Object.entries(next).map(([id, card]) => {
      const before = last?.[id as CharacterId];
      return [id, before !== undefined && isSame(before, card) ? before : card] as const;
    });
    last = Object.fromEntries(cards) as CourtState;
    return last;
  });
}

function isSame(a: CardState, b: CardState): boolean {
  return (
    a.status === b.status &&
    a.words === b.words &&
    a.chance === b.chance &&
    a.left === b.left &&
    a.of === b.of
  );
}

interface TierProps {
  readonly row: CourtRow;
  readonly court: ReadonlySignal<CourtState>;
  readonly stop: Signal<CharacterId>;
}

function Tier({ row: { tier, cards, apart }, court, stop }: TierProps) {
  const isTop = tier === "V";
  const said = words().court;
  const card = (id: CharacterId) => (
    <li key={id}>
      <CourtCard id={id} court={court} stop={stop} />
    </li>
  );
  return (
    <div class={`king-tier tier-${tier.toLowerCase()}`}>
      <span class="king-tier-name" aria-hidden="true">
        {tier}
      </span>
      {isTop && <Vine class="king-vine" />}
      <ul
        class="king-cards"
        role="list"
        aria-label={apart.length === 0 ? said.tier(tier) : said.tierApart(tier)}
        onKeyDown={moveInCourt}
      >
        {cards.map(card)}
        {apart.length > 0 && <li class="king-apart" aria-hidden="true" />}
        {apart.map(card)}
      </ul>
      {isTop && <Vine mirrored class="king-vine" />}
    </div>
  );
}

function moveInCourt(event: TargetedKeyboardEvent<HTMLElement>): void {
  const { target } = event;
  const id = target instanceof HTMLElement ? target.dataset["card"] : undefined;
  const to = id === undefined ? undefined : courtNeighbour(id as CharacterId, event.key);
  if (to === undefined) return;
  event.preventDefault();
  const court = event.currentTarget.closest(".king-court");
  court?.querySelector<HTMLElement>(`[data-card="${to}"]`)?.focus();
}

interface CourtCardProps {
  readonly id: CharacterId;
  readonly court: ReadonlySignal<CourtState>;
  readonly stop: Signal<CharacterId>;
}

function CourtCard({ id, court, stop }: CourtCardProps) {
  const model = useTableModel();
  const card = useMemo(() => computed(() => court.value[id]), [court, id]).value;
  const isStop = useMemo(() => computed(() => stop.value === id), [stop, id]).value;
  const rules = useMemo(() => computed(() => model.state.value.rules), [model]).value;
  const marks = model.marks.value;
  const { tier } = CHARACTERS[id];
  const cost = costOf(rules, id);
  return (
    <button
      type="button"
      class={`king-card ${tierClass(id)} is-${card.status}`}
      style={{ "--lift-order": TIERS.length - TIERS.indexOf(tier) }}
      data-card={id}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => (stop.value = id)}
      // The second tap of a double tap was not meant for the new situation.
      onClick={(event) => event.detail > 1 || pressCard(model, id, isByTouch(event))}
    >
      <span class="visually-hidden">{spokenCard(id, card, rules)}</span>
      <CardFront id={id} card={card} cost={cost} />
      {marks && <marks.CardMarks id={id} />}
    </button>
  );
}

interface CardFrontProps {
  readonly id: CharacterId;
  readonly card: CardState;
  readonly cost: Cost;
}

/** The visible front of a card. Screen readers read the text of the button instead. */
function CardFront({ id, card, cost }: CardFrontProps) {
  const isWide = useTableModel().layout.value === "wide";
  const name = king().names[id];
  const { ability } = CHARACTERS[id];
  const said = words().card;
  return (
    <>
      <ArchPanel id={id} class="king-card-panel" />
      <span class="king-card-name" aria-hidden="true">
        <span class="full-name">{name}</span>
        <span class="short-name">{said.shortName(id)}</span>
      </span>
      <span class="king-card-cost" aria-hidden="true">
        <CostGlyph cost={cost} />
        <em>
          {said.cost(cost)}
          {cost.kind === "sum" && <span class="king-card-more">{said.inTotal}</span>}
        </em>
      </span>
      <span class="king-card-ability" aria-hidden="true">
        <AbilityGlyph ability={ability} />
        <em>{said.ability(ability)}</em>
      </span>
      <Copies left={card.left} of={card.of} />
      {isWide ? <Badge card={card} /> : <TokenMarks card={card} id={id} />}
    </>
  );
}

/**
 * Handles a press on a card: takes it or says why not. Outside of the claim it opens the text of the card; by touch it
 * always does, because a small card shows little of it.
 */
function pressCard(model: TableModel, character: CharacterId, isTouched: boolean): void {
  const state = model.state.value;
  if (isTouched || !model.isPlaying.value || phaseOf(state) !== "claim") {
    model.openSheet(character);
    return;
  }
  const refusal = toCourtTheKing.refusal(state, state.toAct, { kind: "take", character });
  if (refusal === undefined) model.take(character);
  else refuse(refusal);
}

function Copies({ left, of }: Pick<CardState, "left" | "of">) {
  if (of === Infinity)
    return (
      <span class="king-copies endless" aria-hidden="true">
        ∞
      </span>
    );
  return (
    <span class="king-copies" aria-hidden="true">
      <b>{left}</b>
      {Array.from({ length: of }, (_, copy) => (
        <i key={copy} class={copy < left ? "is-left" : ""} />
      ))}
    </span>
  );
}

interface BadgeProps {
  readonly card: CardState;
}

const TICKED: ReadonlySet<CardStatus> = new Set(["reach", "take", "sure"]);

/** The status of a card. */
function Badge({ card: { status, words: said, chance } }: BadgeProps) {
  return (
    <span class="king-badge" aria-hidden="true">
      {chance !== undefined && status !== "out" && (
        <span class="king-card-bar">
          <i style={{ width: `${chance * 100}%` }} />
        </span>
      )}
      {TICKED.has(status) && <Tick />}
      {status === "yours" && <OwnShield />}
      <span class="king-status">{said}</span>
    </span>
  );
}

interface TokenMarksProps extends BadgeProps {
  readonly id: CharacterId;
}

/** The marks of a small card: its status beside the copies, and at the foot its ability, unless the card is gone. */
function TokenMarks({ id, card: { status, words: said } }: TokenMarksProps) {
  return (
    <>
      <span class="king-token-status" aria-hidden="true">
        {status === "chance" && said}
        {TICKED.has(status) && <Tick />}
        {status === "yours" && <OwnShield />}
      </span>
      <span class="king-badge" aria-hidden="true">
        {status === "gone" ? said : tokenAbility(CHARACTERS[id].ability)}
      </span>
    </>
  );
}

const Tick = () => <LineIcon name="check" size={13} weight={3} />;

function OwnShield() {
  const { session, seat } = useTableModel();
  const shield = seat.value === undefined ? undefined : session.roster.shields[seat.value];
  return shield === undefined ? <></> : <Shield tincture={shield} size={13} />;
}
