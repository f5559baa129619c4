import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";

import { currentRequestId } from "../../lib/platform/request/request-context";
import { drainable } from "./drain";
import { createGuardedServer } from "./server";
import type { Handler } from "./server";

const open: { readonly server: Server; readonly drain: (grace?: number) => Promise<void> }[] = [];
afterEach(async () => {
  for (const { drain } of open.splice(0)) await drain(0);
});

async function serve(handler: Handler | undefined, missing: string[] = []): Promise<string> {
  const rest = handler ? { handler } : { configuration: { missing, isBuildMismatch: false } };
  const server = createGuardedServer({
    siteUrl: "http://localhost:3000",
    hops: 0,
    build: "b1",
    headers: { "X-Robots-Tag": "noindex" },
    ...rest,
  });
  open.push({ server, drain: drainable(server) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failing: Handler = async (_request, response) => {
  response.statusCode = 500;
  response.end("Internal Server Error");
};

/** Sends raw text. It is for requests that no client library would send. */
function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (chunk) => (received += chunk.toString()));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on("close", () => resolve(received));
  });
}

test("gives each response a request id, or repeats the client's id if that id is harmless", async () => {
  const url = await serve(async (_request, response) => void response.end("hello"));
  expect((await fetch(url)).headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect((await fetch(url, { headers: { "x-request-id": "mine-1" } })).headers.get("x-request-id")).toBe("mine-1");
});

test.each(["a b", "x".repeat(65)])("replaces the harmful request id %s", async (id) => {
  const url = await serve(async (_request, response) => void response.end("hello"));
  expect((await fetch(url, { headers: { "x-request-id": id } })).headers.get("x-request-id")).toMatch(
    /^[0-9a-f-]{36}$/,
  );
});

test("makes the request id available to the log lines of the request", async () => {
  const url = await serve(async (_request, response) => {
    await Promise.resolve();
    response.end(currentRequestId());
  });
  const response = await fetch(url);
  expect(await response.text()).toBe(response.headers.get("x-request-id"));
});

test("sends the common headers whether it accepts or refuses a request", async () => {
  const url = await serve(async (_request, response) => void response.end("hello"));
  for (const path of ["/", "/%"])
    expect(
      (await fetch(url + path, { headers: { origin: path === "/" ? url : "https://evil.example" } })).headers.get(
        "x-robots-tag",
      ),
    ).toBe("noindex");
});

test("passes a request for an unknown URL to Next with the URL of the not-found page", async () => {
  const url = await serve(async (request, response) => void response.end(request.url));
  expect(await (await fetch(`${url}/de/a-private-token?_rsc=1`)).text()).toBe("/de/not-found?_rsc=1");
  expect(await (await fetch(`${url}/booking?service=x`)).text()).toBe("/booking?service=x");
});

test("keeps the status 500 of a page that fails", async () => {
  expect((await fetch(await serve(failing))).status).toBe(500);
});

test("serves only the health check while a required setting is missing", async () => {
  const url = await serve(undefined, ["DATA_KEY"]);
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: "ok", build: "b1" });
  const refused = await fetch(`${url}/api/services`);
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { success: false, error: { code: "SERVICE_UNAVAILABLE" } },
  ]);
});

