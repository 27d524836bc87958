import { sorted, type Face, type Faces, type Problem } from "@courtly/engine";
import { CHARACTERS, type Action, type CharacterId, type State } from "@courtly/to-court-the-king";
import type { Outcome } from "../../../table/outcome.ts";
import {
  askingOf,
  canTakePart,
  refusalOfCall,
  refusalOfUse,
  resultsFor,
  diceMaxOf,
} from "./calls.ts";
import type { DieId, LaidDice, LaidDie, Meant } from "./laidDice.ts";
import {
  afterStep,
  evened,
  pipDropped,
  pulled,
  sharedUse,
  withDieShared,
  type Sharing,
} from "./sharing.ts";
import { words } from "../words/index.ts";

/** A card that was called and still needs input. */
export type Call =
  | {
      readonly kind: "die";
      readonly character: CharacterId;
      readonly die: DieId | undefined;
      /** A value that was chosen before the die. */
      readonly value: Face | undefined;
    }
  | { readonly kind: "dice"; readonly character: CharacterId; readonly chosen: readonly DieId[] }
  | { readonly kind: "value"; readonly character: CharacterId }
  | ({ readonly kind: "pips"; readonly character: CharacterId } & Sharing);

/** The draft of a person at the cloth: the dice to keep, or the card that is called. */
export interface Draft {
  readonly keep: readonly DieId[];
  readonly call: Call | undefined;
}

export interface Situation extends Draft {
  readonly state: State;
  readonly laid: LaidDice;
}

export const EMPTY_DRAFT: Draft = { keep: [], call: undefined };

export type Gesture =
  | { readonly kind: "die"; readonly id: DieId }
  /** Several dice at once, by a sweep or a double tap. */
  | { readonly kind: "sweep"; readonly ids: readonly DieId[]; readonly on: boolean }
  | { readonly kind: "call"; readonly character: CharacterId }
  | { readonly kind: "value"; readonly face: Face }
  /** A kept value that was dropped on an active die. */
  | { readonly kind: "copy"; readonly face: Face; readonly id: DieId }
  | { readonly kind: "pip"; readonly from: DieId; readonly to: DieId }
  | { readonly kind: "step"; readonly id: DieId; readonly by: 1 | -1 }
  /** One pip more or less, taken from or given to the other dice. */
  | { readonly kind: "pull"; readonly id: DieId; readonly by: 1 | -1 }
  | { readonly kind: "even" }
  | { readonly kind: "leave" };

type KingOutcome = Outcome<Draft, Action, Meant>;

type CallOf<Kind extends Call["kind"]> = Extract<Call, { kind: Kind }>;

/** The outcome of a gesture: another draft, actions to play, or a refusal. */
export function outcomeOf(situation: Situation, gesture: Gesture): KingOutcome {
  switch (gesture.kind) {
    case "die":
      return pressDie(situation, gesture.id);
    case "sweep":
      return sweep(situation, gesture);
    case "call":
      return callCard(situation, gesture.character);
    case "value":
      return nameValue(situation, gesture.face);
    case "copy":
      return turnDie(situation, gesture.id, gesture.face);
    case "pip":
      return sharedBy(situation, (sharing) => pipDropped(situation, sharing, gesture));
    case "step":
      return sharedBy(situation, (sharing) => afterStep(situation, sharing, gesture));
    case "pull":
      return sharedBy(situation, (sharing) => pulled(situation, sharing, gesture));
    case "even":
      return sharedBy(situation, (sharing) => evened(situation, sharing));
    case "leave":
      return leave(situation);
  }
}

const drafting = ({ keep, call }: Draft): KingOutcome => ({ kind: "draft", draft: { keep, call } });
const refusing = ({ keep, call }: Draft, problem: Problem): KingOutcome => ({
  kind: "refuse",
  draft: { keep, call },
  problem,
});

function calling({ keep }: Situation, call: Call | undefined): KingOutcome {
  return drafting({ keep, call });
}

