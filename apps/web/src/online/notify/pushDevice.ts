/** The address at which this device gets pushes, and its keys. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The reason why this page cannot be notified by the browser. */
export type PushObstacle =
  /** The page came over plain http. */
  | "insecure"
  | "unsupported"
  /** The person, or the settings of the browser, refuse notifications. */
  | "blocked";

/** Web Push of this browser. */
export interface PushDevice {
  readonly obstacle: () => PushObstacle | undefined;
  /** Whether the person has allowed notifications already: then nothing is asked. */
  readonly isAllowed: () => boolean;
  /** The address that this browser has now, if it has one. */
  readonly address: () => Promise<PushAddress | undefined>;
  /** Asks the person, and gets an address for a server with this key. `undefined` if the push service gives none. */
  readonly subscribe: (key: string) => Promise<PushAddress | PushObstacle | undefined>;
}

export const browserPush: PushDevice = {
  obstacle,
  isAllowed: () => obstacle() === undefined && Notification.permission === "granted",
  address: async () => {
    const worker = await navigator.serviceWorker?.getRegistration();
    const subscription = await worker?.pushManager?.getSubscription();
    return subscription ? addressOf(subscription) : undefined;
  },
  subscribe: async (key) => {
    if ((await Notification.requestPermission()) !== "granted") return "blocked";
    const worker = await navigator.serviceWorker.getRegistration();
    if (worker === undefined) return "unsupported";
    const before = await worker.pushManager.getSubscription();
    // Only the server with the key of a subscription can use it. This one may have drawn a new key.
    if (before !== null && keyOf(before) !== key) await before.unsubscribe();
    try {
      const options = { userVisibleOnly: true, applicationServerKey: key };
      return addressOf(await worker.pushManager.subscribe(options));
    } catch {
      return undefined;
    }
  },
};

function obstacle(): PushObstacle | undefined {
  if (!isSecureContext) return "insecure";
  const isThere = "serviceWorker" in navigator && "PushManager" in globalThis;
  if (!isThere || !("Notification" in globalThis)) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : undefined;
}

function addressOf(subscription: PushSubscription): PushAddress | undefined {
  const { endpoint } = subscription;
  const [p256dh, auth] = (["p256dh", "auth"] as const).map((name) =>
    base64url(subscription.getKey(name)),
  );
  return p256dh === undefined || auth === undefined ? undefined : { endpoint, p256dh, auth };
}

function keyOf({ options }: PushSubscription): string | undefined {
  return base64url(options.applicationServerKey);
}

function base64url(bytes: ArrayBuffer | null): string | undefined {
  if (bytes === null) return undefined;
  const text = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
