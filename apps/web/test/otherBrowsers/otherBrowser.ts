/** A page in a browser that Playwright cannot drive here, with the operations that a game needs. */
export interface OtherPage {
  readonly open: (url: string) => Promise<void>;
  /** Runs the text of a function in the page, and returns its (resolved) result. */
  readonly run: (source: string) => Promise<unknown>;
  /** A click of the mouse at a point of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Errors of the page; in WebKit only those after it has loaded. */
  readonly errors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface OtherBrowser {
  readonly name: string;
  readonly start: () => Promise<OtherPage>;
}

/** A script that collects the page's errors in `pageErrors`, because not every driver reports them. */
export const KEEP_ERRORS = `() => {
  globalThis.pageErrors = [];
  addEventListener("error", (event) => pageErrors.push(event.message));
  addEventListener("unhandledrejection", (event) => pageErrors.push(String(event.reason)));
}`;
