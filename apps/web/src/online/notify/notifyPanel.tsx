import type { NotificationState } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { language } from "../../i18n/spoken.ts";
import { Switch } from "../../ui/switch.tsx";
import { notify, refuse } from "../../ui/toast.tsx";
import { OnlineIcon } from "../people/icons.tsx";
import { whyNot } from "../whyNot.ts";
import { pageAddress, pushChange, type Change, type ChangeOf } from "./changes.ts";
import { browserPush, type PushDevice } from "./pushDevice.ts";
import { words } from "./words/index.ts";
import "./notify.css";

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
    else return send(pushChange(address));
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
