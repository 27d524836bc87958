import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Line } from "../drawings/lines.tsx";
import { copied } from "../parts/copied.ts";
import { notify, refuse } from "../parts/toast.tsx";
import { hrefOf } from "../route.ts";
import { glanceAt } from "./api.ts";
import { isLoopback, sharedOrigin } from "./seatApi.ts";
import { QrCode } from "./qr.tsx";

interface InvitationProps {
  readonly table: string;
  /** Not where a dialog says so already. */
  readonly isTitled?: boolean;
}

/** The ways in: one link, one code, one picture for a camera. */
export function Invitation({ table, isTitled = true }: InvitationProps) {
  const code = useSignal<string | undefined>(undefined);
  const origin = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const look = async () => {
      origin.value = await sharedOrigin();
      const glance = await glanceAt(table);
      if (glance.ok) code.value = glance.value.code;
    };
    void look();
  }, [table]);
  const link = linkTo(table, origin.value ?? location.origin);
  const isForHereOnly = origin.value !== undefined && isLoopback(new URL(link).hostname);
  return (
    <section class="panel invitation" aria-label="Invitation">
      {isTitled && (
        <h2 id="invitation-title" class="panel-title">
          <Line name="link" size={20} />
          Invite by link
        </h2>
      )}
      <div class="invitation-ways">
        <div class="invitation-words">
          <label class="field">
            <span class="eyebrow">The link to this table</span>
            <input
              type="text"
              readOnly
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
          <div class="invitation-buttons">
            <button type="button" class="button gold" onClick={() => void copy(link)}>
              <Line name="copy" size={18} />
              Copy the link
            </button>
            {typeof navigator.share === "function" && (
              <button type="button" class="button" onClick={() => void share(link)}>
                <Line name="upload" size={18} />
                Share
              </button>
            )}
          </div>
          {code.value !== undefined && (
            <p class="invitation-code">
              <span class="eyebrow">Or the code, on the start page</span>
              <b>{spelled(code.value)}</b>
            </p>
          )}
          <p class="quiet">Whoever has the link can also watch.</p>
          {isForHereOnly && (
            <p class="invitation-warning">
              <Line name="flag" size={18} />
              <span>
                This link works on this computer only. For other devices start Courtly with the
                option <code>--lan</code>: <code>npm start -- --lan</code>.
              </span>
            </p>
          )}
        </div>
        <QrCode text={link} label="The link as a QR code, for the camera of another device" />
      </div>
    </section>
  );
}

/** "K7M-2QX": easier to read out. */
function spelled(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

function linkTo(table: string, origin: string): string {
  return new URL(`${location.pathname}${hrefOf({ screen: "online", id: table })}`, origin).href;
}

async function copy(link: string): Promise<void> {
  if (await copied(link)) notify("The link is in the clipboard.");
  else refuse({ message: "the browser does not let this page copy: select the link and copy it" });
}

async function share(link: string): Promise<void> {
  try {
    await navigator.share({ title: "Courtly", text: "A seat at my table", url: link });
  } catch {
    // Whoever closes the sheet has changed their mind.
  }
}
