import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { LineIcon } from "./drawings/lines.tsx";
import { words } from "../i18n/words/index.ts";
import { PageMessages } from "./pageMessages.tsx";
import "./dialog.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A sheet rises from the bottom on a phone; a question is small and in the middle. */
  readonly shape?: "sheet" | "question" | "wide";
  readonly class?: string;
}

/**
 * The control that gets the focus when a dialog opens; without one it is the close button. No text fields: on a phone
 * they would open the keyboard.
 */
const FIRST_CHOICE =
  ".dialog-buttons > button, .menu-item, input[type=file], input[type=radio]:checked";

/**
 * A modal dialog, open as long as it is rendered. The browser keeps the focus inside; closing returns it to the element
 * that had it.
 */
export function Dialog({ title, onClose, children, shape = "sheet", class: more }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const beganBeside = useRef(false);
  const titleId = useId();
  const isLeaving = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(FIRST_CHOICE)?.focus({ preventScroll: true });
    return () => {
      isLeaving.current = true;
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={["dialog", shape, more].filter(Boolean).join(" ")}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The back gesture of a phone may close it without a `cancel` event.
      onClose={() => isLeaving.current || onClose()}
      onPointerDown={(event) => (beganBeside.current = event.target === ref.current)}
      onClick={(event) => {
        // A click beside the dialog closes it, unless it ends a selection that began inside.
        if (beganBeside.current && event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="icon-button" aria-label={words().close} onClick={onClose}>
          <LineIcon name="close" size={20} />
        </button>
      </div>
      <div class="dialog-body">{children}</div>
      <PageMessages />
    </dialog>
  );
}

export interface QuestionProps {
  readonly title: string;
  readonly text?: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A small dialog with a yes-or-no question, asked before something that cannot be undone. */
export function QuestionDialog({ title, text, yes, no, onYes, onNo }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onNo} shape="question">
      {text !== undefined && <p>{text}</p>}
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" class="button ink" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
