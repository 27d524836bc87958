import type { Action, State } from "@courtly/to-court-the-king";
import type { Bot } from "../bot.ts";
import { page } from "./page.ts";
import { squire } from "./squire.ts";

/** From the gentlest up. */
export const toCourtTheKingBots: readonly Bot<State, Action>[] = [page, squire];
