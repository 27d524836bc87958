import { stageOf as stageOfDrawing, type Part } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import { stageOf, type Sitter, type TableState } from "@courtly/protocol";
import { Icon } from "../../ui/drawings/icon.tsx";
import { EmptyShield, Shield } from "../../ui/drawings/shield.tsx";
import { botWords } from "../../table/roster.ts";
import { PresenceBadge } from "../people/badge.tsx";
import { presenceWords, seatPresence } from "../people/presence.ts";
import { useSeconds } from "../people/serverClock.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { WinsLine } from "../wins/winsLine.tsx";
import { words } from "../words/index.ts";
import { SeatControls } from "./seatControls.tsx";
import "../people/people.css";
import "./lobby.css";

export interface AtLobby {
  readonly table: OnlineTable;
  readonly tableState: TableState;
  readonly me: Player | undefined;
}

/** The seats of a table before its game: who sits there, whether they are here, and what the host can change. */
export function Seats({ table, tableState, me }: AtLobby) {
  const { places, drawing } = tableState;
  const said = words().lobby;
  return (
    <section class="panel" aria-labelledby="around-title">
      <h2 id="around-title" class="panel-title">
        <Icon name="round-table" size={22} />
        {said.around}
      </h2>
      <ol role="list" class="lobby-seats">
        {places.map((sitter, player) => (
          <SeatRow
            key={player}
            table={table}
            tableState={tableState}
            me={me}
            player={player}
            sitter={sitter}
          />
        ))}
      </ol>
      <WinsLine table={table} />
      {drawing !== undefined && stageOf(tableState) === "drawing" && (
        <p class="quiet">{stageOfDrawing(drawing) === "sealing" ? said.sealing : said.revealing}</p>
      )}
    </section>
  );
}

interface SeatProps extends AtLobby {
  readonly player: Player;
  readonly sitter: Sitter;
}

function SeatRow({ table, tableState, me, player, sitter }: SeatProps) {
  void useSeconds().value;
  const { drawing, resigned } = tableState;
  const said = words().lobby;
  const hasLeft = resigned.includes(player);
  const seat = hasLeft || player === me ? undefined : seatPresence(table, player);
  const presence = presenceWords(table, player, seat);
  return (
    <li class={sitter.kind === "open" ? "is-open" : undefined}>
      <span class="badged">
        {sitter.kind === "open" ? (
          <EmptyShield size={34} />
        ) : (
          <Shield tincture={sitter.shield} size={34} />
        )}
        {seat !== undefined && <PresenceBadge kind={seat.kind} />}
      </span>
      <div>
        <b>
          {sitter.kind === "open" ? said.openSeat : sitter.name}
          {player === tableState.host && <i class="host-mark">{said.host}</i>}
        </b>
        <span>{hasLeft ? said.hasLeft : (presence ?? sitterWords(sitter, player === me))}</span>
      </div>
      {drawing !== undefined && <PartWords part={drawing.parts[player]} />}
      {stageOf(tableState) === "lobby" && (
        <SeatControls
          table={table}
          tableState={tableState}
          me={me}
          player={player}
          sitter={sitter}
        />
      )}
    </li>
  );
}

function sitterWords(sitter: Sitter, isMe: boolean): string {
  const said = words().lobby;
  if (sitter.kind === "open") return said.whoeverComes;
  if (sitter.kind === "bot") return botWords(sitter.level);
  return isMe ? said.you : said.seated;
}

function PartWords({ part }: { readonly part: Part | undefined }) {
  if (part === undefined || part.kind === "bot") return null;
  return <span class={`lobby-part is-${part.kind}`}>{words().lobby.parts[part.kind]}</span>;
}
