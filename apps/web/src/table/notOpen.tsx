import type { RecordFault } from "@courtly/engine";
import type { SavedGame } from "../local/savedGame.ts";
import { FaultLine } from "../local/fault.tsx";
import { RecordButtons } from "../local/recordButtons.tsx";
import { words } from "./lazyWords/index.ts";

/** The reason why a saved game is not on the table. */
export type NotOpen =
  | { readonly kind: "missing" }
  | { readonly kind: "storage"; readonly reason: string }
  /** The game is stored, but its table could not be loaded. */
  | { readonly kind: "unloaded" }
  /** The record is stored, but cannot be played, for example because another version wrote it. */
  | { readonly kind: "unreadable"; readonly saved: SavedGame; readonly fault: RecordFault };

/** Explains why a game is not open: what happened, what is safe, what to do. */
export function Reason({ reason }: { readonly reason: NotOpen }) {
  const { notOpen, fault } = words();
  const { kind } = reason;
  return (
    <>
      <h1>{notOpen[kind]}</h1>
      <p>{notOpen[`${kind}Text`]}</p>
      {kind === "storage" && <p class="quiet">{fault.browserSays(reason.reason)}</p>}
      {kind === "unreadable" && (
        <>
          <FaultLine fault={reason.fault} />
          <RecordButtons record={reason.saved.record} gameId={reason.saved.card.gameId} />
        </>
      )}
    </>
  );
}
