import type { Player } from "@courtly/engine";
import { awaitedTurn } from "@courtly/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog } from "../../ui/dialog.tsx";
import { notify } from "../../ui/toast.tsx";
import { store, stored } from "../deviceStorage.ts";
import type { OnlineTable } from "../onlineTable.ts";
import type { ChangeOf } from "./changes.ts";
import { NotifyPanel } from "./notifyPanel.tsx";
import { browserPush, type PushDevice } from "./pushDevice.ts";
import { words } from "./words/index.ts";

interface NotifyOfferProps {
  readonly table: Pick<OnlineTable, "tableState">;
  readonly me: Player;
  readonly change: ChangeOf;
  readonly device?: PushDevice;
}

/** Tells that this device has offered notifications: it does so once. */
const OFFERED = "courtly.notificationsOffered";

/** Offers notifications once, when a player comes back to the page after leaving it while somebody else was to play. */
export function NotifyOffer({ table, me, change, device = browserPush }: NotifyOfferProps) {
  const isOpen = useSignal(false);
  useEffect(() => {
    let hasWaited = false;
    const offer = async () => {
      if (stored(OFFERED) !== null || device.obstacle() !== undefined) return;
      const address = await device.address();
      const answer = await change({ kind: "ask", ...(address && { endpoint: address.endpoint }) });
      if (!answer.ok || answer.value.push || answer.value.webhook !== undefined) return;
      store(OFFERED, "yes");
      notify(words().offer, { label: words().tellMe, run: () => (isOpen.value = true) });
    };
    const look = () => {
      if (document.visibilityState === "visible") {
        if (hasWaited) void offer();
        return;
      }
      const tableState = table.tableState();
      const awaited = tableState && awaitedTurn(tableState)?.player;
      hasWaited = awaited !== undefined && awaited !== me;
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [table, me]);
  if (!isOpen.value) return null;
  return (
    <Dialog title={words().title} onClose={() => (isOpen.value = false)}>
      <NotifyPanel change={change} device={device} />
    </Dialog>
  );
}