/** Leaves the called card first; without one, releases the chosen dice. */
function leave(situation: Situation): KingOutcome {
  return situation.call === undefined ? drafting(EMPTY_DRAFT) : calling(situation, undefined);
}

export function dieById({ laid }: Pick<Situation, "laid">, id: DieId): LaidDie | undefined {
  return laid.active.find((die) => die.id === id);
}

function pressDie(situation: Situation, id: DieId): KingOutcome {
  const { call, keep } = situation;
  const die = dieById(situation, id);
  if (die === undefined) return drafting(situation);
  if (call === undefined) return drafting({ keep: toggled(keep, id), call });
  if (call.kind === "value") return calling(situation, call);
  if (!takesPart(situation, die))
    return refusing(situation, whyNot(situation, call.character, die));
  switch (call.kind) {
    case "die":
      return pickDie(situation, call, die);
    case "dice":
      return calling(situation, { ...call, chosen: toggled(call.chosen, id) });
    case "pips":
      return sharedBy(situation, (sharing) => withDieShared(situation, sharing, id));
  }
}

/** Whether the card that is called can do anything with this die. */
export function takesPart({ state, call }: Situation, { face }: LaidDie): boolean {
  return call === undefined || call.kind === "value" || canTakePart(state, call.character, face);
}

function whyNot({ state }: Situation, character: CharacterId, { face }: LaidDie): Problem {
  const { beyondSix, nothingWith } = words().refusals;
  const { ability } = CHARACTERS[character];
  if (ability.kind === "raise") {
    const to = Math.min(6, face + ability.pipsMin) as Face;
    const refusal = refusalOfUse(state, { character, from: [face], to: [to] });
    if (refusal !== undefined && face + ability.pipsMin <= 6) return refusal;
    return { rule: "K15", message: beyondSix(character, face) };
  }
  return { rule: "K9", message: nothingWith(character, face) };
}

/** Handles the choice of a die. The Fool re-rolls it at once; other cards need a value, unless only one is possible. */
function pickDie(situation: Situation, call: CallOf<"die">, die: LaidDie): KingOutcome {
  const { state } = situation;
  const { character } = call;
  if (CHARACTERS[character].ability.kind === "reroll")
    return used(situation, { character, from: [die.face], to: [] }, new Map([[die.id, die.face]]));
  if (call.value !== undefined) return turnDie(situation, die.id, call.value);
  const [only, ...others] = resultsFor(state, character, die.face);
  if (only !== undefined && others.length === 0) return turnDie(situation, die.id, only);
  return calling(situation, { ...call, die: call.die === die.id ? undefined : die.id });
}

function turnDie(situation: Situation, id: DieId, to: Face): KingOutcome {
  const { state, call } = situation;
  const die = dieById(situation, id);
  if (die === undefined || call?.kind !== "die") return drafting(situation);
  const use = { character: call.character, from: [die.face], to: [to] };
  const refusal = refusalOfUse(state, use);
  return refusal === undefined
    ? used(situation, use, new Map([[id, to]]))
    : refusing(situation, refusal);
}

function nameValue(situation: Situation, face: Face): KingOutcome {
  const { state, call } = situation;
  if (call?.kind === "value") {
    const use = { character: call.character, from: [], to: [face] };
    const refusal = refusalOfUse(state, use);
    return refusal === undefined ? used(situation, use, new Map()) : refusing(situation, refusal);
  }
  if (call?.kind !== "die") return drafting(situation);
  if (call.die !== undefined) return turnDie(situation, call.die, face);
  const isCopied = isCopying(call.character) && state.dice.aside.includes(face);
  if (!isCopied) return calling(situation, call);
  return calling(situation, { ...call, value: call.value === face ? undefined : face });
}

/** Whether the card copies a value that is set aside, as the Astronomer does. */
export function isCopying(character: CharacterId): boolean {
  const { ability } = CHARACTERS[character];
  return ability.kind === "set" && ability.to === "aside";
}

