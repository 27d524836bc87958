import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { KEEP_ERRORS, type OtherBrowser } from "./otherBrowser.ts";

/** WebKit as GTK has it, driven by its WebDriver on a screen that nobody sees. */
export const WEBKIT: OtherBrowser = {
  name: "WebKit",
  start: async () => {
    const screen = await virtualScreen();
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    });
    const session = await connected(`http://127.0.0.1:${port}`);
    await session.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
    await session.manage().setTimeouts({ script: 30_000 });
    const run = (source: string) =>
      session.executeAsyncScript(
        `const done = arguments[0]; Promise.resolve((${source})()).then(done, (error) => done(String(error)));`,
      );
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
        await session.quit();
        driver.kill();
        screen.server.kill();
      },
    };
  },
};

interface VirtualScreen {
  readonly server: ChildProcess;
  readonly display: string;
}

/** An X server without a screen, at a display of its own choice, which it writes to its output. */
async function virtualScreen(): Promise<VirtualScreen> {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(server.stdout, "data")) as [Buffer];
  return { server, display: `:${number.toString().trim()}` };
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
