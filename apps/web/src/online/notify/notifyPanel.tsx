import type { NoAnswer } from "@courtly/client";
import type { Result } from "@courtly/engine";
import type { ChangeNotifications, NotificationState, Refused } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { language } from "../../i18n/spoken.ts";
import { Switch } from "../../ui/switch.tsx";
import { notify, refuse } from "../../ui/toast.tsx";
import { tableApi } from "../api.ts";
import { OnlineIcon } from "../people/icons.tsx";
import { seatAt } from "../seatBook.ts";
import { whyNot } from "../whyNot.ts";
import { browserPush, type PushDevice } from "./pushDevice.ts";
import { words } from "./words/index.ts";
import "./notify.css";

type WithoutToken<Change> = Change extends unknown ? Omit<Change, "token"> : never;
type Change = WithoutToken<ChangeNotifications>;
type Answer = Result<NotificationState, Refused | NoAnswer>;

/** Sends a change of the notifications of a seat to the server. */
export type ChangeOf = (change: Change) => Promise<Answer>;

/** The requests about the notifications of the seat that this device has at a table. */
export function changesAt(table: string): ChangeOf {
  return (change) => {
    const token = seatAt(table)?.token ?? "";
    return tableApi.changeNotifications(table, { ...change, token });
  };
}

interface NotifyPanelProps {
  readonly change: ChangeOf;
  readonly device?: PushDevice;
}

/** The notifications of a seat: a switch for this device, and a webhook. */
export function NotifyPanel({ change, device = browserPush }: NotifyPanelProps) {
  const state = useSignal<NotificationState | undefined>(undefined);
  const obstacle = useSignal(device.obstacle());
  const isBusy = useSignal(false);
  const send = async (wanted: Change): Promise<boolean> => {
    const answer = await change(wanted);
    if (answer.ok) state.value = answer.value;
    else refuse(whyNot(answer.error));
    return answer.ok;
  };
  const look = async () => {
    obstacle.value = device.obstacle();
    const address = obstacle.value === undefined ? await device.address() : undefined;
    const answer = await change({ kind: "ask", ...(address && { endpoint: address.endpoint }) });
    // Without an answer the switch stays as it is: nobody has asked for anything yet.
    if (answer.ok) state.value = answer.value;
  };
  const switchTo = async (isOn: boolean) => {
    const key = state.value?.key;
    if (key === undefined || isBusy.value) return;
    isBusy.value = true;
    const isDone = isOn ? await turnOn(key) : await turnOff();
    isBusy.value = false;
    if (isDone) notify(isOn ? words().on : words().off);
  };
  const turnOn = async (key: string) => {
    const address = await device.subscribe(key);
    if (typeof address === "string") obstacle.value = address;
    else if (address === undefined) refuse({ message: words().noService });
    else return send({ kind: "push", language: language.peek(), page: pageAddress(), ...address });
    return false;
  };
  const turnOff = async () => {
    const address = await device.address();
    return address === undefined ? false : send({ kind: "pushOff", endpoint: address.endpoint });
  };
  useEffect(() => {
    void look();
    // The person may have changed the settings of the browser meanwhile.
    const onReturn = () => document.visibilityState === "visible" && void look();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, []);
  return (
    <div class="notify">
      <PushSwitch
        obstacle={obstacle.value}
        isOn={state.value?.push === true}
        onChange={(isOn) => void switchTo(isOn)}
      />
      <Webhook host={state.value?.webhook} onChange={send} />
    </div>
  );
}

interface PushSwitchProps {
  readonly obstacle: keyof ReturnType<typeof words>["obstacles"] | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function PushSwitch({ obstacle, isOn, onChange }: PushSwitchProps) {
  const said = words();
  const { title, detail } =
    obstacle === undefined
      ? { title: said.tellMe, detail: said.tellMeDetail }
      : said.obstacles[obstacle];
  return (
    <div class="notify-row">
      <OnlineIcon name={obstacle === undefined ? "bell" : "noBell"} size={22} />
      <Switch
        label={title}
        detail={detail}
        isOn={isOn && obstacle === undefined}
        isDisabled={obstacle !== undefined}
        onChange={onChange}
      />
    </div>
  );
}

interface WebhookProps {
  readonly host: string | undefined;
  readonly onChange: (change: Change) => Promise<boolean>;
}

/** The webhook of the seat. Its address is a secret, so only its host is shown again. */
function Webhook({ host, onChange }: WebhookProps) {
  const address = useSignal("");
  const id = useId();
  const { webhook } = words();
  const use = async () => {
    const url = URL.parse(address.value.trim())?.href;
    if (url === undefined) refuse({ message: webhook.noAddress });
    else if (
      await onChange({ kind: "webhook", language: language.peek(), page: pageAddress(), url })
    )
      address.value = "";
  };
  if (host !== undefined)
    return (
      <p class="notify-webhook">
        <span>
          <b>{webhook.label}</b>
          <small>{webhook.goesTo(host)}</small>
        </span>
        <button type="button" class="button" onClick={() => void onChange({ kind: "webhookOff" })}>
          {webhook.remove}
        </button>
      </p>
    );
  return (
    <form
      class="notify-webhook"
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <label for={id}>
        <b>{webhook.label}</b>
        <small>{webhook.detail}</small>
      </label>
      <input
        id={id}
        type="url"
        placeholder="https://"
        autocomplete="off"
        value={address.value}
        onInput={(event) => (address.value = event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {webhook.use}
      </button>
    </form>
  );
}

/** The address of this page without the table: notifications lead to it. */
function pageAddress(): string {
  return new URL(".", document.baseURI).href;
}
