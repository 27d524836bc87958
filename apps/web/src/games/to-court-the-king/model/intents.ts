import { sorted, type Face, type Faces, type Problem } from "@courtly/engine";
import { CHARACTERS, type Action, type CharacterId, type State } from "@courtly/to-court-the-king";
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

/** A card that was called and still needs to know something. */
export type Call =
  | {
      readonly kind: "die";
      readonly character: CharacterId;
      readonly die: DieId | undefined;
      /** A value that was named before the die. */
      readonly value: Face | undefined;
    }
  | { readonly kind: "dice"; readonly character: CharacterId; readonly chosen: readonly DieId[] }
  | { readonly kind: "value"; readonly character: CharacterId }
  | ({ readonly kind: "pips"; readonly character: CharacterId } & Sharing);

/** What a person at the cloth has in mind, and what it is about. */
export interface Mind {
  readonly keep: readonly DieId[];
  readonly call: Call | undefined;
}

export interface Scene extends Mind {
  readonly state: State;
  readonly laid: LaidDice;
}

export const CLEAR_MIND: Mind = { keep: [], call: undefined };

export type Intent =
  | { readonly kind: "die"; readonly id: DieId }
  /** Several at once, by a sweep or a double tap. */
  | { readonly kind: "sweep"; readonly ids: readonly DieId[]; readonly on: boolean }
  | { readonly kind: "call"; readonly character: CharacterId }
  | { readonly kind: "value"; readonly face: Face }
  /** A value taken from a die set aside, dropped on an active one. */
  | { readonly kind: "copy"; readonly face: Face; readonly id: DieId }
  | { readonly kind: "pip"; readonly from: DieId; readonly to: DieId }
  | { readonly kind: "step"; readonly id: DieId; readonly by: 1 | -1 }
  /** A pip more or less, from or to the other dice. */
  | { readonly kind: "pull"; readonly id: DieId; readonly by: 1 | -1 }
  | { readonly kind: "even" }
  | { readonly kind: "leave" };

export type Outcome =
  | { readonly kind: "mind"; readonly mind: Mind }
  | { readonly kind: "act"; readonly actions: readonly Action[]; readonly meant: Meant }
  | { readonly kind: "refuse"; readonly problem: Problem };

type CallOf<Kind extends Call["kind"]> = Extract<Call, { kind: Kind }>;

/** What comes of a touch or a key: another thing in mind, an action, or a reason why not. */
export function intend(scene: Scene, intent: Intent): Outcome {
  switch (intent.kind) {
    case "die":
      return pressDie(scene, intent.id);
    case "sweep":
      return sweep(scene, intent);
    case "call":
      return callCard(scene, intent.character);
    case "value":
      return nameValue(scene, intent.face);
    case "copy":
      return turnDie(scene, intent.id, intent.face);
    case "pip":
      return sharedBy(scene, (sharing) => pipDropped(scene, sharing, intent));
    case "step":
      return sharedBy(scene, (sharing) => afterStep(scene, sharing, intent));
    case "pull":
      return sharedBy(scene, (sharing) => pulled(scene, sharing, intent));
    case "even":
      return sharedBy(scene, (sharing) => evened(scene, sharing));
    case "leave":
      return leave(scene);
  }
}

const thinking = (mind: Mind): Outcome => ({ kind: "mind", mind });
const refusing = (problem: Problem): Outcome => ({ kind: "refuse", problem });

function calling({ keep }: Scene, call: Call | undefined): Outcome {
  return thinking({ keep, call });
}

/** First out of the card, then the dice go. */
function leave(scene: Scene): Outcome {
  return scene.call === undefined ? thinking(CLEAR_MIND) : calling(scene, undefined);
}

export function dieById({ laid }: Pick<Scene, "laid">, id: DieId): LaidDie | undefined {
  return laid.active.find((die) => die.id === id);
}

function pressDie(scene: Scene, id: DieId): Outcome {
  const { call, keep } = scene;
  const die = dieById(scene, id);
  if (die === undefined) return thinking(scene);
  if (call === undefined) return thinking({ keep: toggled(keep, id), call });
  if (call.kind === "value") return calling(scene, call);
  if (!takesPart(scene, die)) return refusing(whyNot(scene, call.character, die));
  switch (call.kind) {
    case "die":
      return pickDie(scene, call, die);
    case "dice":
      return calling(scene, { ...call, chosen: toggled(call.chosen, id) });
    case "pips":
      return sharedBy(scene, (sharing) => withDieShared(scene, sharing, id));
  }
}

/** Whether the card that is called can do anything with this die. */
export function takesPart({ state, call }: Scene, { face }: LaidDie): boolean {
  return call === undefined || call.kind === "value" || canTakePart(state, call.character, face);
}

