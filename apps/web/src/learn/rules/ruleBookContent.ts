import type { Language } from "@courtly/engine";
import type { ComponentChildren } from "preact";

/** A rule as people read it. Words between stars are emphasised. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** A question that the published rules leave open, and our answer with its reason. */
export interface OpenQuestion {
  readonly question: string;
  readonly answer: string;
}

/** A rule book in one language. */
export interface RuleBookTexts<Chapter extends string = string, Rule extends string = string> {
  /** The game in a few sentences. */
  readonly summary: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Rule, RuleText>>;
  readonly decisions: readonly OpenQuestion[];
  /** A note before the first chapter. */
  readonly note?: string;
}

/** The rule book of a game. */
export interface RuleBook {
  /** The ids of the rules of each chapter. */
  readonly chapters: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<Language, () => Promise<RuleBookTexts>>>;
  /** The heading of the note, in the current language. */
  readonly noteTitle?: () => string;
  /** The picture beneath a rule, if it has one. */
  readonly picture: (rule: string) => ComponentChildren;
  /** The texts in that picture, for the search. */
  readonly pictureText: (rule: string) => string;
}
