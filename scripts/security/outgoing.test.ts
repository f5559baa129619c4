import { readFileSync } from "node:fs";

import { isTest, readSources, withoutTypes } from "../../lib/testing/architecture/source";
import type { Source } from "../../lib/testing/architecture/source";

/** The files that open connections, and to what, except to the database. CONTROLS.md lists the same destinations. */
const connecting: Readonly<Record<string, string>> = {
  "lib/platform/mail/check.ts": "Mail server",
  "lib/platform/mail/transport.ts": "Mail server",
  "lib/platform/mail/sender-records.ts": "Name servers",
  "lib/platform/security/malware-scan.ts": "Malware scanner",
  "lib/platform/sms/provider.ts": "Text messages",
  "lib/platform/storage/object-storage.ts": "Object storage",
  "lib/platform/tracing/start.ts": "Collector of traces",
  "lib/platform/web/fetch-public.ts": "Public servers",
  "lib/money/provider/event.ts": "Stripe",
  "lib/money/provider/provider.ts": "Stripe",
  "lib/ads/data-manager/client.ts": "Google",
  "lib/privacy/google/send-event.ts": "Google",
};

/** Files that use the same modules to listen or to read addresses, and `fetch` in the browser or to themselves. */
const others = [
  "lib/platform/i18n/late-messages.ts",
  "lib/platform/security/address.ts",
  "scripts/metrics/listen.ts",
  "scripts/serve.ts",
  "scripts/serve/client-address.ts",
  "scripts/serve/drain.ts",
  "scripts/serve/server.ts",
  "scripts/serve/warm-up.ts",
];

const modules =
  /from "(?:node:)?(?:net|tls|https?|http2|dgram|dns(?:\/promises)?|stripe|nodemailer|aws4fetch|undici|ws|axios|got|@opentelemetry\/exporter-[^"]+)"|import\("node:(?:net|tls|https?|http2|dns)/;
const isProduct = (path: string) =>
  /^(?:app|lib|prisma|scripts)\/|^(?:middleware|instrumentation)\.ts$/.test(path) &&
  !isTest(path) &&
  !path.startsWith("scripts/local/");

function opensConnections(source: Source): boolean {
  const { text } = withoutTypes(source);
  return isProduct(source.path) && (modules.test(text) || /(?<![.\w])fetch\(/.test(text));
}

test("only the listed files open connections", () => {
  const found = readSources().filter(opensConnections);
  expect(found.map(({ path }) => path).sort()).toEqual([...Object.keys(connecting), ...others].sort());
});

test.each([
  'import { request } from "node:https";',
  'import { connect } from "net";',
  'import axios from "axios";',
  'const answer = await fetch("https://example.com");',
])("a new file is noticed: %s", (text) => {
  expect(opensConnections({ path: "lib/weather/rain.ts", text })).toBe(true);
});

test("types, methods of the same name and tests are no connections", () => {
  const texts = ['import type { Server } from "node:http";', "const found = await reader.fetch(address);"];
  for (const text of texts) expect(opensConnections({ path: "lib/weather/rain.ts", text })).toBe(false);
  expect(opensConnections({ path: "lib/weather/rain.test.ts", text: "fetch(a)" })).toBe(false);
});

test("no request follows a redirect by itself", () => {
  const fetching = Object.keys(connecting).filter((path) => /\bfetch\(/.test(readFileSync(path, "utf8")));
  const following = fetching.filter((path) => {
    const text = readFileSync(path, "utf8");
    const calls = text.match(/(?<![\w])(?:client\.)?fetch\((?!address)/g) ?? [];
    return (text.match(/redirect: "error"/g) ?? []).length < calls.length;
  });
  expect(fetching.length).toBeGreaterThan(2);
  expect(following.filter((path) => path !== "lib/platform/web/fetch-public.ts")).toEqual([]);
});

test("CONTROLS.md names each destination", () => {
  const [, table = ""] =
    /## Outgoing connections\n([\s\S]*?)\n## /.exec(readFileSync("deploy/security/CONTROLS.md", "utf8")) ?? [];
  const rows = [...table.matchAll(/^\| ([^|]+)\|/gm)].map(([, name = ""]) => name.trim()).slice(2);
  expect(rows.sort()).toEqual([...new Set(["Database", ...Object.values(connecting)])].sort());
});
