import type { MarkedLines } from "../table/gameUi.ts";
import { assessmentAt } from "./analysis/assessment.ts";
import type { Insight } from "./analysis/insight.ts";
import { words } from "./words/index.ts";

/** The lines to mark for the decision at a place: the played one, and the best one once it is known. */
export function markedAt(insight: Insight, place: number): MarkedLines | undefined {
  const assessment = assessmentAt(insight, place);
  switch (assessment.kind) {
    case "mistake": {
      const { seat, event, mistake } = assessment;
      const [best, played] = insight.analysis.explanations.value.get(event)?.lines ?? [];
      return {
        seat,
        played: played?.steps ?? [mistake.played],
        best: best?.steps ?? [mistake.best],
      };
    }
    case "good": {
      const { seat, decision, isBest } = assessment;
      const played = [decision.played];
      return { seat, played, best: isBest ? played : [decision.best] };
    }
    case "pending": {
      const { seat, action } = assessment;
      return action === undefined ? undefined : { seat, played: [action], best: [] };
    }
    default:
      return undefined;
  }
}

/**
 * The tags beside marks as properties of a style, which the stylesheets of the tables show. They are pictures: screen
 * readers get the same from the panel.
 * @param played the tag of the played line, or of the person's answer
 */
export function tagStyle(played: string): Readonly<Record<string, string>> {
  const { bestLine } = words().assessment;
  return {
    "--played-tag": `"${played}"`,
    "--best-tag": `"${bestLine}"`,
    "--both-tag": `"${played}, ${bestLine.toLocaleLowerCase()}"`,
  };
}
