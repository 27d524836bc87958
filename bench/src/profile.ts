import { Session } from "node:inspector/promises";
import { basename, dirname } from "node:path";

/** The share of the processor's time by source file, the largest first; measured by V8's sampling profiler. */
export async function sharesByFile(
  run: () => void,
): Promise<readonly (readonly [string, number])[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.start");
  run();
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const times = new Map<string, number>();
  for (const [i, id] of (profile.samples ?? []).entries()) {
    const place = places.get(id);
    if (place !== undefined)
      times.set(place, (times.get(place) ?? 0) + (profile.timeDeltas?.[i] ?? 0));
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([place, time]) => [place, time / total] as const)
    .toSorted((a, b) => b[1] - a[1]);
}

const COLLECTOR = "(garbage collector)";

/** The source file, or the garbage collector; `undefined` for anything else, such as the profiler itself. */
function placeOf({ url, functionName }: { readonly url: string; readonly functionName: string }) {
  if (url.startsWith("file:")) return shortName(url);
  return functionName === COLLECTOR ? COLLECTOR : undefined;
}

/** `to-court-the-king/src/apply.ts` */
function shortName(url: string): string {
  const folders = dirname(url).split("/").slice(-3);
  return [...folders.slice(folders.indexOf("src") - 1), basename(url)].join("/");
}
