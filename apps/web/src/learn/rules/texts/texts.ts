import type { CourtsChapter, CourtsRule, KingChapter, KingRule } from "../ids.ts";

/** A rule as people read it. Stars stand around what is stressed. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** Something that the rule texts leave open, what we chose, and why. */
export interface Decision {
  readonly question: string;
  readonly answer: string;
}

interface BookText<Chapter extends string, Rule extends string> {
  /** The game in a few sentences. */
  readonly summary: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Rule, RuleText>>;
  readonly decisions: readonly Decision[];
}

/** Both rule books in one language. A rule without a text does not compile. */
export interface RuleTexts {
  readonly king: BookText<KingChapter, KingRule>;
  readonly courts: BookText<CourtsChapter, CourtsRule> & {
    /** That the board is a reconstruction. */
    readonly board: string;
  };
}
