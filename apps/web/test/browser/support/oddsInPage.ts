import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { WorkerRpc } from "@courtly/worker-rpc";
import type { Odds, Progress, OddsQuestion } from "@courtly/odds";

const ASSETS = join(import.meta.dirname, "../../../dist/assets");

export interface Answered {
  readonly odds: readonly Odds[];
  readonly ms: number;
}

/** Asks the worker of the built page for odds, one question after the other. */
export function askedInPage(
  page: Page,
  questions: readonly OddsQuestion[],
): Promise<readonly Answered[]> {
  const [file = ""] = globSync("odds-*.js", { cwd: ASSETS });
  return page.evaluate(
    async ([path, all]) => {
      const { openOddsRpc } = (await import(path)) as {
        openOddsRpc: () => WorkerRpc<OddsQuestion, readonly Odds[], Progress>;
      };
      const model = openOddsRpc();
      const answers = [];
      for (const question of all) {
        const begun = performance.now();
        const odds = await model.ask(question);
        answers.push({ odds, ms: performance.now() - begun });
      }
      model.close();
      return answers;
    },
    [new URL(`assets/${file}`, page.url()).href, questions] as const,
  );
}
