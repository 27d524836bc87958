import { assert } from "@courtly/engine";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TableModel } from "./tableModel.ts";

const TableModelContext = createContext<TableModel | undefined>(undefined);

export const TableModelProvider = TableModelContext.Provider;

export function useTableModel(): TableModel {
  const model = useContext(TableModelContext);
  assert(model !== undefined, "this component is inside a table");
  return model;
}
