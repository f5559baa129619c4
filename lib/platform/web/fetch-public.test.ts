import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";

import { httpsServer, testCertificate } from "@/lib/testing/https-server";
import type { HttpsServer } from "@/lib/testing/https-server";

import { answersPublicly, fetchPublic } from "./fetch-public";

let server: HttpsServer;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const seen: string[] = [];

beforeAll(async () => {
  server = await httpsServer((request, response) => {
    seen.push(`${request.headers.host?.split(":")[0]}${request.url}`);
    answer(request, response);
  });
});
afterAll(() => server.close());
beforeEach(() => void seen.splice(0));

const here = [{ address: "127.0.0.1", family: 4 }];
const options = {
  maxBytes: 5_000_000,
  timeoutMs: 10_000,
  headers: { accept: "text/calendar", "user-agent": "test/1.0" },
  tls: { ca: testCertificate },
  resolve: async (_host: string) => here,
  isAllowed: (address: string) => address === "127.0.0.1",
};
const at = (path: string, host = "calendar.example") => `https://${host}:${server.port}${path}`;
const failure = (name: string) => ({ ok: false, failure: name });

it("fetches a text and follows redirects, also to another host", async () => {
  answer = ({ url }, response) =>
    url === "/new"
      ? response.end("BEGIN:VCALENDAR")
      : response.writeHead(302, { location: at("/new", "other.example") }).end();
  expect(await fetchPublic(at("/old"), options)).toEqual({ ok: true, text: "BEGIN:VCALENDAR" });
  expect(seen).toEqual(["calendar.example/old", "other.example/new"]);
});

it("never connects to an address that is not public", async () => {
  answer = (_request, response) => response.end("inside");
  const { resolve, isAllowed, ...production } = options;
  for (const host of ["127.0.0.1", "10.0.0.1", "[::1]", "[::ffff:7f00:1]", "2130706433", "0x7f.1"])
    expect(await fetchPublic(at("/", host), production)).toEqual(failure("private-address"));
  expect(await fetchPublic(at("/"), { ...production, resolve })).toEqual(failure("private-address"));
  expect(isAllowed("127.0.0.1")).toBe(true);
  expect(seen).toEqual([]);
});

it("refuses a name if any of its addresses is not public", async () => {
  const mixed = async () => [...here, { address: "10.0.0.1", family: 4 }];
  expect(await fetchPublic(at("/"), { ...options, resolve: mixed })).toEqual(failure("private-address"));
});

it("connects to the address that was checked, even if the name has another one afterwards", async () => {
  answer = (_request, response) => response.end("checked");
  let resolved = 0;
  // The second answer is an address that nothing listens on. A second look-up would fail there.
  const rebinding = async () => ((resolved += 1) === 1 ? here : [{ address: "127.0.0.2", family: 4 }]);
  const result = await fetchPublic(at("/"), { ...options, resolve: rebinding });
  expect({ result, resolved }).toEqual({ result: { ok: true, text: "checked" }, resolved: 1 });
});

it("checks each redirect again", async () => {
  for (const location of [
    "https://10.0.0.1/",
    "http://calendar.example/",
    "https://inside.example/",
    "file:///etc/passwd",
  ]) {
    answer = (_request, response) => response.writeHead(301, { location }).end();
    const resolve = async (host: string) => (host === "inside.example" ? [{ address: "10.0.0.1", family: 4 }] : here);
    expect(await fetchPublic(at("/"), { ...options, resolve })).toEqual(failure("private-address"));
  }
  answer = ({ url }, response) => response.writeHead(302, { location: `${url}x` }).end();
  expect(await fetchPublic(at("/"), options)).toEqual(failure("too-many-redirects"));
  expect(seen.filter((each) => each.endsWith("x"))).toHaveLength(3);
});

it("cuts off a body of one gigabyte", async () => {
  let sent = 0;
  answer = (_request, response) => {
    const chunk = Buffer.alloc(64 * 1024, "x");
    const more = () => {
      while (sent < 2 ** 30 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  };
  expect(await fetchPublic(at("/"), options)).toEqual(failure("too-large"));
  expect(sent).toBeLessThan(64 * 2 ** 20);
});

it("cuts off a small body that becomes large when it is unpacked", async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, "x"));
  expect(bomb.length).toBeLessThan(100_000);
  answer = (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
  expect(await fetchPublic(at("/"), options)).toEqual(failure("too-large"));
});

it("reads a packed body within the limit", async () => {
  answer = (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("packed"));
  expect(await fetchPublic(at("/"), options)).toEqual({ ok: true, text: "packed" });
});

it.each([
  ["br", brotliCompressSync("packed")],
  ["deflate", deflateSync("packed")],
])("refuses a body that is packed as it did not ask: %s", async (encoding, body) => {
  answer = (_request, response) => response.writeHead(200, { "content-encoding": encoding }).end(body);
  expect(await fetchPublic(at("/"), options)).toEqual(failure("refused"));
});

it("gives up after the time for the whole fetch", async () => {
  answer = (_request, response) => {
    const timer = setInterval(() => response.write("x"), 20);
    response.on("close", () => clearInterval(timer));
  };
  expect(await fetchPublic(at("/"), { ...options, timeoutMs: 300 })).toEqual(failure("timeout"));
  const never = () => new Promise<typeof here>(() => undefined);
  expect(await fetchPublic(at("/"), { ...options, timeoutMs: 100, resolve: never })).toEqual(failure("timeout"));
});

it("says what went wrong", async () => {
  answer = (_request, response) => response.writeHead(404).end();
  expect(await fetchPublic(at("/"), options)).toEqual(failure("refused"));
  const unknown = async () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
  expect(await fetchPublic(at("/"), { ...options, resolve: unknown })).toEqual(failure("unknown-host"));
  expect(await fetchPublic(at("/"), { ...options, tls: {} })).toEqual(failure("unreachable"));
});

it("tells a missing page and a broken server from a page that only people may read", async () => {
  const asked: (string | undefined)[] = [];
  for (const [status, answers] of [
    [200, true],
    [403, true],
    [429, true],
    [404, false],
    [410, false],
    [503, false],
  ] as const) {
    answer = ({ headers }, response) => {
      asked.push(headers["user-agent"]);
      response.writeHead(status).end("x".repeat(1_000_000));
    };
    expect([status, await answersPublicly(at("/"), options)]).toEqual([
      status,
      answers ? { ok: true } : failure("refused"),
    ]);
  }
  expect(new Set(asked)).toEqual(new Set(["test/1.0"]));
  const { resolve: _resolve, isAllowed: _isAllowed, ...production } = options;
  expect(await answersPublicly(at("/", "10.0.0.1"), production)).toEqual(failure("private-address"));
});
