import type { Player } from "@courtly/engine";
import {
  isEndAgreed,
  isPaused,
  numbered,
  stageOf,
  type Entry,
  type ProposalKind,
} from "@courtly/protocol";
import { decided, refuse, type Decided, type TableFacts } from "./decision.ts";
import { revealing } from "./dice.ts";
import { foldAll } from "./fold.ts";

/** The length of a log from which nothing is proposed any more. No real game is that long. */
const PROPOSAL_LENGTH_MAX = 20_000;

/** Makes a proposal, or agrees to it. With the last agreement to an end, the table is closed without a winner. */
export function propose(
  { tableState, secrets }: TableFacts,
  player: Player,
  what: ProposalKind,
): Decided {
  const { proposal, declined, game, id, length } = tableState;
  const stage = stageOf(tableState);
  if (stage !== "playing") return refuse("not-now", stage === "over" ? "gameOver" : "notBegun");
  if (what === "pause" && isPaused(tableState)) return refuse("not-now", "paused");
  if (proposal !== undefined && proposal.what !== what) return refuse("not-now", "otherProposal");
  if (proposal?.agreed.includes(player) === true) return refuse("not-now", "agreedAlready");
  if (proposal === undefined) {
    if (length >= PROPOSAL_LENGTH_MAX) return refuse("not-now", "longLog");
    // Nobody asks again and again without playing in between; somebody who has declined may change their mind.
    const isRepeated =
      declined?.what === what &&
      declined.events === game?.length &&
      declined.agreed.includes(player);
    if (isRepeated) return refuse("not-now", "declinedLately");
  }
  const entry: Entry = { kind: "proposed", player, what };
  const next = foldAll(id, tableState, numbered([entry], { after: length }));
  const isEnd = next !== undefined && isEndAgreed(next);
  return isEnd
    ? decided(entry, { kind: "closed", player, why: "agreed" }, revealing(secrets.seed))
    : decided(entry);
}

/** Declines a proposal, or takes it back. */
export function decline({ tableState }: TableFacts, player: Player): Decided {
  if (stageOf(tableState) !== "playing" || tableState.proposal === undefined)
    return refuse("not-now", "noProposal");
  return decided({ kind: "declined", player });
}

/** Ends a pause: one player is enough. */
export function resume({ tableState }: TableFacts, player: Player): Decided {
  if (!isPaused(tableState)) return refuse("not-now", "notPaused");
  return decided({ kind: "resumed", player });
}
