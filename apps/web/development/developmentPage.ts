import { join } from "node:path";
import { CONTENT_SECURITY_POLICY } from "@courtly/server/content-security-policy";
import prefresh from "@prefresh/vite";
import {
  createLogger,
  createServer,
  type InlineConfig,
  type Logger,
  type ViteDevServer,
} from "vite";
import { componentsOnly } from "./componentsOnly.ts";
import { galleryFrames } from "./gallery/galleryFrames.ts";

const WEB = join(import.meta.dirname, "..");

interface DevelopmentPageOptions {
  readonly port: number;
  /** The port of the table server: requests to `/api/` go there. */
  readonly serverPort: number;
  /** Vite's folder for prepared dependencies. Two servers that run at once need two folders. */
  readonly cacheDir?: string;
}

/** The Vite server of the page: unbundled, with source maps and hot reload. */
export async function developmentPage(options: DevelopmentPageOptions): Promise<ViteDevServer> {
  const { port, serverPort, cacheDir } = options;
  const config: InlineConfig = {
    root: WEB,
    ...(cacheDir !== undefined && { cacheDir }),
    configFile: join(WEB, "vite.config.ts"),
    customLogger: quietAboutTheProxy(createLogger()),
    plugins: [await prefresh(), componentsOnly(), galleryFrames()],
    // Without this, Prefresh uses the older form of JSX, which needs `h` in every file.
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    server: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      // Other pages on this machine get no access, and database files (they contain seeds) are not served.
      cors: false,
      fs: { deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "*.db", "*.db-wal", "*.db-shm"] },
      headers: { "content-security-policy": developmentPolicy(CONTENT_SECURITY_POLICY) },
      // The host header is kept: the server answers only to pages of its own origin.
      proxy: {
        "^/api/": { target: `http://127.0.0.1:${serverPort}`, ws: true, changeOrigin: false },
      },
    },
  };
  return createServer(config);
}

/** The policy of the real page, except that Vite's style sheets and the gallery's frames are allowed. */
export function developmentPolicy(policy: string): string {
  return policy
    .replace("default-src 'self'", "default-src 'self'; style-src 'self' 'unsafe-inline'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

/** Hides Vite's proxy errors. They only mean that the server restarts, and the page shows that too. */
function quietAboutTheProxy(logger: Logger): Logger {
  return {
    ...logger,
    error: (message, options) => {
      if (!/proxy (?:socket )?error/.test(message)) logger.error(message, options);
    },
  };
}
