export { readConfig, type Config, type LogLevel } from "./config.ts";
export { MetricsPortError } from "./metrics/metricsServer.ts";
export { startServer, type RunningServer, type ServerParts } from "./server.ts";
export { changeKeyOf } from "./storage/sqlite/dataFile.ts";
export { checkDataFile, type FileCheck } from "./storage/sqlite/checkFile.ts";
export { StorageError } from "./storage/storage.ts";
