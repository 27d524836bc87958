/** Whether this page has a server with online tables. `npm run build:static` marks pages that any web host may serve. */
export const hasServer = globalThis.document?.documentElement.dataset["server"] !== "none";
