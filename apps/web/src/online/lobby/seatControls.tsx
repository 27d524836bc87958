import type { Player } from "@courtly/engine";
import type { Sitter, TableState } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { findGame } from "../../games/index.ts";
import { BotOptions } from "../../home/setup/botOptions.tsx";
import { QuestionDialog } from "../../ui/dialog.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { OnlineIcon } from "../people/icons.tsx";
import { seatPresence } from "../people/presence.ts";
import { useSeconds } from "../people/serverClock.ts";
import { words } from "../people/words/index.ts";
import type { OnlineTable } from "../onlineTable.ts";
import { sendRequest } from "../sendRequest.ts";
import { openSeat, seatBots } from "./arranging.ts";

interface ControlsProps {
  readonly table: OnlineTable;
  readonly tableState: TableState;
  readonly me: Player | undefined;
  readonly player: Player;
  readonly sitter: Sitter;
}

/** The level of a bot that the host puts into an open seat; the select beside its name changes it. */
export const FIRST_BOT = "squire";

/** The buttons with which the host changes a seat; for others one to become the host, if the host is gone. */
export function SeatControls(props: ControlsProps) {
  const { tableState, me, player, sitter } = props;
  if (me === undefined) return null;
  if (me !== tableState.host)
    return player === tableState.host ? <BecomeHost {...props} me={me} /> : null;
  if (player === me) return null;
  if (sitter.kind === "person") return <PersonControls {...props} name={sitter.name} />;
  return sitter.kind === "bot" ? (
    <BotControls {...props} level={sitter.level} name={sitter.name} />
  ) : (
    <OpenControls {...props} />
  );
}

function BecomeHost({ table, tableState, me, player }: ControlsProps & { readonly me: Player }) {
  void useSeconds().value;
  if (seatPresence(table, tableState.host)?.kind !== "gone") return null;
  return (
    <div class="seat-controls">
      <button
        type="button"
        class="button small"
        data-host={player}
        onClick={() => void sendRequest(table, { kind: "passHost", player: me })}
      >
        <OnlineIcon name="crown" size={17} />
        {words().arranging.becomeHost}
      </button>
    </div>
  );
}

function OpenControls({ table, player }: ControlsProps) {
  return (
    <div class="seat-controls">
      <button
        type="button"
        class="button small"
        onClick={() => void seatBots(table, [player], FIRST_BOT)}
      >
        {words().arranging.seatBot}
      </button>
    </div>
  );
}

interface BotProps extends ControlsProps {
  readonly level: string;
  readonly name: string;
}

function BotControls({ table, tableState, player, level, name }: BotProps) {
  const game = findGame(tableState.opening.game);
  const change = async (wanted: string) => {
    await openSeat(table, player);
    await seatBots(table, [player], wanted);
  };
  const said = words().arranging;
  return (
    <div class="seat-controls">
      {game !== undefined && (
        <select
          aria-label={said.level(name)}
          value={level.split(":", 1)[0]}
          onChange={({ currentTarget }) => void change(currentTarget.value)}
        >
          <BotOptions game={game} />
        </select>
      )}
      <button type="button" class="button small" onClick={() => void openSeat(table, player)}>
        <LineIcon name="plus" size={16} />
        {said.openSeat}
      </button>
    </div>
  );
}

type Question = "remove" | "makeHost";

function PersonControls({ table, player, name }: ControlsProps & { readonly name: string }) {
  const asking = useSignal<Question | undefined>(undefined);
  const said = words().arranging;
  const ask = (question: Question, icon: ComponentChildren, label: string) => (
    <button type="button" class="button small" onClick={() => (asking.value = question)}>
      {icon}
      {label}
    </button>
  );
  const close = () => (asking.value = undefined);
  return (
    <div class="seat-controls">
      {ask("makeHost", <OnlineIcon name="crown" size={17} />, said.makeHost)}
      {ask("remove", <LineIcon name="close" size={16} />, said.remove)}
      {asking.value === "remove" && (
        <QuestionDialog
          title={said.removeAsk(name)}
          text={said.removeText}
          yes={said.remove}
          no={said.cancel}
          onNo={close}
          onYes={() => {
            close();
            void openSeat(table, player);
          }}
        />
      )}
      {asking.value === "makeHost" && (
        <QuestionDialog
          title={said.makeHostAsk(name)}
          text={said.makeHostText}
          yes={said.makeHost}
          no={said.cancel}
          onNo={close}
          onYes={() => {
            close();
            void sendRequest(table, { kind: "passHost", player });
          }}
        />
      )}
    </div>
  );
}
