import { Shield } from "../../ui/drawings/shield.tsx";
import { Vine } from "../../ui/drawings/ornaments.tsx";
import { PageMessages } from "../../ui/pageMessages.tsx";
import { useModal } from "../../ui/modal.ts";
import { ReplayLink } from "../../replay/replayLink.tsx";
import { HOME, hrefOf } from "../../routes.ts";
import { words as shellWords } from "../../i18n/words/index.ts";
import { peopleUi } from "../additions.ts";
import type { GameUi } from "../gameUi.ts";
import { headlineOf } from "../headline.ts";
import type { GameSession } from "../session.ts";
import { RematchButton } from "../rematch/rematchButton.tsx";
import { words as lazyWords } from "../lazyWords/index.ts";
import { words } from "../words/index.ts";
import "./finaleDialog.css";

interface FinaleProps<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly session: GameSession<State, Action>;
  readonly onLook: () => void;
}

/** The dialog at the end of a game. */
export function FinaleDialog<Setup, State, Action>({
  ui,
  session,
  onLook,
}: FinaleProps<Setup, State, Action>) {
  const ref = useModal();
  const { roster, view } = session;
  const { table } = view.value;
  const FinaleNote = peopleUi.value?.FinaleNote;
  const { winners } = session.card().summary;
  const shields = roster.shields.filter((_, seat) => winners.includes(table.playerOf(seat)));
  return (
    <dialog
      ref={ref}
      class="finale"
      aria-labelledby="finale-title"
      onCancel={(event) => {
        event.preventDefault();
        onLook();
      }}
    >
      <div class="finale-crest">
        <Vine />
        {shields.map((tincture) => (
          <Shield tincture={tincture} size={72} key={tincture} />
        ))}
        <Vine mirrored />
      </div>
      {/* The heading has the focus, not a button: a key that was meant for the last turn must not close the dialog. */}
      <h2 id="finale-title" tabIndex={-1} autofocus>
        {headlineOf(ui, table, roster)}
      </h2>
      <ui.Finale session={session} />
      {FinaleNote !== undefined && <FinaleNote />}
      <div class="finale-buttons">
        <button type="button" class="button" onClick={onLook}>
          {words().lookAtTable}
        </button>
        <ReplayLink class="button" session={session}>
          {lazyWords().replay}
        </ReplayLink>
        <ReplayLink class="button" session={session} isPuzzles>
          {lazyWords().puzzles}
        </ReplayLink>
        <a class="button" href={hrefOf(HOME)}>
          {shellWords().toTheStartPage}
        </a>
        <RematchButton />
      </div>
      <PageMessages />
    </dialog>
  );
}
