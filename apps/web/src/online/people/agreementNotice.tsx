import type { Player } from "@courtly/engine";
import { isPaused, isPlaying, neededFor, type Proposal, type TableState } from "@courtly/protocol";
import { listedPlayers, nameOf } from "../onlineRoster.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { sendRequest } from "../sendRequest.ts";
import { words } from "./words/index.ts";

interface NoticeProps {
  readonly table: OnlineTable;
  readonly tableState: TableState;
  /** `undefined` for a spectator. */
  readonly me: Player | undefined;
}

/** Whether there is something to tell about a pause, or about an end by agreement. */
export function hasAgreementNotice(tableState: TableState): boolean {
  return isPaused(tableState) || tableState.proposal !== undefined;
}

/** The message over the cloth: the game is paused, or somebody proposes a pause or an end. */
export function AgreementNotice({ table, tableState, me }: NoticeProps) {
  const { proposal } = tableState;
  const own = me !== undefined && isPlaying(tableState, me) ? me : undefined;
  // A proposal to end a paused game is answered first.
  if (proposal !== undefined)
    return <Proposed table={table} tableState={tableState} me={own} proposal={proposal} />;
  const said = words().agreement;
  return (
    <div class="away-notice" role="status">
      <p>
        <b>{said.paused}</b> {said.pausedText}
      </p>
      {own !== undefined && (
        <button
          type="button"
          class="button gold"
          onClick={() => void sendRequest(table, { kind: "resume" })}
        >
          {said.resume}
        </button>
      )}
    </div>
  );
}

/** Asks for an answer to a proposal, or tells who has not answered yet. */
function Proposed({
  table,
  tableState,
  me,
  proposal: { what, agreed },
}: NoticeProps & { readonly proposal: Proposal }) {
  const said = words().agreement;
  const needed = neededFor(tableState, what);
  const open = needed.filter((player) => !agreed.includes(player));
  const isAsked = me !== undefined && open.includes(me);
  const [first = 0] = agreed;
  const decline = () => void sendRequest(table, { kind: "decline" });
  return (
    <div class="away-notice" role="status">
      <p>
        <b>{said.wants[what](nameOf(tableState, first))}.</b>{" "}
        {!isAsked && said.unanswered(listedPlayers(tableState, open), open.length)}
        {isAsked && what === "end" && said.endText}
      </p>
      {me !== undefined && (
        <div class="away-notice-buttons">
          <button type="button" class="button" onClick={decline}>
            {isAsked ? said.decline : said.takeBack}
          </button>
          {isAsked && (
            <button
              type="button"
              class="button ink"
              onClick={() => void sendRequest(table, { kind: "propose", what })}
            >
              {said.agree}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
