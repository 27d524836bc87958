export { DevicePage } from "./devices/devicePage.tsx";
export { NewTablePage } from "./lobby/newTablePage.tsx";
export { OnlinePage } from "./onlinePage.tsx";
