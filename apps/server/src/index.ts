export { askServer, type AdminFault } from "./admin/askServer.ts";
export {
  LISTED_TABLES_MAX,
  type AdminAnswers,
  type AdminRequest,
  type AdminTable,
} from "./admin/messages.ts";
export { readConfig, type Config, type LogLevel } from "./config.ts";
export { MetricsPortError } from "./metrics/metricsServer.ts";
export { startServer, type RunningServer, type ServerParts } from "./server.ts";
export { changeKeysOfStore, checkStore, type StoreCheck } from "./storage/keepStore.ts";
export { isSound, type FileCheck } from "./storage/sqlite/checkFile.ts";
export { restoreFile } from "./storage/sqlite/restore.ts";
export { StorageError } from "./storage/storage.ts";
export { migrateStore, type Migration } from "./storage/copying/migrateStore.ts";
