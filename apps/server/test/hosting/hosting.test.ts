import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { verifyRecord } from "@courtly/dice";
import { assert } from "@courtly/engine";
import { stageOf } from "@courtly/protocol";
import { beforeAll, expect, test } from "vitest";
import { BOXES } from "../support/boxes.ts";
import { playOut, twoPlayers } from "../support/clientPlayer.ts";
import { afterwards, recordAt } from "../support/served.ts";
import { postgresServer } from "../support/postgresServer.ts";
import { redisServer } from "../support/redisServer.ts";
import { commandsBelow, ROOT } from "./guide.ts";
import { keptPort, ready, shell, start } from "./programs.ts";

// Follows docs/self-hosting.md command by command, with real proxies and containers. The paths of the system lead into an
// empty folder, and the commands of systemd are carried out as its unit says, because a test machine need not run it.

/** The proxies have certificates of their own here, which no browser would trust. */
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";

/** The user `nobody`, in the place of the one that the guide makes. Only root can start something as another user. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : process.getuid?.();
const STRANGER = "203.0.113.7";

beforeAll(async () => {
  await shell(commandsBelow("Install the program")[0] ?? "");
}, 300_000);

/** A system in an empty folder, on which the guide is followed. */
interface System {
  readonly root: string;
  /** The port of the server, and that of the proxy. */
  readonly port: number;
  readonly proxyPort: number;
  /** What follows the name of the site: the port of the proxy. */
  readonly site: string;
}

async function emptySystem(): Promise<System> {
  const root = mkdtempSync(join(tmpdir(), "courtly-hosting-"));
  chmodSync(root, 0o755);
  afterwards(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ["etc/systemd/system", "etc/caddy", "etc/nginx/conf.d", "var/lib/courtly"])
    mkdirSync(join(root, folder), { recursive: true });
  const [port, proxyPort] = [await keptPort(), await keptPort()];
  return { root, port, proxyPort, site: `localhost:${proxyPort}` };
}

/** A command of the guide, with the paths of the system below its root. */
const below = ({ root, site }: System, command: string) =>
  command.replaceAll(/(?<![\w.])\/(?=etc\/|var\/lib\/)/g, `${root}/`).replaceAll("$NAME", site);

type Handlers = Readonly<Record<string, (system: System, command: string) => unknown>>;

/** Carries out the commands below a heading: those that need this system's root by hand, all others by a shell. */
async function follow(heading: string, system: System, handlers: Handlers): Promise<void> {
  const commands = commandsBelow(heading);
  expect(commands.length, heading).toBeGreaterThan(0);
  const used = new Set<string>();
  for (const command of commands) {
    const known = Object.keys(handlers).find((beginning) => command.startsWith(beginning));
    if (known !== undefined) used.add(known);
    const handle = known === undefined ? undefined : handlers[known];
    if (handle === undefined) await shell(below(system, command));
    else await handle(system, below(system, command));
  }
  // A handler whose command has gone from the guide would test nothing.
  expect([...used].toSorted(), heading).toEqual(Object.keys(handlers).toSorted());
}

const binOf = ({ root }: System) => join(root, "usr/local/bin");

async function installProgram(system: System): Promise<void> {
  await follow("Install the program", system, {
    "npm run pack": () => undefined, // once, before all tests
    "npm install": ({ root }, command) =>
      shell(command, {
        env: {
          npm_config_prefix: join(root, "usr/local"),
          npm_config_offline: "true",
          npm_config_omit: "optional",
        },
      }),
  });
}

type Running = ReturnType<typeof start>;

/** The settings in a unit of systemd: each name with its values. */
function settingsOf(unit: string): ReadonlyMap<string, readonly string[]> {
  const settings = new Map<string, string[]>();
  for (const [, name = "", value = ""] of unit.matchAll(/^(\w+)=(.*)$/gm))
    settings.set(name, [...(settings.get(name) ?? []), value]);
  return settings;
}

const pairs = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const [name = "", ...value] = line.split("=");
      return [name, value.join("=")];
    }),
  );

