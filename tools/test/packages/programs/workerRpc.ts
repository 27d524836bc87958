import type { WorkerCall } from "@courtly/worker-rpc";

const call: WorkerCall<string> = { tell: () => undefined, isWanted: () => Promise.resolve(true) };
console.log(await call.isWanted());
