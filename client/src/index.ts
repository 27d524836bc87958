export {
  openTableApi,
  type ApiAnswer,
  type HttpCall,
  type NoAnswer,
  type TableApi,
} from "./api.ts";
export {
  openConnection,
  type Connection,
  type ConnectionOptions,
  type ConnectionState,
  type TableRequest,
} from "./connection.ts";
export { isForged, shareDuty, shareRequest, type ShareStore } from "./shares.ts";
export {
  openTableClient,
  type LoggedState,
  type TableClient,
  type TableClientOptions,
  type TableFault,
} from "./tableClient.ts";