/** Starts the service as its unit says, by the user that has no rights. */
async function startService(system: System): Promise<Running> {
  const { root, port } = system;
  const file = join(root, "etc/systemd/system/courtly.service");
  await shell(`systemd-analyze verify ${file}`);
  const security = await shell(`systemd-analyze security --offline=yes --threshold=20 ${file}`);
  expect(security).toMatch(/exposure level for courtly\.service: 1\.\d OK/);
  const settings = settingsOf(readFileSync(file, "utf8"));
  const [environmentFile = ""] = settings.get("EnvironmentFile") ?? [];
  const secrets = join(root, environmentFile.replace(/^-/, ""));
  expect(await shell(`stat --format %a ${secrets}`)).toBe("600\n");
  const environment = {
    ...pairs(settings.get("Environment") ?? []),
    ...pairs(readFileSync(secrets, "utf8").split("\n")),
  };
  expect(environment).toMatchObject({ COURTLY_TRUST_PROXY: "yes", COURTLY_PORT: "4700" });
  const folder = join(root, "var/lib/courtly");
  await shell(`chown ${NOBODY} ${folder} && chmod 700 ${folder}`);
  const [command = "", ...args] = (settings.get("ExecStart")?.[0] ?? "").split(" ");
  const service = start(command, args, {
    cwd: folder,
    uid: NOBODY,
    env: {
      ...environment,
      PATH: `${binOf(system)}:${process.env["PATH"]}`,
      COURTLY_PORT: String(port),
      COURTLY_DATA: join(root, environment["COURTLY_DATA"] ?? ""),
    },
  });
  await ready(`http://127.0.0.1:${port}`, service.said);
  return service;
}

/** Runs a command as the user of the service, as `runuser` does. */
function asService(system: System, command: string): Promise<string> {
  const [, words = ""] = command.split(" -- ");
  const env = { PATH: `${binOf(system)}:${process.env["PATH"]}` };
  return shell(words, { uid: NOBODY, env, cwd: join(system.root, "var/lib/courtly") });
}

async function keepRunning(system: System): Promise<Running> {
  let service: Running | undefined;
  await follow("Keep it running", system, {
    useradd: () => undefined, // 'nobody' is there
    "systemctl enable": async () => {
      service = await startService(system);
    },
    "runuser -u courtly -- ": async (_, command) =>
      expect(await asService(system, command)).toContain("The server stores moves."),
  });
  assert(service !== undefined, "the service was started");
  return service;
}

const startCaddy = async (system: System, environment: Readonly<Record<string, string>> = {}) => {
  const { root, proxyPort, site, port } = system;
  const home = join(root, "caddy");
  const config = join(home, "Caddyfile");
  mkdirSync(home);
  // Only what a test machine differs in: the ports, and a certificate of Caddy's own for the name localhost.
  writeFileSync(
    config,
    `{\n\tadmin off\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${await keptPort()}\n\thttps_port ${proxyPort}\n}\nimport ${root}/etc/caddy/Caddyfile\n`,
  );
  const { said } = start("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    env: { HOME: home, XDG_DATA_HOME: home, COURTLY_AT: `127.0.0.1:${port}`, ...environment },
  });
  await ready(`https://${site}`, said);
};

const startNginx = async ({ root, port, proxyPort, site }: System) => {
  const home = join(root, "nginx");
  mkdirSync(home);
  const [key, certificate] = [join(home, "key.pem"), join(home, "certificate.pem")];
  await shell(
    `openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`,
  );
  const file = join(root, "etc/nginx/conf.d/courtly.conf");
  const before = readFileSync(file, "utf8");
  const changed = before
    .replaceAll(`server_name ${site};`, "server_name localhost;")
    .replace("listen 443 ssl", `listen 127.0.0.1:${proxyPort} ssl`)
    .replace("listen 80", `listen 127.0.0.1:${await keptPort()}`)
    .replace("127.0.0.1:4700", `127.0.0.1:${port}`)
    .replace(/ssl_certificate [^;]+/, `ssl_certificate ${certificate}`)
    .replace(/ssl_certificate_key [^;]+/, `ssl_certificate_key ${key}`);
  writeFileSync(file, changed);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  writeFileSync(
    join(home, "nginx.conf"),
    `daemon off; pid ${home}/pid; error_log ${home}/error.log;\nevents {}\nhttp { access_log off; ${paths.join(" ")} include ${dirname(file)}/*.conf; }\n`,
  );
};

