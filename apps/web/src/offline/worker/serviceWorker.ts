// The service worker. The build writes `SHIPPED` in front of it.
import { pageCacheOf, type Shipped } from "./pageCache.ts";

declare const SHIPPED: Shipped;

/** The parts of a service worker's global scope that are used here; the types of the page do not include them. */
interface Surroundings {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Kind extends keyof Heard>(
    kind: Kind,
    hear: (event: Heard[Kind]) => void,
  ) => void;
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