test("refuses unknown methods, CONNECT and malformed requests, with a request id in each response", async () => {
  const url = await serve(failing);
  expect(await sendRaw(url, "BREW / HTTP/1.1\r\nhost: a\r\n\r\n")).toMatch(/^HTTP\/1\.1 405 [^]*x-request-id: /);
  expect(await sendRaw(url, "CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n")).toMatch(/^HTTP\/1\.1 405 [^]*x-request-id: /);
  expect(await sendRaw(url, "nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 40[05] [^]*x-request-id: /);
});

test.each([
  ["two Host headers", "host: a\r\nhost: b"],
  ["the same Host header twice", "host: a\r\nhost: a"],
  ["two host names in one header", "host: a, b"],
  ["a Host header that is not a host name", "host: a/b@c"],
  ["no Host header", "accept: */*"],
])("refuses a request with %s", async (_what, lines) => {
  const url = await serve(async (_request, response) => void response.end("hello"));
  expect(await sendRaw(url, `GET / HTTP/1.1\r\n${lines}\r\nconnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(["example.com", "www.example.com:3000", "[::1]:3000", "127.0.0.1", "my_host"])(
  "accepts the host %s",
  async (host) => {
    const url = await serve(async (_request, response) => void response.end("hello"));
    expect(await sendRaw(url, `GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  },
);

test("reads the body of a refused request to its end, so that the sender receives the response", async () => {
  const url = await serve(failing);
  const response = await fetch(`${url}/api/bookings`, { method: "POST", body: "x".repeat(2_000_000) });
  expect(response.status).toBe(413);
});

test("finishes the current requests before it stops", async () => {
  let finish = () => undefined as void;
  const url = await serve(async (_request, response) => void (finish = () => void response.end("done")));
  const response = fetch(url);
  const site = open.pop();
  await new Promise<void>((resolve) => site?.server.once("request", () => setImmediate(resolve)));
  const drained = site?.drain();
  await expect(fetch(url)).rejects.toThrow();
  finish();
  expect(await (await response).text()).toBe("done");
  await drained;
});

test.each(["/", "/dashboard", "//x", "/\\x", "/a//b", "/de", "/api/bookings", "/api/nothing"])(
  "responds to an upgrade request at %s and closes the connection",
  async (path) => {
    const url = await serve(async (_request, response) => void response.end("hello"));
    const received = await sendRaw(
      url,
      `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`,
    );
    expect(received).toMatch(/^HTTP\/1\.1 \d{3} [^]*connection: close[^]*\r\n\r\n/i);
  },
);

test("closes connections with an incomplete, unanswered or upgraded request when it stops", async () => {
  const url = await serve(() => new Promise(() => undefined));
  const site = open.pop();
  site?.server.on("upgrade", () => undefined);
  const starts = [
    "POST /api/bookings HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n",
    "GET / HT",
    "GET / HTTP/1.1\r\nhost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: x\r\n\r\n",
  ];
  const arrived = new Promise<void>((resolve) => {
    let count = 0;
    site?.server.on("connection", (socket) =>
      socket.once("data", () => ++count === starts.length && setImmediate(resolve)),
    );
  });
  const responses = starts.map((start) => sendRaw(url, start));
  await arrived;
  await site?.drain(100);
  expect(await Promise.all(responses)).toEqual(starts.map(() => ""));
});

const policyOf = (response: Response) => response.headers.get("content-security-policy");

test("keeps Next's CSP or adds one: script files may load the site's scripts, other files nothing", async () => {
  const url = await serve(async (request, response) => {
    if (request.url === "/booking") response.setHeader("content-security-policy", "script-src 'self'");
    response.end();
  });
  expect(policyOf(await fetch(`${url}/icons.svg`))).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(policyOf(await fetch(`${url}/_next/static/chunks/worker-1.js`))).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  );
  expect(policyOf(await fetch(`${url}/booking`))).toBe("script-src 'self'");
  expect(policyOf(await fetch(`${url}/contact`))).toMatch(/none/);
});

test("sends downloads with a sandbox, and keeps the policy that a route handler has set", async () => {
  const url = await serve(async (request, response) => {
    response.setHeader("content-disposition", 'attachment; filename="a.pdf"');
    if (request.url === "/api/own")
      response.setHeader("content-security-policy", "default-src 'none'; sandbox allow-downloads");
    response.end();
  });
  expect(policyOf(await fetch(`${url}/api/staff/documents?id=1`))).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(policyOf(await fetch(`${url}/api/own`))).toBe("default-src 'none'; sandbox allow-downloads");
});

test("forbids caches to store a temporary redirect, and makes redirects vary by Next's router headers", async () => {
  const url = await serve(
    async (request, response) =>
      void response.writeHead(request.url === "/about" ? 308 : 307, { location: "/x" }).end(),
  );
  const [temporary, permanent] = await Promise.all(
    ["/contact", "/about"].map((path) => fetch(url + path, { redirect: "manual" })),
  );
  expect([temporary?.headers.get("cache-control"), temporary?.headers.get("vary")]).toEqual([
    "no-store",
    expect.stringMatching(/^rsc, /),
  ]);
  expect([permanent?.headers.get("cache-control"), permanent?.headers.get("vary")]).toEqual([
    null,
    expect.stringMatching(/^rsc, /),
  ]);
});

test("adds no CSP to a 304 response, because the browser would apply this CSP to the cached page", async () => {
  const url = await serve(async (_request, response) => void response.writeHead(304).end());
  expect(policyOf(await fetch(`${url}/contact`))).toBeNull();
});

test("adds the common headers to responses on the raw socket and to failed form posts", async () => {
  const url = await serve(failing);
  expect(await sendRaw(url, "BREW / HTTP/1.1\r\nhost: a\r\n\r\n")).toMatch(/\r\nX-Robots-Tag: noindex\r\n/);
  expect(
    (
      await fetch(`${url}/de/booking`, {
        method: "POST",
        body: new URLSearchParams({ a: "b" }),
        headers: { origin: url },
      })
    ).headers.get("x-robots-tag"),
  ).toBe("noindex");
});

test("replaces status 500 with 503 and Retry-After only for files that are generated from records", async () => {
  const url = await serve(failing);
  const [sitemap, page] = [await fetch(`${url}/sitemap.xml`), await fetch(`${url}/api/nothing`)];
  expect([sitemap.status, sitemap.headers.get("retry-after"), page.status]).toEqual([503, "60", 500]);
});
