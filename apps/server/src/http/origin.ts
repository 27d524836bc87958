/** Whether a request of this origin is accepted: our own page, the configured one, or no page at all (bot, script). */
export function isOwnOrigin(
  origin: string | undefined,
  { host, allowed }: { readonly host: string | undefined; readonly allowed: string | undefined },
): boolean {
  if (origin === undefined) return true;
  if (origin === allowed) return true;
  const url = URL.parse(origin);
  // Plain http is accepted: a home network has no certificates.
  return url !== null && /^https?:$/.test(url.protocol) && url.host === host;
}
