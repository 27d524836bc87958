import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Refused } from "@courtly/protocol";
import { networkOf } from "./network.ts";
import type { PasswordGuard } from "./password.ts";
import { PASSWORD_WORDS } from "./passwordWords.ts";
import { sendRefusal, statusOf } from "./refusing.ts";
import { isBrowsing, upFrom } from "./unknownAddress.ts";
import { unknownWords } from "./unknownWords.ts";

/** The address at which the password is always asked for, also where the browser has stored the rest of the page. */
const PASSWORD_PATH = "/password";
const FORM_BYTES_MAX = 4096;

const STYLE = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#efe6d2,#12141f);color:light-dark(#231a18,#f0e8d8)}
main{box-sizing:border-box;width:min(26rem,100%);padding:2rem}
label,input,button{display:block;width:100%;box-sizing:border-box;font:inherit}
input,button{margin-top:.5rem;padding:.7rem;border:1px solid light-dark(#685846,#b9a67e);border-radius:.5rem}
button{margin-top:1rem;background:light-dark(#76530a,#e9b949);color:light-dark(#fff,#231a18);font-weight:600;cursor:pointer}
[role=alert]{color:light-dark(#ae2f1f,#ff9d8a);font-weight:600}`;

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "x-content-type-options": "nosniff",
  // With no referrer at all browsers would leave out the origin of the form, too.
  "referrer-policy": "same-origin",
};

/** Refuses a request without the password. A person gets the page that asks for it, or is led there. */
export function sendPasswordRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused,
): FastifyReply {
  if (!isBrowsing(request)) return sendRefusal(reply, refused);
  const [path = "/"] = request.url.split("?", 1);
  return path === "/" ? sendForm(request, reply) : reply.redirect(upFrom(request.url), 303);
}

/** Adds the addresses at which the password is asked for and sent. */
export async function addPasswordPage(app: FastifyInstance, guard: PasswordGuard): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: FORM_BYTES_MAX },
      async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
    );
    scope.get(PASSWORD_PATH, (request, reply) => sendForm(request, reply));
    // The form is sent to the address of the page, which keeps the part after '#' over the redirection: the table of a link.
    for (const path of ["/", PASSWORD_PATH])
      scope.post(path, (request, reply) => {
        const sent = request.body instanceof URLSearchParams ? request.body.get("password") : null;
        const refused = guard.attempt(networkOf(request.ip), sent ?? "");
        return refused === undefined
          ? reply.header("set-cookie", guard.cookieFor(request)).redirect("./", 303)
          : sendForm(request, reply, refused);
      });
  });
}

function sendForm(request: FastifyRequest, reply: FastifyReply, refused?: Refused): FastifyReply {
  const { language } = unknownWords(request);
  const words = PASSWORD_WORDS[language];
  const why = refused?.code === "too-fast" ? words.tooOften : words.wrong;
  const alert = refused === undefined ? "" : `<p role="alert" id="why">${why}</p>`;
  const described = refused === undefined ? "" : ' aria-invalid="true" aria-describedby="why"';
  return reply
    .code(refused === undefined ? 401 : statusOf(refused))
    .headers(HEADERS)
    .type("text/html; charset=utf-8").send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Courtly</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Courtly</h1>
<p>${words.text}</p>
<form method="post">
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus${described}>
<button>${words.enter}</button>
${alert}
</form>
</main>
</body>
</html>
`);
}
