import type { Player } from "@courtly/engine";
import {
  endsByResigning,
  isPaused,
  stageOf,
  winnerByResigning,
  type TableState,
} from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { Dialog, QuestionDialog } from "../ui/dialog.tsx";
import { Item } from "../table/dialogs/tableMenu.tsx";
import { nameOf, rematchWords } from "./onlineRoster.ts";
import { FairWords } from "../home/fairWords.tsx";
import { Invitation } from "./lobby/invitation.tsx";
import type { TableRequest } from "@courtly/client";
import { DevicesDialog } from "./devices/devicesDialog.tsx";
import { hasOtherDevice } from "./devices/otherDevice.ts";
import type { OnlineTable } from "./onlineTable.ts";
import { changesAt } from "./notify/changes.ts";
import { NotifyPanel } from "./notify/notifyPanel.tsx";
import { words as notifyWords } from "./notify/words/index.ts";
import { OnlineIcon } from "./people/icons.tsx";
import { SayDialog } from "./people/sayButton.tsx";
import { words as peopleWords } from "./people/words/index.ts";
import { sendRequest } from "./sendRequest.ts";
import { words } from "./words/index.ts";

type Page = "say" | "notify" | "devices" | "end" | "watch" | "fair" | "resign" | "close";

interface OnlineMenuProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
  /** `undefined` while the game goes on. */
  readonly onRematch: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The additional items in the menu of an online table. */
export function OnlineMenu({ table, me, onRematch, onClose }: OnlineMenuProps) {
  const page = useSignal<Page | undefined>(undefined);
  const tableState = table.tableState();
  if (tableState === undefined) return null;
  const isPlaying =
    me !== undefined && stageOf(tableState) === "playing" && !tableState.resigned.includes(me);
  const mayClose = isPlaying && me === tableState.host && !tableState.hasRolled;
  const back = () => (page.value = undefined);
  const ask = (request: TableRequest) => {
    onClose();
    return sendRequest(table, request);
  };
  const { menu, closeTable } = words();
  return (
    <>
      {onRematch !== undefined && (
        <Item onClick={onRematch} icon={<LineIcon name="reroll" size={22} />}>
          {rematchWords(tableState)}
        </Item>
      )}
      {isPlaying && (
        <Item onClick={() => (page.value = "say")} icon={<OnlineIcon name="say" size={22} />}>
          {peopleWords().say.title}
        </Item>
      )}
      {isPlaying && (
        <Item
          onClick={() => (page.value = "devices")}
          icon={<OnlineIcon name="device" size={22} />}
        >
          {hasOtherDevice(table, me) ? peopleWords().devices.both : peopleWords().devices.title}
        </Item>
      )}
      {isPlaying && (
        <Item onClick={() => (page.value = "notify")} icon={<OnlineIcon name="bell" size={22} />}>
          {notifyWords().title}
        </Item>
      )}
      <Item onClick={() => (page.value = "watch")} icon={<LineIcon name="link" size={22} />}>
        {menu.watch}
      </Item>
      <Item onClick={() => (page.value = "fair")} icon={<LineIcon name="shield-check" size={22} />}>
        {menu.fair}
      </Item>
      {isPlaying && (
        <Agreements tableState={tableState} onAsk={ask} onEnd={() => (page.value = "end")} />
      )}
      {mayClose && (
        <Item onClick={() => (page.value = "close")} icon={<LineIcon name="close" size={22} />}>
          {closeTable}
        </Item>
      )}
      {isPlaying && (
        <Item onClick={() => (page.value = "resign")} icon={<LineIcon name="flag" size={22} />}>
          {menu.resign}
        </Item>
      )}
      {page.value !== undefined && (
        <MenuDialog
          table={table}
          me={me}
          page={page.value}
          onBack={back}
          onClose={onClose}
          onAsk={ask}
        />
      )}
    </>
  );
}

interface AgreementsProps {
  readonly tableState: TableState;
  readonly onAsk: (request: TableRequest) => Promise<void>;
  readonly onEnd: () => void;
}

/** Items for a pause, and for an end by agreement, also of a paused game. There is one proposal at a time. */
function Agreements({ tableState, onAsk, onEnd }: AgreementsProps) {
  const said = peopleWords().agreement;
  const isPausedNow = isPaused(tableState);
  const isOpen = tableState.proposal !== undefined;
  return (
    <>
      {isPausedNow && (
        <Item
          onClick={() => void onAsk({ kind: "resume" })}
          icon={<LineIcon name="play" size={22} />}
        >
          {said.resume}
        </Item>
      )}
      {!isPausedNow && !isOpen && (
        <Item
          onClick={() => void onAsk({ kind: "propose", what: "pause" })}
          icon={<OnlineIcon name="pause" size={22} />}
        >
          {said.pause}
        </Item>
      )}
      {!isOpen && (
        <Item onClick={onEnd} icon={<OnlineIcon name="handshake" size={22} />}>
          {said.end}
        </Item>
      )}
    </>
  );
}

interface MenuDialogProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
  readonly page: Page;
  readonly onBack: () => void;
  /** Closes the menu too. */
  readonly onClose: () => void;
  readonly onAsk: (request: TableRequest) => Promise<void>;
}

function MenuDialog({ table, me, page, onBack, onClose, onAsk }: MenuDialogProps) {
  const tableState = table.tableState();
  if (tableState === undefined) return null;
  const { menu, serversSeal, closeThisTable, closeIt, stay } = words();
  return (
    <>
      {page === "say" && <SayDialog table={table} onClose={onClose} />}
      {page === "devices" && me !== undefined && (
        <DevicesDialog
          table={table}
          me={me}
          onRemove={() => void onAsk({ kind: "removeDevice" })}
          onClose={onBack}
        />
      )}
      {page === "notify" && (
        <Dialog title={notifyWords().title} onClose={onBack}>
          <NotifyPanel change={changesAt(table.id)} />
        </Dialog>
      )}
      {page === "watch" && (
        <Dialog title={menu.watch} onClose={onBack}>
          <Invitation table={table.id} isTitled={false} />
        </Dialog>
      )}
      {page === "fair" && (
        <Dialog title={menu.fair} onClose={onBack}>
          <FairWords />
          <p class="eyebrow">{serversSeal}</p>
          <code class="seal-digits">{tableState.opening.seal}</code>
        </Dialog>
      )}
      {page === "end" && (
        <QuestionDialog
          title={peopleWords().agreement.endAsk}
          text={peopleWords().agreement.endText}
          yes={peopleWords().agreement.endYes}
          no={menu.playOn}
          onNo={onBack}
          onYes={() => void onAsk({ kind: "propose", what: "end" })}
        />
      )}
      {page === "close" && (
        <QuestionDialog
          title={closeThisTable}
          text={menu.closeText}
          yes={closeIt}
          no={stay}
          onNo={onBack}
          onYes={() => void onAsk({ kind: "close" })}
        />
      )}
      {page === "resign" && (
        <QuestionDialog
          title={menu.resignAsk}
          text={me === undefined ? "" : resignWords(tableState, me)}
          yes={menu.resign}
          no={menu.playOn}
          onNo={onBack}
          onYes={() => void onAsk({ kind: "resign" })}
        />
      )}
    </>
  );
}

/** What happens if this player resigns: of two players, the other one has won. */
function resignWords(tableState: TableState, me: Player): string {
  const { menu } = words();
  const winner = winnerByResigning(tableState, me);
  if (winner !== undefined) return menu.resignLoses(nameOf(tableState, winner));
  return endsByResigning(tableState, me) ? menu.resignEnds : menu.resignBot;
}
