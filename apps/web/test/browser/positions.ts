import type { Page } from "@playwright/test";
import { openRecord, pasteRecord } from "./courtly.ts";

export {
  COURTS,
  COURTS_EXAMINE,
  COURTS_LATE,
  COURTS_OVER,
  KING,
  KING_CLAIM,
  KING_FINAL,
  KING_FULL,
  KING_OVER,
} from "../../development/screens/positions.ts";

/** Opens one of these with Mira as the person, and squires around her. */
export function openPosition(page: Page, record: string): Promise<void> {
  const rivals = ["Jonas", "Ines", "Tobias"].filter((name) => record.includes(`, ${name}`));
  if (record.includes("\nover\n")) return pasteRecord(page, record);
  return openRecord(page, record, rivals);
}
