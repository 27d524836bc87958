import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { copied } from "../../ui/copied.ts";
import { notify, refuse } from "../../ui/toast.tsx";
import { hrefOf } from "../../routes.ts";
import { isLoopback, sharedOrigin, tableApi } from "../api.ts";
import { QrCode } from "./qr.tsx";
import { words } from "../words/index.ts";

interface InvitationProps {
  readonly table: string;
  /** False in a dialog, which has the title already. */
  readonly isTitled?: boolean;
}

/** The ways to join a table: a link, a code and a QR code. */
export function Invitation({ table, isTitled = true }: InvitationProps) {
  const code = useSignal<string | undefined>(undefined);
  const origin = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const look = async () => {
      origin.value = await sharedOrigin();
      const glance = await tableApi.glanceAt(table);
      if (glance.ok) code.value = glance.value.code;
    };
    void look();
  }, [table]);
  const link = linkTo(table, origin.value ?? location.origin);
  // Until the server has told its address, the warning is invisible but takes its space: buttons must not move under a
  // finger.
  const isForHereOnly = isLoopback(new URL(link).hostname);
  const said = words().invitation;
  return (
    <section class="panel invitation" aria-label={said.label}>
      {isTitled && (
        <h2 id="invitation-title" class="panel-title">
          <LineIcon name="link" size={20} />
          {said.title}
        </h2>
      )}
      <div class="invitation-ways">
        <div class="invitation-words">
          <label class="field">
            <span class="eyebrow">{said.link}</span>
            <input
              type="text"
              readOnly
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
          <div class="invitation-buttons">
            <button type="button" class="button gold" onClick={() => void copy(link)}>
              <LineIcon name="copy" size={18} />
              {said.copy}
            </button>
            {typeof navigator.share === "function" && (
              <button type="button" class="button" onClick={() => void share(link)}>
                <LineIcon name="upload" size={18} />
                {said.share}
              </button>
            )}
          </div>
          <p class="invitation-code">
            {code.value !== undefined && (
              <>
                <span class="eyebrow">{said.code}</span>
                <b>{spelled(code.value)}</b>
              </>
            )}
          </p>
          <p class="quiet">{said.canWatch}</p>
          {isForHereOnly && (
            <p
              class={
                origin.value === undefined ? "invitation-warning is-awaited" : "invitation-warning"
              }
            >
              <LineIcon name="flag" size={18} />
              <span>{said.hereOnly(<code>--lan</code>, <code>npm start -- --lan</code>)}</span>
            </p>
          )}
        </div>
        <QrCode text={link} label={said.qr} />
      </div>
    </section>
  );
}

/** The code in two groups, which is easier to read out: "K7M-2QX". */
function spelled(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

function linkTo(table: string, origin: string): string {
  return new URL(`${location.pathname}${hrefOf({ screen: "online", id: table })}`, origin).href;
}

async function copy(link: string): Promise<void> {
  if (await copied(link)) notify(words().invitation.copied);
  else refuse({ message: words().invitation.notCopied });
}

async function share(link: string): Promise<void> {
  try {
    await navigator.share({ title: "Courtly", text: words().invitation.shared, url: link });
  } catch {
    // The person has closed the share sheet.
  }
}
