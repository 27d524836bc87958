import * as v from "valibot";
import { entry } from "./entries.ts";
import {
  askRematch,
  takeOver,
  codeFound,
  continueTable,
  createTable,
  here,
  joinTable,
  legalActions,
  refusal,
  seatGiven,
  tableGlance,
  tableList,
} from "./http.ts";
import { changeNotifications, notificationState } from "./notifications.ts";
import { sitter } from "./sitter.ts";
import { toClient } from "./toClient.ts";
import { toServer } from "./toServer.ts";

/** The schemas of everything on the socket, by the names that their description has. */
export const MESSAGE_SCHEMAS = { toServer, toClient, entry, sitter };

/** A presented log. The server reads its entries one by one. */
const presentedLog = v.strictObject({ ...continueTable.entries, entries: v.array(entry) });

/** The schemas of all bodies over HTTP, by the names that their description has. */
export const BODY_SCHEMAS = {
  createTable,
  joinTable,
  askRematch,
  takeOver,
  continueTable: presentedLog,
  changeNotifications,
  seatGiven,
  tableGlance,
  tableList,
  codeFound,
  legalActions,
  notificationState,
  here,
  refusal,
  entry,
  sitter,
};
