// The service worker. The build writes `SHIPPED` in front of it.
import { moveAddress } from "./addressChange.ts";
import { openTable, showPush, type NotifyPlatform, type PageWindow } from "./notifications.ts";
import { pageCacheOf, type Shipped } from "./pageCache.ts";

declare const SHIPPED: Shipped;

/** The parts of a service worker's global scope that are used here; the types of the page do not include them. */
interface Surroundings {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: "window";
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly WindowClient[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Kind extends keyof Heard>(
    kind: Kind,
    hear: (event: Heard[Kind]) => void,
  ) => void;
}

interface WindowClient {
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown, ports: readonly MessagePort[]) => void;
}

interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Heard {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: {
    readonly request: Request;
    readonly respondWith: (answer: Promise<Response>) => void;
  };
  readonly message: MessageEvent<unknown>;
  readonly push: Lasting & { readonly data: { readonly text: () => string } | null };
  readonly pushsubscriptionchange: Lasting & {
    readonly oldSubscription?: PushSubscription | null;
  };
  readonly notificationclick: Lasting & { readonly notification: Notification };
}

const here = globalThis as unknown as Surroundings;
const { fill, tidy, serve } = pageCacheOf(SHIPPED, {
  caches,
  fetch: (request, options) => fetch(request, options),
  home: here.registration.scope,
});

here.addEventListener("install", (event) => event.waitUntil(fill()));
here.addEventListener("activate", (event) =>
  event.waitUntil(tidy().then(() => here.clients.claim())),
);
here.addEventListener("fetch", (event) => {
  const answer = serve(event.request);
  if (answer !== undefined) event.respondWith(answer);
});
// A new build waits until the page asks for it, or the last window of the old build is closed. There is only this one
// message.
here.addEventListener("message", () => void here.skipWaiting());

/** The time for a window to answer. One that is frozen, or shows another page, does not. */
const ANSWER_MS = 500;

function windowOf(client: WindowClient): PageWindow {
  return {
    isVisible: client.visibilityState === "visible",
    focus: () => client.focus(),
    isAt: (table) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", ({ data }) => resolve(data === true));
        port1.start();
        setTimeout(() => resolve(false), ANSWER_MS);
        client.postMessage({ isAt: table }, [port2]);
      }),
  };
}

const notifying: NotifyPlatform = {
  home: here.registration.scope,
  windows: async () => {
    const clients = await here.clients.matchAll({ type: "window", includeUncontrolled: true });
    return clients.map(windowOf);
  },
  open: (address) => here.clients.openWindow(address),
  show: (title, options) => here.registration.showNotification(title, options),
};

here.addEventListener("push", (event) =>
  event.waitUntil(showPush(event.data?.text() ?? "", notifying)),
);
// The push service gives this browser another address. Some browsers do not say which one it replaces.
here.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(
    moveAddress(event.oldSubscription?.endpoint, {
      caches,
      home: here.registration.scope,
      fetch: (address, options) => fetch(address, options),
      subscribe: (key) =>
        here.registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: key,
        }),
    }),
  ),
);
here.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data, notifying));
});
