import { expect, test } from "vitest";
import { packageOf } from "../licences.ts";

test.each([
  ["/courtly/node_modules/preact/dist/preact.mjs", "preact"],
  ["/courtly/node_modules/@preact/signals/dist/signals.mjs?v=1", "@preact/signals"],
  ["C:\\courtly\\node_modules\\@noble\\hashes\\sha2.js", "@noble/hashes"],
  ["/courtly/node_modules/a/node_modules/b/index.js", "b"],
  ["/courtly/apps/web/src/main.tsx", undefined],
])("%s is a module of %s", (id, name) => expect(packageOf(id)).toBe(name));
