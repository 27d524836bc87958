import { PHRASE_MS, PHRASES, type PhraseId } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { change, settings } from "../../settings/settings.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { refuse } from "../../ui/toast.tsx";
import type { OnlineTable } from "../onlineTable.ts";
import { OnlineIcon } from "./icons.tsx";
import { words } from "./words/index.ts";

/** The keys of the phrases in the open dialog, in their order. */
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "q", "w"] as const;

/** The button that opens the phrases, with its key. */
export function SayButton({ table }: { readonly table: OnlineTable }) {
  const isOpen = useSignal(false);
  useShortcuts((key) => {
    if (key !== "/") return false;
    isOpen.value = true;
    return true;
  });
  return (
    <>
      <button type="button" class="button small say-button" onClick={() => (isOpen.value = true)}>
        <OnlineIcon name="say" size={18} />
        {words().say.button}
        <kbd class="key" aria-hidden="true">
          /
        </kbd>
      </button>
      {isOpen.value && <SayDialog table={table} onClose={() => (isOpen.value = false)} />}
    </>
  );
}

interface SayDialogProps {
  readonly table: OnlineTable;
  readonly onClose: () => void;
}

/** The time of the last phrase of this page, by the clock that never jumps. */
let lastSaidMs = Number.NEGATIVE_INFINITY;

/** The twelve phrases, and the switch for those of others. */
export function SayDialog({ table, onClose }: SayDialogProps) {
  const say = (phrase: PhraseId) => {
    if (performance.now() - lastSaidMs < PHRASE_MS) {
      refuse({ message: words().say.tooSoon });
      return;
    }
    lastSaidMs = performance.now();
    table.say(phrase);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const phrase = PHRASES[KEYS.findIndex((key) => key === event.key.toLowerCase())];
    if (phrase === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    say(phrase);
  };
  const said = words().say;
  const { phrases: isShown, shortcuts } = settings.value;
  return (
    <Dialog title={said.title} onClose={onClose} class="say-dialog">
      <div onKeyDown={shortcuts ? onKeyDown : undefined}>
        <ul role="list" class="say-phrases">
          {PHRASES.map((phrase, at) => (
            <li key={phrase}>
              <button type="button" class="menu-item" onClick={() => say(phrase)}>
                <span>{words().phrases[phrase]}</span>
                <kbd class="key" aria-hidden="true">
                  {KEYS[at]?.toUpperCase()}
                </kbd>
              </button>
            </li>
          ))}
        </ul>
        <p class="quiet">
          {isShown ? said.everybodyReads : said.hidden}{" "}
          <button type="button" class="link" onClick={() => change({ phrases: !isShown })}>
            {isShown ? said.showNone : said.showAgain}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
