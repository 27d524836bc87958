import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import { chancesOf, diceAfter, markChance, oddsQuestion } from "@courtly/coach/to-court-the-king";
import type { Odds } from "@courtly/odds";
import {
  isFinalRound,
  toCourtTheKing,
  type Action,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { computed, effect, type ReadonlySignal } from "@preact/signals";
import { openOddsRpc } from "../../../workers/oddsRpc.ts";
import { announce } from "../../../ui/announcer.tsx";
import { refuse } from "../../../ui/toast.tsx";
import { settings } from "../../../settings/settings.ts";
import type { CourtOdds } from "../model/coach.ts";
import type { TableModel } from "../model/tableModel.ts";
import { openAdviceRpc } from "../../../workers/adviceRpc.ts";
import { following, latest, type Known } from "../../../table/coach/following.ts";
import { words } from "./words/index.ts";
import { courtOdds } from "./courtOdds.ts";
import { oddsBytesMax } from "./deviceMemory.ts";
import { spokenOdds } from "./spokenOdds.ts";

/** What thinking about a move may take. */
const THINKING_MS = 4000;
/** What happened is said first, and what it means for the odds once nothing more happens. */
const SPOKEN_AFTER_MS = 1200;

/** What is worked out by now, and how much of all that is, from 0 to 1. */
export interface OddsSoFar {
  readonly odds: readonly Odds[];
  readonly share: number;
}

type OddsKnown = Known<State, OddsSoFar>;

/** What the coach knows about the moment at this table. */
export interface KingThoughts {
  readonly model: TableModel;
  readonly odds: ReadonlySignal<OddsKnown>;
  /** The odds that count now: none while dice tumble, or somebody else plays. */
  readonly court: ReadonlySignal<CourtOdds | undefined>;
  readonly mark: ReadonlySignal<Odds["chance"] | undefined>;
  readonly advice: ReadonlySignal<Known<AdviceQuestion, Advice>>;
  /** The odds after the best line, and after the next one, where these roll. */
  readonly compared: ReadonlySignal<Comparison | undefined>;
  readonly playNext: () => void;
  readonly close: () => void;
}

/** None where a line ends the turn. */
export interface Comparison {
  readonly best: readonly Odds[] | undefined;
  readonly other: readonly Odds[] | undefined;
}

interface Fork {
  readonly state: State;
  readonly best: State["dice"] | undefined;
  readonly other: State["dice"] | undefined;
}

export function thinkAt(model: TableModel): KingThoughts {
  const oddsRpc = openOddsRpc();
  const adviceRpc = openAdviceRpc();
  const level = computed(() => settings.value.coach);
  const moment = computed(() =>
    level.value !== "off" && model.isPlaying.value ? model.state.value : undefined,
  );
  const odds = following(
    moment,
    async (state, options): Promise<OddsSoFar> => ({
      odds: await oddsRpc.ask(oddsQuestion(state, oddsBytesMax()), options),
      share: 1,
    }),
    (news: OddsSoFar) => news,
  );
  // One thing after the other, so that the page stays quick beside it.
  const asked = computed((): AdviceQuestion | undefined => {
    const state = moment.value;
    if (state === undefined || level.value !== "best" || isUnderWay(odds.known.value, state))
      return undefined;
    return { gameId: toCourtTheKing.id, state, seat: state.toAct, ms: THINKING_MS };
  });
  const advice = following(asked, adviceRpc.ask, (news: Advice) => news);
  const fork = computed(() => forkOf(advice.known.value));
  const comparing = following(
    fork,
    async ({ state, best, other }, { signal }): Promise<Comparison> => {
      const ask = async (dice: State["dice"] | undefined) =>
        dice &&
        (await oddsRpc.ask(oddsQuestion(state, oddsBytesMax(), dice), signal && { signal }));
      return { best: await ask(best), other: await ask(other) };
    },
    () => undefined,
  );
  const isHidden = computed(() => model.isTumbling.value);
  const court = computed(() => (isHidden.value ? undefined : courtKnown(odds.known.value)));
  const silence = speak(court);
  return {
    model,
    odds: odds.known,
    court,
    mark: computed(() => (isHidden.value ? undefined : markKnown(odds.known.value))),
    advice: advice.known,
    compared: computed(() => latest(comparing.known.value)),
    playNext: () => playNext(model, advice.known.value),
    close: () => {
      silence();
      for (const { close } of [odds, advice, comparing, oddsRpc, adviceRpc]) close();
    },
  };
}

function isUnderWay(known: OddsKnown, state: State): boolean {
  return known.kind === "nothing" || known.kind === "asked" || known.question !== state;
}

function courtKnown(known: OddsKnown): CourtOdds | undefined {
  const soFar = latest(known);
  if (known.kind === "nothing" || soFar === undefined || isFinalRound(known.question))
    return undefined;
  return courtOdds(known.question, chancesOf(soFar.odds));
}

function markKnown(known: OddsKnown): Odds["chance"] | undefined {
  return markChance(latest(known)?.odds ?? []);
}

/** What the dice may still bring after a line that rolls tells why it is better than the next, or why it is not. */
function forkOf(known: Known<AdviceQuestion, Advice>): Fork | undefined {
  if (known.kind !== "answered") return undefined;
  const state = known.question.state as State;
  const [best, other] = known.answer.lines.map(({ steps }) => diceAfter(state, steps));
  return best || other ? { state, best, other } : undefined;
}

/** The best line's first step, if the advice is about this moment. */
export function nextStep(known: Known<AdviceQuestion, Advice>, state: State): Action | undefined {
  if (known.kind === "nothing" || known.question.state !== state) return undefined;
  const action = toCourtTheKing.notation.action.read(latest(known)?.lines[0]?.steps[0] ?? "");
  return action.ok ? action.value : undefined;
}

function playNext(model: TableModel, known: Known<AdviceQuestion, Advice>): void {
  if (settings.value.coach !== "best") {
    refuse({ message: words().oddsOnly });
    return;
  }
  if (model.isTumbling.value) {
    model.endTumble();
    return;
  }
  const action = nextStep(known, model.state.value);
  if (action === undefined) announce(words().thinking);
  else if (action.kind === "take") model.perform({ kind: "take", character: action.character });
  else model.perform({ kind: "act", actions: [action], meant: new Map() });
}

/** Says to those who listen what has changed, in one sentence. */
function speak(court: ReadonlySignal<CourtOdds | undefined>): () => void {
  let heard: CourtOdds = {};
  return effect(() => {
    const now = court.value;
    if (now === undefined) return undefined;
    const timer = setTimeout(() => {
      announce(spokenOdds(heard, now));
      heard = now;
    }, SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  });
}

/** The card that a step is about, of one kind. */
export function cardOf(action: Action | undefined, kind: "take" | "use"): CharacterId | undefined {
  if (action === undefined || action.kind !== kind) return undefined;
  return action.character === "nothing" ? undefined : action.character;
}