/** Plays a whole game of two people at an address, over https, and checks its dice. */
async function playAt(url: string): Promise<string> {
  const page = await fetch(`${url}/`);
  expect(await page.text()).toContain("<title>Courtly</title>");
  const { table, players } = await twoPlayers({ url });
  const states = await Promise.all(players.map((player, seat) => playOut(player, seat)));
  expect(states.map(stageOf)).toEqual(["over", "over"]);
  await expectHonest(url, table);
  return table;
}

async function expectHonest(url: string, table: string): Promise<void> {
  const verdict = verifyRecord(await recordAt(url, table), BOXES);
  expect(verdict).toMatchObject({ ok: true, value: { kind: "honest" } });
}

/** A proxy must tell the server who visits, and nobody may claim to be somebody else. */
async function expectOwnAddress(url: string, admin: (words: string) => Promise<string>) {
  await admin(`block ${STRANGER}`);
  const forged = await fetch(`${url}/api/here`, { headers: { "x-forwarded-for": STRANGER } });
  expect(forged.status).toBe(200);
  expect(await forged.json()).toMatchObject({ addresses: [url] });
}

const adminOf = (system: System) => (words: string) =>
  shell(`courtly admin ${words} --data ${join(system.root, "var/lib/courtly/courtly.db")}`, {
    uid: NOBODY,
    env: { PATH: `${binOf(system)}:${process.env["PATH"]}` },
  });

test("the program with systemd's unit, behind Caddy: a game is played", async () => {
  const system = await emptySystem();
  await installProgram(system);
  let service = await keepRunning(system);
  await follow("Behind Caddy", system, {
    "apt-get install": () => undefined, // installed for this test
    "systemctl reload": () => startCaddy(system),
  });
  const url = `https://${system.site}`;
  const table = await playAt(url);
  await expectOwnAddress(url, adminOf(system));
  const said: string[] = [];
  await follow("Backup", system, {
    "runuser -u courtly -- ": async (_, command) => said.push(await asService(system, command)),
    "systemctl stop": async () => expect(await service.stop()).toBe(143),
    "systemctl start": async () => {
      service = await startService(system);
    },
  });
  expect(said.join("")).toMatch(/and is sound\.\n.* has the content of .* now: 1 table/);
  await expectHonest(url, table);
});

test("the same behind nginx", async () => {
  const system = await emptySystem();
  await installProgram(system);
  await keepRunning(system);
  const config = join(system.root, "nginx/nginx.conf");
  let said = () => "";
  await follow("Behind nginx", system, {
    "apt-get install": () => undefined,
    "nginx -t": async () => {
      await startNginx(system);
      expect(await shell(`nginx -t -c ${config}`)).toContain("test is successful");
    },
    "systemctl reload": async () => {
      ({ said } = start("nginx", ["-c", config]));
      await ready(`https://${system.site}`, said);
    },
  });
  const url = `https://${system.site}`;
  await playAt(url);
  await expectOwnAddress(url, adminOf(system));
});

/** The environment of our service in a compose file, with these values in the place of its variables. */
function composeEnvironment(
  file: string,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const compose = readFileSync(join(ROOT, "deploy", file), "utf8");
  const [, block = ""] =
    /courtly:.*?\n +environment:\n(.*?)^ *(?:\w+:\n|read_only)/ms.exec(compose) ?? [];
  const lines = [...block.matchAll(/^ +(\w+): "?(.*?)"?$/gm)];
  assert(lines.length > 0, "the compose file has an environment");
  return Object.fromEntries(
    lines.map(([, name = "", value = ""]) => [
      name,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => values[variable] ?? ""),
    ]),
  );
}

