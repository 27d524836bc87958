import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  answering,
  freePort,
  service,
  serviceFolder,
  serviceUser,
  stopAfterwards,
} from "./service.ts";

/** Debian's path of nginx, which is not on everybody's PATH. */
const DEBIAN = "/usr/sbin/nginx";

/** A real nginx on the loopback address in front of several servers. */
export interface NginxProxy {
  readonly url: string;
  /** Ends all connections, as a proxy does that gets a new configuration: the next ones go to other servers. */
  readonly switchServers: () => void;
}

/** Starts a proxy that is stopped after the test, as Debian's user for web servers. */
export async function nginxProxy(ports: readonly number[]): Promise<NginxProxy> {
  const user = serviceUser("www-data");
  const { place, remove } = serviceFolder("nginx", user);
  const port = await freePort();
  const file = join(place, "nginx.conf");
  writeFileSync(file, configuration(place, port, ports));
  const command = existsSync(DEBIAN) ? DEBIAN : "nginx";
  const args = ["-p", place, "-c", file, "-e", join(place, "error.log"), "-g", "daemon off;"];
  const running = service(command, args, user);
  stopAfterwards(async () => {
    await running.end("SIGTERM");
    remove();
  });
  const url = `http://127.0.0.1:${port}`;
  await answering("nginx", () => fetch(url));
  return { url, switchServers: () => running.signal("SIGHUP") };
}

/** As in `docs/self-hosting.md`, without https, and with shorter times. */
function configuration(place: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`);
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(place, name)};`,
  );
  return `
    pid ${join(place, "pid")};
    worker_processes 1;
    worker_shutdown_timeout 100ms;
    events { worker_connections 1024; }
    http {
      ${folders.join("\n      ")}
      access_log off;
      upstream courtly { ${servers.join(" ")} }
      map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://courtly;
          proxy_http_version 1.1;
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $remote_addr;
          proxy_set_header X-Forwarded-Proto $scheme;
          proxy_set_header Upgrade $http_upgrade;
          proxy_set_header Connection $connection_upgrade;
          proxy_connect_timeout 1s;
          proxy_read_timeout 20s;
        }
      }
    }`;
}
