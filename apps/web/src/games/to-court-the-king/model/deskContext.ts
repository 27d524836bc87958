import { assert } from "@courtly/engine";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Desk } from "./desk.ts";

const DeskContext = createContext<Desk | undefined>(undefined);

export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  assert(desk !== undefined, "this is rendered at a desk");
  return desk;
}
