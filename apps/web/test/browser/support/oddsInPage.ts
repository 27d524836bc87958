import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { WorkerRpc } from "@courtly/worker-rpc";
import type { Odds, Progress, Question } from "@courtly/odds";

const ASSETS = join(import.meta.dirname, "../../../dist/assets");

export interface Answered {
  readonly odds: readonly Odds[];
  readonly ms: number;
}

/** Asks at a desk of the page as it is built, one question after the other. */
export function askedInPage(
  page: Page,
  questions: readonly Question[],
): Promise<readonly Answered[]> {
  const [file = ""] = globSync("odds-*.js", { cwd: ASSETS });
  return page.evaluate(
    async ([path, all]) => {
      const { openOddsRpc } = (await import(path)) as {
        openOddsRpc: () => WorkerRpc<Question, readonly Odds[], Progress>;
      };
      const desk = openOddsRpc();
      const answers = [];
      for (const question of all) {
        const begun = performance.now();
        const odds = await desk.ask(question);
        answers.push({ odds, ms: performance.now() - begun });
      }
      desk.close();
      return answers;
    },
    [new URL(`assets/${file}`, page.url()).href, questions] as const,
  );
}
