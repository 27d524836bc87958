export { NewTablePage } from "./newTablePage.tsx";
export { OnlinePage } from "./onlinePage.tsx";
