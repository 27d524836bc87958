import { headerKey, parseRecordText, writeRecordText } from "@courtly/engine";
import { adaptedRoster } from "../adapting/adapting.ts";
import { findGame } from "../games/index.ts";
import { words } from "../home/lazyWords/index.ts";
import { goTo } from "../routes.ts";
import { newId } from "../ui/newId.ts";
import { refuse } from "../ui/toast.tsx";
import { sealDice, type SealedStart } from "./localDice.ts";
import type { GameCard } from "./savedGame.ts";
import { archive, loaded, saveRecord, startProblem } from "./savedGames.ts";

export { adaptTo } from "../adapting/adapting.ts";

let isStarting = false;

/** Starts another game with the same people and rules; the start seat is drawn again, and bots adapt. */
export async function rematch(card: GameCard): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  await startAgain(card).finally(() => (isStarting = false));
}

async function startAgain({ gameId, roster, id }: GameCard): Promise<void> {
  const game = findGame(gameId);
  const before = await archive.load(id);
  if (game === undefined || !before.ok || before.value === undefined) {
    refuse({ message: words().noRematch });
    return;
  }
  const nextId = newId();
  const ui = await loaded(game);
  if (!ui.ok) {
    refuse(startProblem(ui.error));
    return;
  }
  const { seed, ...opening } = sealDice(nextId, rewound(before.value.record), ui.value.box);
  const record = rewound(before.value.record, opening);
  const next = adaptedRoster(gameId, roster);
  const kept = await saveRecord(gameId, next, { record, id: nextId, seed });
  if (kept.ok) goTo({ screen: "table", id: kept.value.id });
  else refuse(startProblem(kept.error));
}

/** The lines of a header that are the same in a rematch. */
const REMATCH_KEYS: ReadonlySet<string> = new Set([
  "game",
  "rules",
  "rules-version",
  "board",
  "players",
]);

/** The header of a record without moves, perhaps with a new start seat and new dice; rules, board and players stay. */
function rewound(record: string, opening?: Omit<SealedStart, "seed">): string {
  const kept = parseRecordText(record).header.filter((line) => REMATCH_KEYS.has(headerKey(line)));
  const drawn = opening && [`start ${opening.start}`, `dice ${opening.dice}`];
  return writeRecordText({ header: [...kept, ...(drawn ?? [])], body: [] });
}