function sweep(
  situation: Situation,
  { ids, on }: Extract<Gesture, { kind: "sweep" }>,
): KingOutcome {
  const { call, keep } = situation;
  if (call === undefined) return drafting({ keep: swept(keep, ids, on), call });
  if (call.kind !== "dice") return calling(situation, call);
  const able = ids.filter((id) => {
    const die = dieById(situation, id);
    return die !== undefined && takesPart(situation, die);
  });
  return calling(situation, { ...call, chosen: swept(call.chosen, able, on) });
}

function callCard(situation: Situation, character: CharacterId): KingOutcome {
  const { state, call } = situation;
  if (call?.character === character) return calling(situation, undefined);
  const refusal = refusalOfCall(state, character);
  if (refusal !== undefined) return refusing(situation, refusal);
  const { ability } = CHARACTERS[character];
  switch (askingOf(ability, state)) {
    case "nothing":
      return used(situation, { character, from: [], to: [] }, new Map());
    case "die":
      return calling(situation, { kind: "die", character, die: undefined, value: undefined });
    case "dice":
      return calling(situation, { kind: "dice", character, chosen: [] });
    case "value":
      return calling(situation, { kind: "value", character });
    case "pips":
      return calling(situation, {
        kind: "pips",
        character,
        diceMax: diceMaxOf(ability),
        chosen: [],
        source: undefined,
        faces: new Map(),
      });
  }
}

function sharedBy(
  situation: Situation,
  change: (sharing: Sharing) => Sharing | Problem,
): KingOutcome {
  const { call } = situation;
  if (call?.kind !== "pips") return drafting(situation);
  const next = change(call);
  if ("message" in next) return refusing(situation, next);
  return calling(situation, { ...next, kind: "pips", character: call.character });
}

interface EffectWanted {
  readonly character: CharacterId;
  readonly from: Faces;
  readonly to: Faces;
}

function used({ keep, call }: Draft, use: EffectWanted, meant: Meant): KingOutcome {
  return { kind: "act", draft: { keep, call }, actions: [{ kind: "use", ...use }], meant };
}

/** The use of the called card with the dice chosen so far, for cards that wait for a confirmation. */
export function wantedUse(
  situation: Situation,
): { readonly use: EffectWanted; readonly meant: Meant } | undefined {
  const { call } = situation;
  if (call?.kind === "pips") {
    const { meant, ...effect } = sharedUse(situation, call);
    return { use: { character: call.character, ...effect }, meant };
  }
  if (call?.kind !== "dice") return undefined;
  const { ability } = CHARACTERS[call.character];
  const dice = call.chosen.flatMap((id) => dieById(situation, id) ?? []);
  const more = ability.kind === "raise" ? ability.pipsMin : 0;
  const from = sorted(dice.map(({ face }) => face));
  const to = ability.kind === "raise" ? from.map((face) => (face + more) as Face) : [];
  const meant = new Map(dice.map(({ id, face }) => [id, (face + more) as Face]));
  return { use: { character: call.character, from, to }, meant };
}

/** The face that a die would show after the use of the called card. */
export function previewOf(situation: Situation, { id, face }: LaidDie): Face {
  return wantedUse(situation)?.meant.get(id) ?? face;
}

function toggled(ids: readonly DieId[], id: DieId): readonly DieId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

function swept(ids: readonly DieId[], touched: readonly DieId[], on: boolean): readonly DieId[] {
  const rest = ids.filter((id) => !touched.includes(id));
  return on ? [...rest, ...touched] : rest;
}

/** The draft after the dice have changed: dice that still lie as they were thrown stay chosen. */
export function draftAfter({ keep }: Draft, before: LaidDice, after: LaidDice): Draft {
  const kept = keep.filter((id) => {
    const was = dieById({ laid: before }, id);
    return was !== undefined && dieById({ laid: after }, id)?.thrown === was.thrown;
  });
  return { keep: kept, call: undefined };
}
