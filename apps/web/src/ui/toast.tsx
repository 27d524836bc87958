import { signal } from "@preact/signals";
import type { TargetedFocusEvent } from "preact";
import type { Problem } from "@courtly/engine";
import { problemWords } from "../i18n/problems.ts";
import { announce } from "./announcer.tsx";
import { RuleLink } from "../learn/rules/ruleLink.tsx";
import { LineIcon } from "./drawings/lines.tsx";
import { words } from "../i18n/words/index.ts";
import "./toast.css";

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly rule: string | undefined;
  readonly action: { readonly label: string; readonly run: () => void } | undefined;
}

const LASTS_MS = 5000;
const toasts = signal<readonly Toast[]>([]);
let count = 0;

/** Shows for a while why something did not happen, and tells screen readers. */
export function refuse(problem: Problem): void {
  show({ text: sentence(problemWords(problem)), rule: problem.rule });
}

/** Shows that something happened, with a button for what can be done about it, if there is one. */
export function notify(text: string, action?: Toast["action"]): void {
  show({ text, action });
}

function show({ text, rule, action }: Partial<Toast> & { readonly text: string }): void {
  count += 1;
  const toast: Toast = { id: count, text, rule, action };
  toasts.value = [...toasts.value.slice(-1), toast];
  announce(rule === undefined ? text : `${text} ${words().rule(rule)}.`);
  setTimeout(() => dismiss(toast.id), LASTS_MS);
}

/** Removes all messages, because they are about the screen before. */
export function clearToasts(): void {
  toasts.value = [];
}

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

function sentence(message: string): string {
  const text = `${message.slice(0, 1).toUpperCase()}${message.slice(1)}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The element that had the focus before a message got it; closing the message returns it. */
let before: HTMLElement | undefined;

function close(id: number): void {
  dismiss(id);
  if (before?.isConnected === true) before.focus({ preventScroll: true });
  before = undefined;
}

function remember({ relatedTarget, currentTarget }: TargetedFocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
    before = relatedTarget;
}

export function Toasts() {
  return (
    <div class="toasts" onFocusIn={remember}>
      {toasts.value.map(({ id, text, rule, action }) => (
        <div class="toast" key={id}>
          <p>{text}</p>
          {rule !== undefined && <RuleLink rule={rule} isSpelt />}
          {action !== undefined && (
            <button
              type="button"
              class="button small"
              onClick={() => {
                close(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            class="icon-button"
            aria-label={words().closeMessage}
            onClick={() => close(id)}
          >
            <LineIcon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
