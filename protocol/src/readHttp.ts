import { entry } from "./entries.ts";
import { joinCode, tableId } from "./fields.ts";
import {
  askRematch,
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
  takeOver,
} from "./http.ts";
import { changeNotifications, notificationState } from "./notifications.ts";
import { reader } from "./reader.ts";

export const readCreateTable = reader(createTable);
export const readJoinTable = reader(joinTable);
export const readTakeOver = reader(takeOver);
export const readAskRematch = reader(askRematch);
/** Reads the frame of a presented log; its entries are read one by one with `readPresentedEntry`. */
export const readContinueTable = reader(continueTable);
export const readPresentedEntry = reader(entry);
export const readChangeNotifications = reader(changeNotifications);
export const readNotificationState = reader(notificationState);
export const readSeatGiven = reader(seatGiven);
export const readTableGlance = reader(tableGlance);
export const readTableList = reader(tableList);
export const readLegalActions = reader(legalActions);
export const readHere = reader(here);
export const readCodeFound = reader(codeFound);
export const readRefusal = reader(refusal);
export const readTableId = reader(tableId);
export const readJoinCode = reader(joinCode);
