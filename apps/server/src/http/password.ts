import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { refusalOf, type Refused } from "@courtly/protocol";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { limiterOf } from "../limiter.ts";
import { networkOf } from "./network.ts";

/** The header in which programs send the password of a private server. */
const PASSWORD_HEADER = "courtly-password";

/** The password of a private server: who is let in, and by what. */
export interface PasswordGuard {
  /** Why a request is not let in: it has neither the cookie of this server nor the password in its header. */
  readonly refusalOf: (request: FastifyRequest) => Refused | undefined;
  /** Compares an attempt with the password; a wrong one counts. */
  readonly attempt: (network: string, password: string) => Refused | undefined;
  /** The cookie for a browser that has sent the password. */
  readonly cookieFor: (request: Pick<FastifyRequest, "protocol">) => string;
}

/** Wrong passwords of one network: a few at once, then two a minute, also with the right one. */
const ATTEMPTS = { burst: 10, perSecond: 1 / 30 };
/** The longest time that browsers keep a cookie. */
const COOKIE_S = 400 * 24 * 3600;

const MISSING = refusalOf("password", "missing");
const WRONG = refusalOf("password", "wrong");
const TOO_OFTEN = refusalOf("too-fast", "passwords");

/**
 * The cookie follows from the password and from the key of the store, so it holds at every server on that store, until the
 * password is changed; without the key nobody can try passwords on a stolen cookie.
 */
export function passwordGuardOf(
  password: string,
  { signingKey, clock }: { readonly signingKey: Uint8Array; readonly clock: Clock },
): PasswordGuard {
  const attempts = limiterOf(ATTEMPTS, clock);
  const isSame = comparing();
  const digest = (text: string) =>
    createHmac("sha256", signingKey).update(text).digest("base64url");
  const secret = digest(`courtly password\n${password}`);
  // Servers at several ports of one host share their cookies, so each has a name of its own.
  const name = `courtly-${digest("courtly cookie").slice(0, 8)}`;
  const attempt: PasswordGuard["attempt"] = (network, given) => {
    if (!attempts.wouldAllow(network)) return TOO_OFTEN;
    if (isSame(given, password)) return undefined;
    attempts.allows(network);
    return WRONG;
  };
  return {
    attempt,
    refusalOf: ({ headers, ip }) => {
      if (isSame(cookieIn(headers.cookie, name), secret)) return undefined;
      const sent = headers[PASSWORD_HEADER];
      return typeof sent === "string" ? attempt(networkOf(ip), sent) : MISSING;
    },
    // Without a path the browser takes that of the page, also below one that only a proxy knows.
    cookieFor: ({ protocol }) =>
      `${name}=${secret}; Max-Age=${COOKIE_S}; HttpOnly; SameSite=Lax${protocol === "https" ? "; Secure" : ""}`,
  };
}

/** Compares texts in a time that tells nothing about either. */
function comparing() {
  const key = randomBytes(32);
  const hash = (text: string) => createHmac("sha256", key).update(text).digest();
  return (one: string, other: string) => timingSafeEqual(hash(one), hash(other));
}

function cookieIn(cookies: string | undefined, name: string): string {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
