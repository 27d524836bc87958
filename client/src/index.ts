export {
  openTableApi,
  type ApiAnswer,
  type HttpCall,
  type NoAnswer,
  type TableApi,
} from "./api.ts";
export type { Connection, ConnectionOptions, ConnectionState, TableRequest } from "./connection.ts";
export type { OwnShare, Unfairness } from "./fairness.ts";
export type { LogStore, SignedLog } from "./logs.ts";
export { drawShare, type DrawnShare, type ShareStore } from "./shares.ts";
export {
  openTableClient,
  type LoggedState,
  type TableClient,
  type TableClientOptions,
  type TableFault,
} from "./tableClient.ts";