/** What `buildah inspect` says, as far as it is needed here. */
interface Inspected {
  readonly Docker: {
    readonly config: { readonly Entrypoint: readonly string[]; readonly Cmd: readonly string[] };
  };
}

test("the image, built without a registry and started as the compose file says, behind Caddy: a game is played", async () => {
  const system = await emptySystem();
  const { port, site } = system;
  let running = { said: () => "", stop: async (): Promise<number | null> => null };
  await follow("In a container", system, {
    "npm run image": async () => {
      // No registry of images is needed in a test.
      const said = await shell("npm run image -- --from-nothing");
      const [, megabytes = "100"] = /our layers have ([\d.]+) MB compressed/.exec(said) ?? [];
      expect(Number(megabytes)).toBeLessThan(80);
    },
    COURTLY_SITE: async () => {
      const container = (await shell(`buildah from --pull-never localhost/courtly:latest`)).trim();
      afterwards(() => shell(`buildah rm ${container}`));
      const settings = composeEnvironment("compose.yaml", { COURTLY_SITE: site });
      const environment = { ...settings, COURTLY_PORT: String(port) };
      const flags = Object.entries(environment).flatMap(([key, value]) => [
        "--env",
        `${key}=${value}`,
      ]);
      const { Docker } = JSON.parse(await shell(`buildah inspect ${container}`)) as Inspected;
      const words = [...Docker.config.Entrypoint, ...Docker.config.Cmd];
      running = start("buildah", [
        "run",
        "--isolation",
        "chroot",
        ...flags,
        container,
        "--",
        ...words,
      ]);
      await ready(`http://127.0.0.1:${port}`, running.said);
      const inside = await shell(
        `buildah run --isolation chroot ${container} -- ${words[0]} ${words[1]} admin health`,
      );
      expect(inside).toContain("The server stores moves.");
      writeFileSync(
        join(system.root, "etc/caddy/Caddyfile"),
        readFileSync(join(ROOT, "deploy/Caddyfile")),
      );
      await startCaddy(system, { COURTLY_SITE: site });
    },
  });
  await playAt(`https://${site}`);
  await running.stop();
});

test("two servers as in compose.nodes.yaml, on a real PostgreSQL and Redis, behind Caddy: a game is played", async () => {
  const [postgres, redis] = await Promise.all([postgresServer(), redisServer()]);
  const system = await emptySystem();
  await installProgram(system);
  const { root, site } = system;
  const settings = composeEnvironment("compose.nodes.yaml", { COURTLY_SITE: site });
  const services = { COURTLY_DATABASE: await postgres.newDatabase(), COURTLY_FANOUT: redis.url };
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(services)));
  const ports = [await keptPort(), await keptPort()];
  for (const port of ports) {
    const { said } = start("courtly", ["serve"], {
      cwd: root,
      env: {
        PATH: `${binOf(system)}:${process.env["PATH"]}`,
        ...settings,
        ...services,
        COURTLY_PORT: String(port),
        COURTLY_DATA: join(root, `var/lib/courtly/${port}.db`),
      },
    });
    await ready(`http://127.0.0.1:${port}`, said);
  }
  writeFileSync(join(root, "etc/caddy/Caddyfile"), readFileSync(join(ROOT, "deploy/Caddyfile")));
  await startCaddy(system, {
    COURTLY_SITE: site,
    COURTLY_AT: ports.map((port) => `127.0.0.1:${port}`).join(" "),
  });
  await playAt(`https://${site}`);
  // Each server can be administered by itself; the tables are those of all.
  for (const port of ports) {
    const list = ["courtly", "admin", "list", "--stage", "over", "--data"];
    const words = [...list, join(root, `var/lib/courtly/${port}.db`)].join(" ");
    const env = { PATH: `${binOf(system)}:${process.env["PATH"]}` };
    expect(await shell(words, { env })).toContain("Ada, Ben");
  }
});
