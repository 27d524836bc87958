import type { Page, Request, Route, WebSocketRoute } from "@playwright/test";
import type { HttpLine, Message, MessageLine } from "@courtly/testkit/fixtures";

/** Records all messages between pages and their server, in the order in which they pass. */
export interface Recorder {
  readonly lines: readonly MessageLine[];
  /** Starts to record a page; must be called before the page connects. */
  readonly listenTo: (page: Page, who: string) => Promise<Interception>;
  /** Notes that time has passed on the clock of the server, while this table waited. */
  readonly notePassed: (table: string, ms: number) => void;
}

/** Control over the messages of one page. */
export interface Interception {
  /** From now on messages of the server are recorded but not delivered to the page. */
  readonly holdBack: () => void;
  /** Cuts the connections of the page, as a network does that fails for a moment. */
  readonly cut: () => void;
  /** Whether requests for a seat are lost before they reach the server. */
  readonly loseSeatRequests: (isLost: boolean) => void;
}

/** The requests that pages send. Requests for records come only from the code that drives the pages. */
const PAGE_REQUESTS = /\/api\/(?!.*\/record$)/;

export function newRecorder(): Recorder {
  const lines: MessageLine[] = [];
  let sockets = 0;
  let last = Promise.resolve();
  /** Lets one request pass at a time: the recorded order is then the order in which the server answers. */
  const inTurn = (pass: () => Promise<void>) => (last = last.then(pass));
  return {
    lines,
    notePassed: (table, ms) => void lines.push({ kind: "passed", table, ms }),
    listenTo: async (page, who) => {
      const state = { isHeldBack: false, areSeatRequestsLost: false };
      const cuts = new Set<() => void>();
      await page.routeWebSocket(/\/socket$/, (route) => {
        sockets += 1;
        const isHeldBack = () => state.isHeldBack;
        cuts.add(connect(route, { lines, who, socket: sockets, isHeldBack }));
      });
      await page.route(PAGE_REQUESTS, async (route) => {
        const isSeat = route.request().url().endsWith("/seats");
        if (isSeat && state.areSeatRequestsLost) await route.abort();
        else await inTurn(() => passOn(route, who, lines));
      });
      return {
        holdBack: () => {
          state.isHeldBack = true;
        },
        cut: () => {
          for (const cut of cuts) cut();
          cuts.clear();
        },
        loseSeatRequests: (isLost) => {
          state.areSeatRequestsLost = isLost;
        },
      };
    },
  };
}

interface Connection {
  readonly lines: MessageLine[];
  readonly who: string;
  readonly socket: number;
  readonly isHeldBack: () => boolean;
}

/** Passes the messages of a connection on. Returns a function that cuts it. */
function connect(
  route: WebSocketRoute,
  { lines, who, socket, isHeldBack }: Connection,
): () => void {
  const [, table = ""] = /\/tables\/([^/]+)\/socket$/.exec(route.url()) ?? [];
  const server = route.connectToServer();
  lines.push({ kind: "opened", who, socket, table });
  route.onMessage((text) => {
    lines.push({ kind: "toServer", who, socket, message: messageOf(text) });
    server.send(text);
  });
  server.onMessage((text) => {
    lines.push({ kind: "toClient", who, socket, message: messageOf(text) });
    if (!isHeldBack()) route.send(text);
  });
  let isClosed = false;
  const close = () => {
    if (!isClosed) lines.push({ kind: "closed", who, socket });
    isClosed = true;
    void server.close();
  };
  route.onClose(close);
  return () => {
    close();
    void route.close();
  };
}

function messageOf(text: string | Buffer): Message {
  return JSON.parse(String(text)) as Message;
}

async function passOn(route: Route, who: string, lines: MessageLine[]): Promise<void> {
  const request = route.request();
  const at = lines.push(lineOf(request, who, { status: 0, answer: null })) - 1;
  try {
    const response = await route.fetch();
    const text = await response.text();
    lines[at] = lineOf(request, who, { status: response.status(), answer: JSON.parse(text) });
    await route.fulfill({ response });
  } catch {
    await route.abort().catch(() => undefined); // the page was left, or the server stops
  }
}

function lineOf(
  request: Request,
  who: string,
  { status, answer }: Pick<HttpLine, "status" | "answer">,
): HttpLine {
  const body = request.postData();
  return {
    kind: "http",
    who,
    method: request.method(),
    path: new URL(request.url()).pathname,
    ...(body === null ? {} : { body: JSON.parse(body) as unknown }),
    status,
    answer,
  };
}

/** Selects the lines about these tables, and numbers their sockets from 1. */
export function linesAbout(
  lines: readonly MessageLine[],
  tables: readonly string[],
): readonly MessageLine[] {
  const sockets = lines
    .filter((line) => line.kind === "opened" && tables.includes(line.table))
    .map((line) => (line.kind === "opened" ? line.socket : 0));
  return lines.flatMap((line): readonly MessageLine[] => {
    if (line.kind === "http") return isAbout(line, tables) ? [line] : [];
    if (line.kind === "passed") return tables.includes(line.table) ? [line] : [];
    const at = sockets.indexOf(line.socket);
    return at === -1 ? [] : [{ ...line, socket: at + 1 }];
  });
}

function isAbout({ path, status, answer }: HttpLine, tables: readonly string[]): boolean {
  if (status === 0) return false; // no answer came
  const named = typeof answer === "object" && answer !== null && "table" in answer && answer.table;
  return tables.some((table) => path.includes(`/tables/${table}`) || named === table);
}
