export type { FromWorker, ToWorker } from "./messages.ts";
export { openWorkerRpc, type AskOptions, type WorkerRpc, type RpcWorker } from "./openWorkerRpc.ts";
export { serveWorkerRpc, type WorkerCall, type WorkerScope } from "./serveWorkerRpc.ts";
