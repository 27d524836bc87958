import { openTableApi, type TableApi } from "@courtly/client";

const api: TableApi = openTableApi((path) =>
  Promise.resolve(path.endsWith("tables") ? { tables: [] } : undefined),
);
const found = await api.openTables();
const here = await api.here();
console.log(found.ok && found.value.tables.length === 0 && !here.ok);
