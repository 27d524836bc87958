export {
  openTableApi,
  type ApiAnswer,
  type HttpCall,
  type NoAnswer,
  type TableApi,
} from "./api.ts";
export type {
  Connection,
  ConnectionOptions,
  LogSignature,
  PresenceReport,
  TableRequest,
} from "./connection.ts";
export type { ConnectionState } from "./connectionState.ts";
export type { OwnShare, Unfairness } from "./fairness.ts";
export { readPass, writePass, type DevicePass } from "./devicePass.ts";
export { signedPart, type KeptLog, type LogMark, type LogStore, type SignedLog } from "./logs.ts";
export { memoryShares } from "./memoryShares.ts";
export type { ShareFault } from "./shareDrawer.ts";
export { drawShare, type Agreement, type DrawnShare, type ShareStore } from "./shares.ts";
export {
  changedTerms,
  rematchTerms,
  requestedTerms,
  seenTerms,
  type AgreedSitter,
  type Terms,
} from "./terms.ts";
export {
  openTableClient,
  type LoggedState,
  type TableClient,
  type TableClientOptions,
  type TableFault,
} from "./tableClient.ts";