function whyNot({ state }: Scene, character: CharacterId, { face }: LaidDie): Problem {
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

/** The Fool throws at once; others need a value, unless there is only one. */
function pickDie(scene: Scene, call: CallOf<"die">, die: LaidDie): Outcome {
  const { state } = scene;
  const { character } = call;
  if (CHARACTERS[character].ability.kind === "reroll")
    return used({ character, from: [die.face], to: [] }, new Map([[die.id, die.face]]));
  if (call.value !== undefined) return turnDie(scene, die.id, call.value);
  const [only, ...others] = resultsFor(state, character, die.face);
  if (only !== undefined && others.length === 0) return turnDie(scene, die.id, only);
  return calling(scene, { ...call, die: call.die === die.id ? undefined : die.id });
}

function turnDie(scene: Scene, id: DieId, to: Face): Outcome {
  const { state, call } = scene;
  const die = dieById(scene, id);
  if (die === undefined || call?.kind !== "die") return thinking(scene);
  const use = { character: call.character, from: [die.face], to: [to] };
  const refusal = refusalOfUse(state, use);
  return refusal === undefined ? used(use, new Map([[id, to]])) : refusing(refusal);
}

function nameValue(scene: Scene, face: Face): Outcome {
  const { state, call } = scene;
  if (call?.kind === "value") {
    const use = { character: call.character, from: [], to: [face] };
    const refusal = refusalOfUse(state, use);
    return refusal === undefined ? used(use, new Map()) : refusing(refusal);
  }
  if (call?.kind !== "die") return thinking(scene);
  if (call.die !== undefined) return turnDie(scene, call.die, face);
  const isCopied = isCopying(call.character) && state.dice.aside.includes(face);
  if (!isCopied) return calling(scene, call);
  return calling(scene, { ...call, value: call.value === face ? undefined : face });
}

/** The Astronomer's values lie on the cloth already. */
export function isCopying(character: CharacterId): boolean {
  const { ability } = CHARACTERS[character];
  return ability.kind === "set" && ability.to === "aside";
}

function sweep(scene: Scene, { ids, on }: Extract<Intent, { kind: "sweep" }>): Outcome {
  const { call, keep } = scene;
  if (call === undefined) return thinking({ keep: swept(keep, ids, on), call });
  if (call.kind !== "dice") return calling(scene, call);
  const able = ids.filter((id) => {
    const die = dieById(scene, id);
    return die !== undefined && takesPart(scene, die);
  });
  return calling(scene, { ...call, chosen: swept(call.chosen, able, on) });
}

function callCard(scene: Scene, character: CharacterId): Outcome {
  const { state, call } = scene;
  if (call?.character === character) return calling(scene, undefined);
  const refusal = refusalOfCall(state, character);
  if (refusal !== undefined) return refusing(refusal);
  const { ability } = CHARACTERS[character];
  switch (askingOf(ability, state)) {
    case "nothing":
      return used({ character, from: [], to: [] }, new Map());
    case "die":
      return calling(scene, { kind: "die", character, die: undefined, value: undefined });
    case "dice":
      return calling(scene, { kind: "dice", character, chosen: [] });
    case "value":
      return calling(scene, { kind: "value", character });
    case "pips":
      return calling(scene, {
        kind: "pips",
        character,
        diceMax: diceMaxOf(ability),
        chosen: [],
        source: undefined,
        faces: new Map(),
      });
  }
}

function sharedBy(scene: Scene, change: (sharing: Sharing) => Sharing | Problem): Outcome {
  const { call } = scene;
  if (call?.kind !== "pips") return thinking(scene);
  const next = change(call);
  if ("message" in next) return refusing(next);
  return calling(scene, { ...next, kind: "pips", character: call.character });
}

interface EffectWanted {
  readonly character: CharacterId;
  readonly from: Faces;
  readonly to: Faces;
}

function used(use: EffectWanted, meant: Meant): Outcome {
  return { kind: "act", actions: [{ kind: "use", ...use }], meant };
}

/** What the card would do with the dice chosen so far, for those that wait for a word to go. */
export function wantedUse(
  scene: Scene,
): { readonly use: EffectWanted; readonly meant: Meant } | undefined {
  const { call } = scene;
  if (call?.kind === "pips") {
    const { meant, ...effect } = sharedUse(scene, call);
    return { use: { character: call.character, ...effect }, meant };
  }
  if (call?.kind !== "dice") return undefined;
  const { ability } = CHARACTERS[call.character];
  const dice = call.chosen.flatMap((id) => dieById(scene, id) ?? []);
  const more = ability.kind === "raise" ? ability.pipsMin : 0;
  const from = sorted(dice.map(({ face }) => face));
  const to = ability.kind === "raise" ? from.map((face) => (face + more) as Face) : [];
  const meant = new Map(dice.map(({ id, face }) => [id, (face + more) as Face]));
  return { use: { character: call.character, from, to }, meant };
}

/** What each die would show, where a card is about to change it. */
export function previewOf(scene: Scene, { id, face }: LaidDie): Face {
  return wantedUse(scene)?.meant.get(id) ?? face;
}

function toggled(ids: readonly DieId[], id: DieId): readonly DieId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

function swept(ids: readonly DieId[], touched: readonly DieId[], on: boolean): readonly DieId[] {
  const rest = ids.filter((id) => !touched.includes(id));
  return on ? [...rest, ...touched] : rest;
}

/** What stays in mind when the dice have changed: dice that still lie as they were thrown. */
export function mindAfter({ keep }: Mind, before: LaidDice, after: LaidDice): Mind {
  const kept = keep.filter((id) => {
    const was = dieById({ laid: before }, id);
    return was !== undefined && dieById({ laid: after }, id)?.thrown === was.thrown;
  });
  return { keep: kept, call: undefined };
}
