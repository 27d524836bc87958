/** The text of a push from our server. */
interface PushText {
  readonly table: string;
  readonly language: string;
  readonly title: string;
  readonly body: string;
}

/** A window of the page. */
export interface PageWindow {
  readonly isVisible: boolean;
  /** Whether it shows this table. A browser knows only the address with which a window was opened, so it is asked. */
  readonly isAt: (table: string) => Promise<boolean>;
  readonly focus: () => Promise<unknown>;
}

/** The parts of the browser that notifications use. */
export interface NotifyPlatform {
  /** The address of the folder with the page. */
  readonly home: string;
  readonly windows: () => Promise<readonly PageWindow[]>;
  readonly open: (address: string) => Promise<unknown>;
  readonly show: (title: string, options: NotificationOptions) => Promise<void>;
}

const ICON = "icons/any-192.png";

/** Shows a push, unless its table is on the screen: then the page tells what happens. */
export async function showPush(text: string, platform: NotifyPlatform): Promise<void> {
  const push = readPush(text);
  if (push === undefined) return;
  const { table, language, title, body } = push;
  const visible = (await platform.windows()).filter(({ isVisible }) => isVisible);
  if ((await windowAt(table, visible)) !== undefined) return;
  await platform.show(title, {
    body,
    lang: language,
    // A newer notification of a table replaces an older one.
    tag: `courtly.${table}`,
    icon: new URL(ICON, platform.home).href,
    data: { table },
  });
}

/** Leads to the table of a notification: to its window, if one is open, else to a new one. */
export async function openTable(data: unknown, platform: NotifyPlatform): Promise<void> {
  const table = (data as { readonly table?: unknown } | null)?.table;
  if (typeof table !== "string") return;
  const window = await windowAt(table, await platform.windows());
  const address = new URL(`#/online/${table}`, platform.home).href;
  await (window === undefined ? platform.open(address) : window.focus());
}

async function windowAt(
  table: string,
  windows: readonly PageWindow[],
): Promise<PageWindow | undefined> {
  const areThere = await Promise.all(windows.map(({ isAt }) => isAt(table)));
  return windows.find((_, at) => areThere[at]);
}

function readPush(text: string): PushText | undefined {
  try {
    const { table, language, title, body } = JSON.parse(text) as Partial<PushText>;
    const isWhole = [table, language, title, body].every((each) => typeof each === "string");
    return isWhole ? ({ table, language, title, body } as PushText) : undefined;
  } catch {
    return undefined;
  }
}
