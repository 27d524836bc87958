import { basename, dirname, join } from "node:path";

/** The parts of the bundler's information about a module that are used here. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

type ModuleIds = ReadonlySet<string>;

/** Names one file for everything that the start page imports. */
export function startChunk(page: string) {
  let modules: ModuleIds | undefined;
  return (id: string, graph: Graph): string | undefined => {
    modules ??= staticImports(page, graph);
    return modules.has(id) && id !== page ? "start" : undefined;
  };
}

/** Names one file for what the tables of all games import, and one for the rest of each game's table. */
export function tableChunks(registry: string) {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id: string, graph: Graph): string | undefined => {
    chunks ??= chunksOf(registry, graph);
    return chunks.get(id);
  };
}

function chunksOf(registry: string, graph: Graph): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  for (const entry of graph.getModuleInfo(registry)?.importedIds ?? []) {
    const folder = dirname(entry);
    const tables = (graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? []).filter(
      (id) => id === join(folder, "index.ts"),
    );
    for (const table of tables)
      for (const id of staticImports(table, graph))
        chunks.set(id, chunks.has(id) ? "table" : basename(folder));
  }
  return chunks;
}

/** A module and all that it imports, directly or not, without `import()`. */
function staticImports(entry: string, graph: Graph): ModuleIds {
  const found = new Set([entry]);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
