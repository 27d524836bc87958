export { NewTablePage } from "./lobby/newTablePage.tsx";
export { OnlinePage } from "./onlinePage.tsx";
