import { king } from "../languages/gameWords.ts";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { CHARACTER_ICONS } from "../court/characterIcon.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { refuse } from "../../../ui/toast.tsx";
import { TurnStrip } from "../lazyParts.ts";
import { useTableModel } from "../model/tableModelContext.ts";
import { askedFor } from "../model/prompts.ts";
import { subtitleOf } from "../model/timeline.ts";
import { words } from "../words/index.ts";
import "./turnStrip.css";

/** The head of the cloth: the steps of this turn, or the question of a called card; and Undo. */
export function ClothHead() {
  const { situation, session } = useTableModel();
  const { call, state } = situation.value;
  return (
    <div class={`king-cloth-head ${call === undefined ? "" : "is-asking"}`}>
      {call === undefined && session.view.value.steps.length > 0 ? (
        <TurnStrip />
      ) : call === undefined ? (
        <p class="king-last-turn">{subtitleOf(state, session.roster)}</p>
      ) : (
        <p class="king-prompt">
          <Icon name={CHARACTER_ICONS[call.character]} size={22} />
          <span>
            <b>{king().names[call.character]}</b>
            {`: ${askedFor(call)}`}
          </span>
        </p>
      )}
      <UndoButton />
    </div>
  );
}

/** The undo button. It works until the next throw; then it says why not. */
export function UndoButton({ isBig = false }: { readonly isBig?: boolean }) {
  const { session, undo } = useTableModel();
  const { undoable, steps } = session.view.value;
  const isOff = undoable === 0;
  const { refusals, cloth } = words();
  const why = steps.length === 0 ? refusals.nothingYet : refusals.sealed;
  return (
    <button
      type="button"
      class={isBig ? "button king-undo-big" : "button on-cloth king-undo"}
      aria-label={isBig ? cloth.undo : undefined}
      aria-description={isOff ? why : undefined}
      aria-disabled={isOff}
      title={isOff ? why : undefined}
      onClick={() => (isOff ? refuse({ message: why }) : undo())}
    >
      <LineIcon name="undo" size={isBig ? 24 : 16} weight={2.2} />
      {!isBig && (
        <>
          {cloth.undo}{" "}
          <kbd class="key" aria-hidden="true">
            U
          </kbd>
        </>
      )}
    </button>
  );
}
