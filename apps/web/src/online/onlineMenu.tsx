import type { Player } from "@courtly/engine";
import { endsByResigning, stageOf } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { Line } from "../drawings/lines.tsx";
import { Dialog, Question } from "../parts/dialog.tsx";
import { refuse } from "../parts/toast.tsx";
import { Item } from "../sitting/tableMenu.tsx";
import { rematchWords } from "./cast.ts";
import { FairWords } from "../parts/fairWords.tsx";
import { Invitation } from "./invitation.tsx";
import type { Wish } from "./line.ts";
import type { OnlineTable } from "./onlineTable.ts";

type Page = "watch" | "fair" | "resign" | "close";

interface OnlineMenuProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
  /** Missing while the game goes on. */
  readonly onRematch: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What the menu of an online table has besides. */
export function OnlineMenu({ table, me, onRematch, onClose }: OnlineMenuProps) {
  const page = useSignal<Page | undefined>(undefined);
  const standing = table.standing();
  if (standing === undefined) return null;
  const isPlaying =
    me !== undefined && stageOf(standing) === "playing" && !standing.resigned.includes(me);
  const mayClose = isPlaying && me === standing.opening.host && !standing.hasRolled;
  const back = () => (page.value = undefined);
  const ask = async (wish: Wish) => {
    onClose();
    const refused = await table.ask(wish);
    if (refused !== undefined) refuse(refused);
  };
  return (
    <>
      {onRematch !== undefined && (
        <Item onClick={onRematch} icon={<Line name="reroll" size={22} />}>
          {rematchWords(standing)}
        </Item>
      )}
      <Item onClick={() => (page.value = "watch")} icon={<Line name="link" size={22} />}>
        Let somebody watch
      </Item>
      <Item onClick={() => (page.value = "fair")} icon={<Line name="shield-check" size={22} />}>
        The dice of this table
      </Item>
      {mayClose && (
        <Item onClick={() => (page.value = "close")} icon={<Line name="close" size={22} />}>
          Close the table
        </Item>
      )}
      {isPlaying && (
        <Item onClick={() => (page.value = "resign")} icon={<Line name="flag" size={22} />}>
          Resign
        </Item>
      )}
      {page.value !== undefined && (
        <MenuDialog table={table} me={me} page={page.value} onBack={back} onAsk={ask} />
      )}
    </>
  );
}

interface MenuDialogProps {
  readonly table: OnlineTable;
  readonly me: Player | undefined;
  readonly page: Page;
  readonly onBack: () => void;
  readonly onAsk: (wish: Wish) => Promise<void>;
}

function MenuDialog({ table, me, page, onBack, onAsk }: MenuDialogProps) {
  const standing = table.standing();
  if (standing === undefined) return null;
  return (
    <>
      {page === "watch" && (
        <Dialog title="Let somebody watch" onClose={onBack}>
          <Invitation table={table.id} isTitled={false} />
        </Dialog>
      )}
      {page === "fair" && (
        <Dialog title="The dice of this table" onClose={onBack}>
          <FairWords />
          <p class="eyebrow">The server’s seal</p>
          <code class="seal-digits">{standing.opening.seal}</code>
        </Dialog>
      )}
      {page === "close" && (
        <Question
          title="Close this table?"
          text="Nobody has rolled yet. The table is gone for everybody then."
          yes="Close it"
          no="Stay"
          onNo={onBack}
          onYes={() => void onAsk({ kind: "close" })}
        />
      )}
      {page === "resign" && (
        <Question
          title="Resign?"
          text={
            me !== undefined && endsByResigning(standing, me)
              ? "The game ends then, without a winner."
              : "A bot plays on in your seat, so that the others can finish. You can watch, but not come back."
          }
          yes="Resign"
          no="Play on"
          onNo={onBack}
          onYes={() => void onAsk({ kind: "resign" })}
        />
      )}
    </>
  );
}
