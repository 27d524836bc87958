import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { classes } from "../../../ui/drawings/named.ts";
import { ScreenReaderName } from "../../../ui/screenReaderName.tsx";
import { refuse } from "../../../ui/toast.tsx";
import { endControl, mainControl } from "../model/controls.ts";
import { useTableModel } from "../model/tableModel.ts";
import { spokenButton } from "../model/mainButton.ts";
import { words } from "../words/index.ts";

/** The button for the next decision. It is always the same element, so that it keeps the focus. */
export function MainButtonView({ isShort = false }: { readonly isShort?: boolean }) {
  const model = useTableModel();
  const main = mainControl(model);
  const isOn = main.run !== undefined;
  return (
    <button
      type="button"
      data-gold
      class={classes(
        "button",
        "courts-go",
        main.tone === "gold" ? "gold" : isShort ? undefined : "on-cloth",
      )}
      aria-disabled={!isOn}
      onClick={() =>
        main.run === undefined ? refuse({ message: spokenButton(main) }) : main.run()
      }
    >
      <ScreenReaderName name={spokenButton(main)}>
        <span class="courts-go-words">
          <b>{isShort ? main.short : main.label}</b>
          {main.detail !== undefined && (isOn || !isShort) && <small>{main.detail}</small>}
        </span>
        {main.key !== undefined && <kbd class="key">{main.key}</kbd>}
      </ScreenReaderName>
    </button>
  );
}

export function UndoButton({ isIcon = false }: { readonly isIcon?: boolean }) {
  const model = useTableModel();
  const isOpen = model.view.value.undoable > 0;
  const { undo, undoShort, nothingToUndo: reason, notNow } = words().actions;
  return (
    <button
      type="button"
      class={classes("button", isIcon ? "courts-undo-icon" : "on-cloth")}
      aria-disabled={!isOpen}
      onClick={() => (isOpen ? model.undo() : refuse({ message: reason }))}
    >
      <ScreenReaderName name={isOpen ? undo : notNow(undo, reason)}>
        <LineIcon name="undo" size={isIcon ? 22 : 17} weight={2} />
        {!isIcon && (
          <>
            {undoShort} <kbd class="key">U</kbd>
          </>
        )}
      </ScreenReaderName>
    </button>
  );
}

export function EndButton({ isOnCloth = true }: { readonly isOnCloth?: boolean }) {
  const model = useTableModel();
  const end = endControl(model);
  const isMain = model.main.value?.action?.kind === "end";
  const { mainButton, actions } = words();
  const reason = model.situation.value === undefined ? actions.notYours : actions.rollFirst;
  return (
    <button
      type="button"
      class={classes("button", "courts-end", isOnCloth ? "on-cloth" : undefined)}
      hidden={isMain || model.homecomings.value.length > 0}
      aria-disabled={end === undefined}
      onClick={() =>
        end === undefined ? refuse({ message: reason }) : model.play({ kind: "end" })
      }
    >
      <ScreenReaderName
        name={end === undefined ? actions.notNow(mainButton.endTurn, reason) : end.name}
      >
        <span class="courts-go-words">
          <b>{mainButton.endTurn}</b>
          {end?.lost !== undefined && <small>{mainButton.loseQuietly(end.lost)}</small>}
        </span>
        {isOnCloth && <kbd class="key">E</kbd>}
      </ScreenReaderName>
    </button>
  );
}
