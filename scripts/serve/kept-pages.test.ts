import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

import { clearCurrentVersions, setCurrentVersions } from "../../lib/platform/records/current-versions.mjs";
import { createGuardedServer } from "./server";
import type { Answered } from "./server";

const prerendered = {
  "x-nextjs-cache": "MISS",
  "x-middleware-rewrite": "/en/faq",
  "content-type": "text/html; charset=utf-8",
  "cache-control": "public, max-age=0, s-maxage=60",
};

let server: Server;
let made = 0;
let answered: Answered[] = [];

/** Serves a page in two parts, after `held`. Its text tells how often Next has made it. */
async function serve(
  headers: Readonly<Record<string, string>>,
  status = 200,
  held?: () => Promise<void>,
): Promise<string> {
  made = 0;
  answered = [];
  server = createGuardedServer({
    siteUrl: "http://localhost:3000",
    hops: 0,
    build: "b",
    headers: {},
    onAnswered: (each) => answered.push(each),
    handler: async (_request, response) => {
      const number = (made += 1);
      await held?.();
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.writeHead(status);
      response.write("page ");
      response.end(`${number}`);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  clearCurrentVersions();
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const read = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(url, { headers })).text();

test("a prerendered page is kept for a second, and has its length and an id of its own", async () => {
  const site = await serve(prerendered);
  const [first, second] = [await fetch(`${site}/faq`), await fetch(`${site}/faq`)];
  expect(await Promise.all([first.text(), second.text()])).toEqual(["page 1", "page 1"]);
  for (const { headers } of [first, second]) {
    expect(headers.get("content-length")).toBe("6");
    expect(headers.has("x-middleware-rewrite")).toBe(false);
    expect(headers.get("cache-control")).toBe(prerendered["cache-control"]);
    expect(headers.get("content-security-policy")).toContain("default-src");
  }
  expect(first.headers.get("x-request-id")).not.toBe(second.headers.get("x-request-id"));
  expect(answered.map(({ cache }) => cache)).toEqual(["miss", "hit"]);
  jest.spyOn(performance, "now").mockReturnValue(performance.now() + 1_001);
  expect(await read(`${site}/faq`)).toBe("page 2");
});

test("each address and each set of encodings has a copy of its own", async () => {
  const site = await serve(prerendered);
  expect(await read(`${site}/faq`, { "accept-encoding": "gzip" })).toBe("page 1");
  expect(await read(`${site}/faq`, { "accept-encoding": "identity" })).toBe("page 2");
  expect(await read(`${site}/de/faq`, { "accept-encoding": "gzip" })).toBe("page 3");
  expect(await read(`${site}/faq`, { "accept-encoding": "gzip" })).toBe("page 1");
});

test.each([
  { cookie: "next-auth.session-token=1" },
  { rsc: "1" },
  { "if-none-match": '"a"' },
  { "next-router-prefetch": "1" },
])("a request with %o always reaches Next, and its response is not kept", async (headers) => {
  const site = await serve(prerendered);
  expect(await read(`${site}/faq`, headers)).toBe("page 1");
  expect(await read(`${site}/faq`)).toBe("page 2");
  expect(await read(`${site}/faq`, headers)).toBe("page 3");
});

test("a page is not kept longer than the records that it shows", async () => {
  setCurrentVersions({ claims: "1" }, Date.now());
  const site = await serve(prerendered);
  expect([await read(`${site}/faq`), await read(`${site}/faq`)]).toEqual(["page 1", "page 1"]);
  setCurrentVersions({ claims: "2" }, Date.now());
  expect(await read(`${site}/faq`)).toBe("page 2");
});

test("a page that was begun before a change is not kept", async () => {
  setCurrentVersions({ claims: "1" }, Date.now());
  const site = await serve(prerendered, 200, async () => setCurrentVersions({ claims: "2" }, Date.now()));
  expect([await read(`${site}/faq`), await read(`${site}/faq`)]).toEqual(["page 1", "page 2"]);
});

test.each([
  [{ ...prerendered, "cache-control": "private, no-store" }, 200],
  [{ ...prerendered, "set-cookie": "a=1" }, 200],
  [{ ...prerendered, "content-type": "text/plain" }, 200],
  [{ "content-type": "text/html", "cache-control": "s-maxage=60" }, 200],
  [prerendered, 404],
])("a response with %o and status %d is not kept", async (headers, status) => {
  const site = await serve(headers, status);
  expect(await read(`${site}/faq`)).toBe("page 1");
  expect(await read(`${site}/faq`)).toBe("page 2");
});

test("an address with a query is not kept, and spellings of an address do not fill the memory", async () => {
  const site = await serve(prerendered);
  expect([await read(`${site}/faq?a`), await read(`${site}/faq?a`)]).toEqual(["page 1", "page 2"]);
  expect(await read(`${site}/faq`)).toBe("page 3");
  for (let at = 0; at < 500; at += 1) await read(`${site}/blog/${at}`);
  expect(await read(`${site}/faq`)).toBe("page 504");
});
