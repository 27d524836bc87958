import { sealIn, type Drawing } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import { stageOf, type TableState } from "@courtly/protocol";
import type { Connection, TableRequest } from "./connection.ts";
import { agreementIn, shareDuty, shareRequest, type ShareStore } from "./shares.ts";

/** The reason why this device cannot do its part in the drawing: the others wait for it. */
export type ShareFault =
  /** The device has no space to store what it must know after a reload. It goes on when there is space again. */
  | "unstored"
  /** The share with the seal in the log is gone: this device could not store it before a reload. */
  | "lost";

interface ShareDrawerOptions {
  readonly connection: Connection;
  readonly shares: ShareStore;
  readonly tableState: () => TableState | undefined;
  readonly sealedLog: () => string | undefined;
  readonly player: () => Player | undefined;
  readonly isCaughtUp: () => boolean;
}

/** The part of this device in the drawing of the dice. */
export interface ShareDrawer {
  /** Sends the seal or the share that is due, each once. Called only while no fault is known: the newest entry may be unfair. */
  readonly draw: () => void;
  /** Agrees to go on without the shares that are late, once that is stored. */
  readonly agree: () => ReturnType<Connection["ask"]>;
  readonly fault: () => ShareFault | undefined;
}

export function openShareDrawer(options: ShareDrawerOptions): ShareDrawer {
  const { connection, shares, tableState, player, isCaughtUp } = options;
  const requested = new Set<string>();
  let isOver = false;
  let fault: ShareFault | undefined;

  const draw = () => {
    const now = tableState();
    const seat = player();
    if (isOver || now?.drawing === undefined || seat === undefined || !isCaughtUp()) return;
    fault = undefined;
    if (stageOf(now) !== "drawing") {
      isOver = true;
      shares.forget();
      return;
    }
    const { drawing } = now;
    const duty = shareDuty(drawing, seat);
    const step = `${duty} ${drawing.again}`;
    if (duty === undefined || requested.has(step)) return;
    if (duty === "reveal" && !mayReveal(options, sealOf(now, seat))) return;
    const request = shareRequest(drawing, seat, shares);
    fault = request === undefined ? FAULT_OF[duty] : undefined;
    if (request === undefined) return;
    requested.add(step);
    void connection.ask(request);
  };
  const mayReveal = ({ sealedLog }: ShareDrawerOptions, seal: string | undefined): boolean => {
    const log = sealedLog();
    if (seal === undefined || log === undefined) return true;
    // Another window may have revealed a share for another log since this one was checked.
    const known = shares.revealedFor();
    if (shares.isBound && known !== undefined && known !== log) return false;
    if (shares.revealFor(seal, log)) return true;
    fault = "unstored";
    return false;
  };
  return {
    draw,
    agree: async () => {
      const drawing = tableState()?.drawing;
      const isStored = drawing === undefined || shares.agree(agreementIn(drawing));
      fault = isStored ? undefined : "unstored";
      return isStored ? connection.ask(agreeRequest(drawing)) : undefined;
    },
    fault: () => fault,
  };
}

/** The request to go on without what is late. It names the stage, because it may arrive when the next one has begun. */
function agreeRequest(drawing: Drawing | undefined): TableRequest {
  const stage = drawing && agreementIn(drawing).stage;
  const again = drawing?.again ?? 0;
  return { kind: "agree", again, ...(stage !== undefined && stage !== "drawn" && { stage }) };
}

/** The fault if a part cannot be done: a seal must be stored before it is sent, a share must be there. */
const FAULT_OF = { seal: "unstored", reveal: "lost" } as const;

function sealOf({ drawing }: TableState, player: Player): string | undefined {
  const part = drawing?.parts[player];
  return part && sealIn(part);
}
