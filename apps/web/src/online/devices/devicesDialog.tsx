import type { Player } from "@courtly/engine";
import { LINK_MS } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { copied } from "../../ui/copied.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LineIcon } from "../../ui/drawings/lines.tsx";
import { notify, refuse } from "../../ui/toast.tsx";
import { QrCode } from "../lobby/qr.tsx";
import type { OnlineTable } from "../onlineTable.ts";
import { minutesAndSeconds } from "../people/durations.ts";
import { OnlineIcon } from "../people/icons.tsx";
import { useSeconds } from "../people/serverClock.ts";
import { words as peopleWords } from "../people/words/index.ts";
import { whyNot } from "../whyNot.ts";
import { words } from "../words/index.ts";
import { makeDeviceLink, type DeviceLink } from "./deviceLink.ts";
import { hasOtherDevice } from "./otherDevice.ts";
import "./devices.css";

interface DevicesProps {
  readonly table: OnlineTable;
  readonly me: Player;
  /** Takes the seat away from the other device. */
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Hands the seat over to another device by a link, or takes it away from the one that has it too. */
export function DevicesDialog({ table, me, onRemove, onClose }: DevicesProps) {
  void table.length.value;
  return (
    <Dialog title={peopleWords().devices.title} onClose={onClose} class="devices-dialog">
      {hasOtherDevice(table, me) ? (
        <OtherDevice onRemove={onRemove} />
      ) : (
        <ShownLink table={table} />
      )}
    </Dialog>
  );
}

/** Tells that another device has the seat too, and takes it away from that one. */
function OtherDevice({ onRemove }: Pick<DevicesProps, "onRemove">) {
  const said = peopleWords().devices;
  const isAsking = useSignal(false);
  return (
    <div class="other-device">
      <OnlineIcon name="device" size={24} />
      <p>
        <b>{said.both}</b> {isAsking.value ? said.removeText : said.bothText}
      </p>
      <div class="dialog-buttons">
        {isAsking.value ? (
          <>
            <button type="button" class="button" onClick={() => (isAsking.value = false)}>
              {peopleWords().arranging.cancel}
            </button>
            <button type="button" class="button ink" onClick={onRemove}>
              {said.removeIt}
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => (isAsking.value = true)}>
            {said.remove}
          </button>
        )}
      </div>
    </div>
  );
}

/** Shows a link and its QR code, for ten minutes; one tap renews it. */
function ShownLink({ table }: Pick<DevicesProps, "table">) {
  const link = useSignal<DeviceLink | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  void useSeconds().value;
  const renew = async () => {
    link.value = undefined;
    problem.value = undefined;
    const made = await makeDeviceLink(table);
    if (made.ok) link.value = made.value;
    else problem.value = whyNot(made.error).message;
  };
  useEffect(() => void renew(), [table]);
  const said = peopleWords().devices;
  const { value } = link;
  const leftMs = value === undefined ? 0 : value.sinceMs + LINK_MS - performance.now();
  const isValid = value !== undefined && leftMs > 0;
  return (
    <div class="device-link">
      {isValid ? (
        <QrCode text={value.address} label={words().invitation.qr} />
      ) : (
        <div class="qr is-void" aria-hidden="true" />
      )}
      <div class="device-link-words">
        <p>{said.text}</p>
        <div class="device-link-address">
          <label class="field">
            <span class="visually-hidden">{said.link}</span>
            <input
              type="text"
              readOnly
              value={isValid ? value.address : ""}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
          <button
            type="button"
            class="button"
            disabled={!isValid}
            onClick={() => void copy(value?.address ?? "")}
          >
            <LineIcon name="copy" size={18} />
            {said.copy}
          </button>
        </div>
        <TimeLeft leftMs={leftMs} problem={problem.value} isMaking={value === undefined} />
        <p class="device-link-warning">
          <OnlineIcon name="key" size={18} />
          <span>{said.showNobody}</span>
        </p>
        <button type="button" class="button" onClick={() => void renew()}>
          <LineIcon name="reroll" size={18} />
          {said.renew}
        </button>
      </div>
    </div>
  );
}

interface TimeLeftProps {
  readonly leftMs: number;
  readonly problem: string | undefined;
  readonly isMaking: boolean;
}

/** The time for which a link is still valid, as a bar and figures, or the reason why there is none. */
function TimeLeft({ leftMs, problem, isMaking }: TimeLeftProps) {
  const said = peopleWords().devices;
  if (problem !== undefined || isMaking)
    return (
      <p class="device-link-time" role="status">
        {problem ?? said.making}
      </p>
    );
  if (leftMs <= 0)
    return (
      <p class="device-link-time" role="status">
        {said.expired}
      </p>
    );
  return (
    <div class="device-link-time" role="timer" aria-live="off">
      <i style={{ "--left": leftMs / LINK_MS }} />
      <b>{minutesAndSeconds(leftMs)}</b> {said.ofTenMinutes}
    </div>
  );
}

async function copy(link: string): Promise<void> {
  if (await copied(link)) notify(words().invitation.copied);
  else refuse({ message: words().invitation.notCopied });
}
