import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { KEEP_ERRORS, type OtherBrowser, type OtherPage } from "./otherBrowser.ts";

/** WebKit for GTK, driven by its WebDriver on a virtual screen. */
export const WEBKIT: OtherBrowser = {
  name: "WebKit",
  start: async () => {
    const screen = await virtualScreen();
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    });
    const end = () => {
      driver.kill();
      screen.server.kill();
    };
    try {
      return await pageOf(await connected(`http://127.0.0.1:${port}`), end);
    } catch (error) {
      end();
      throw error;
    }
  },
};

/** The page that a WebDriver session controls; `end` ends the programs behind it. */
async function pageOf(session: WebDriver, end: () => void): Promise<OtherPage> {
  await session.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  await session.manage().setTimeouts({ script: 30_000 });
  const run = async (source: string): Promise<unknown> => {
    const result: { value?: unknown; error?: string } = await session.executeAsyncScript(
      `const done = arguments[0];
      Promise.resolve((${source})()).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    );
    if (result.error !== undefined) throw new Error(result.error);
    return result.value;
  };
  return {
    open: async (url) => {
      await session.get(url);
      await run(KEEP_ERRORS);
    },
    run,
    click: (x, y) =>
      session
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    errors: async () => (await run("() => globalThis.pageErrors")) as string[],
    close: async () => {
      try {
        await session.quit();
      } finally {
        end();
      }
    },
  };
}

interface VirtualScreen {
  readonly server: ChildProcess;
  readonly display: string;
}

/** Starts an X server without a screen. It chooses a free display and writes it to its output. */
async function virtualScreen(): Promise<VirtualScreen> {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await Promise.race([
    once(server.stdout, "data"),
    once(server, "exit").then(() => {
      throw new Error("Xvfb did not start");
    }),
  ]);
  return { server, display: `:${String(number).trim()}` };
}

/** A new window of the browser, as soon as the driver listens. */
async function connected(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: "MiniBrowser" });
  for (let tries = 1; ; tries += 1)
    try {
      return await new Builder().usingServer(server).withCapabilities(capabilities).build();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
