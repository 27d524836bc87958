/** Whether a page of this origin may talk to us: our own, or one that was named; no page at all (a bot, a script) may. */
export function isOwnOrigin(
  origin: string | undefined,
  { host, allowed }: { readonly host: string | undefined; readonly allowed: string | undefined },
): boolean {
  if (origin === undefined) return true;
  if (origin === allowed) return true;
  const url = URL.parse(origin);
  // Plain http is fine: a home network has no certificates.
  return url !== null && /^https?:$/.test(url.protocol) && url.host === host;
}
