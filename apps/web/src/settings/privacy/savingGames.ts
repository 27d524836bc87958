import { err, ok, type Result } from "@courtly/engine";
import type { Archive, ArchiveFault } from "../../local/archive.ts";

/** The records of all games, one after the other; each begins with its own `courtly` line. */
export async function allRecords(
  archive: Pick<Archive, "cards" | "load">,
): Promise<Result<string, ArchiveFault>> {
  const cards = await archive.cards();
  if (!cards.ok) return cards;
  const records: string[] = [];
  for (const { id } of cards.value) {
    const game = await archive.load(id);
    if (!game.ok) return err(game.error);
    if (game.value !== undefined) records.push(game.value.record);
  }
  return ok(records.join("\n"));
}
