import type { AdviceLine } from "@courtly/bots/advice";
import type { Judgement } from "@courtly/bots/evaluation";
import type { ByPlayer, Faces, Player } from "@courtly/engine";
import type { TurnFacts } from "./to-court-the-king/turnFacts.ts";

/** A question of an analysis. States are those of the game; their type depends on `gameId`. */
export type AnalysisQuestion =
  /** The chances at these states, at once and roughly. */
  | { readonly kind: "estimate"; readonly gameId: string; readonly states: readonly unknown[] }
  /** The judgement of a decision; without an action, of the best one. */
  | {
      readonly kind: "judge";
      readonly gameId: string;
      readonly state: unknown;
      readonly action: string | undefined;
    }
  /** The lines of a decision, and what tells them apart. */
  | ({ readonly kind: "explain"; readonly gameId: string } & DecisionToExplain)
  /** How rare a roll as good or as bad is. */
  | {
      readonly kind: "rarity";
      readonly gameId: string;
      /** The state before the roll. */
      readonly state: unknown;
      readonly faces: Faces;
      readonly player: Player;
    };

/** A decision, and the judgement of its action. */
export interface DecisionToExplain {
  readonly state: unknown;
  readonly played: string;
  readonly judgement: Judgement;
}

/** The lines of a decision, each until the next roll or the end of the turn. */
export interface Explanation {
  /** The best line, the one that begins with the played action, and others that begin differently. */
  readonly lines: readonly AdviceLine[];
  /** Only in To Court the King. */
  readonly turnFacts?: TurnFacts | undefined;
}

/** The share of rolls that are at least as good as this one, for good luck; or as bad, for bad luck. */
export interface Rarity {
  readonly share: number;
  /** Whether all rolls were counted; otherwise a sample of them. */
  readonly isExact: boolean;
}

interface Answers {
  readonly estimate: readonly ByPlayer<number>[];
  readonly judge: Judgement;
  readonly explain: Explanation;
  readonly rarity: Rarity | undefined;
}

export type AnalysisAnswer<Kind extends AnalysisQuestion["kind"] = AnalysisQuestion["kind"]> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly value: Answers[Each] };
}[Kind];
