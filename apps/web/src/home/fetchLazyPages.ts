/** Loads the file of the pages and dialogs that are not needed before the first move. */
export const fetchLazyPages = () => import("./lazyPages.ts");
