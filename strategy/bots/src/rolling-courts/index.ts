import type { Action, State } from "@courtly/rolling-courts";
import type { Bot } from "../bot.ts";
import { page } from "./page.ts";
import { squire } from "./squire.ts";

/** From the gentlest up. */
export const rollingCourtsBots: readonly Bot<State, Action>[] = [page, squire];
