// `npm run shots`: takes pictures of every screen. With `--against REF` it compares them with those of that commit.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "../../test/browser/support/chromium.ts";
import { openCamera, SHOT_LOOKS, type Camera } from "./camera.ts";
import { changesOf, type ShotChanges } from "./changes.ts";
import { inParallel } from "./inParallel.ts";
import { showProgress } from "./progress.ts";
import { buildRefPage } from "./refPage.ts";
import { counted, reportOf } from "./report.ts";
import { pictureName, readWanted, type Shot } from "./wanted.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const WEB = join(ROOT, "apps/web");
const INTO = join(ROOT, "reports/shots");
const DOCS = join(ROOT, "docs/screens");
const AT_ONCE = 2;

/** The pictures that the README shows. */
const SHOWN = new Set([
  "king-desktop-light",
  "courts-desktop-light",
  "king-phone-dark",
  "courts-phone-light",
  "lobby-desktop-light",
]);

// An interrupted run cleans up too.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(1));

const wanted = readWanted(process.argv.slice(2));
if (wanted.ok) {
  const { shots, against } = wanted.value;
  const { status } = spawnSync(process.execPath, [join(WEB, "build.ts")], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
  else if (against === undefined) await takePictures(shots);
  else await compareWith(against, shots);
} else {
  console.error(wanted.error);
  process.exitCode = 2;
}

/** Writes all pictures to reports/shots, and those of the README to docs/screens as well. */
async function takePictures(shots: readonly Shot[]): Promise<void> {
  emptyReport();
  const progress = showProgress(shots.length);
  const failures: string[] = [];
  await withCamera(join(WEB, "dist"), (camera) =>
    inParallel(shots, AT_ONCE, async (shot) => {
      const taken = await camera.shoot(shot);
      if (taken.ok)
        for (const look of SHOT_LOOKS) keepPicture(pictureName(shot, look), taken.pictures[look]);
      else failures.push(`${pictureName(shot, "any")}: ${taken.reason}`);
      progress.step(taken.ok ? "" : `${counted(failures.length, "screen")} not shown`);
    }),
  );
  const taken = (shots.length - failures.length) * SHOT_LOOKS.length;
  progress.end(`${counted(taken, "picture")} in reports/shots`);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

function emptyReport(): void {
  rmSync(INTO, { recursive: true, force: true });
  mkdirSync(INTO, { recursive: true });
}

function keepPicture(name: string, picture: Buffer): void {
  const path = join(INTO, `${name}.png`);
  writeFileSync(path, picture);
  if (!SHOWN.has(name)) return;
  mkdirSync(DOCS, { recursive: true });
  copyFileSync(path, join(DOCS, `${name}.png`));
}

/** Takes pictures of both pages and writes a report of the differences. */
async function compareWith(ref: string, shots: readonly Shot[]): Promise<void> {
  console.log(`Building the page of ${ref} …`);
  const refPage = await buildRefPage(ROOT, ref);
  if (!refPage.ok) {
    console.error(refPage.error);
    process.exitCode = 1;
    return;
  }
  const { folder, title } = refPage.value;
  emptyReport();
  const progress = showProgress(shots.length);
  const all: ShotChanges[] = [];
  await withCamera(folder, (before) =>
    withCamera(join(WEB, "dist"), (after) =>
      withCanvas((canvas) =>
        inParallel(shots, AT_ONCE, async (shot) => {
          all.push(await changesOf(shot, { before, after, canvas, into: INTO }));
          progress.step(counted(all.flatMap(({ changes }) => changes).length, "change"));
        }),
      ),
    ),
  );
  const changes = all.flatMap((each) => each.changes);
  const outcome = {
    before: title,
    after: "this tree",
    changes,
    missing: all.flatMap((each) => each.missing),
    unchanged: all.reduce((sum, each) => sum + each.unchanged, 0),
  };
  writeFileSync(join(INTO, "index.html"), reportOf(outcome));
  progress.end(
    `${counted(changes.length, "picture")} changed, ${outcome.unchanged} unchanged: reports/shots/index.html`,
  );
  for (const { name, reason } of outcome.missing) console.error(`${name}: ${reason}`);
  if (outcome.missing.length > 0) process.exitCode = 1;
}

async function withCamera(
  folder: string,
  work: (camera: Camera) => Promise<unknown>,
): Promise<void> {
  const camera = await openCamera(folder);
  try {
    await work(camera);
  } finally {
    await camera.close();
  }
}

/** Opens an empty page of a browser, for its canvas. */
async function withCanvas(work: (page: Page) => Promise<unknown>): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}
