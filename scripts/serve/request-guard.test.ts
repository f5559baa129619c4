import type { RequestHead } from "./origin";
import { refusalOf } from "./request-guard";
import type { GuardOptions } from "./request-guard";

const options: GuardOptions = { siteUrl: "https://www.example.com" };
const own = { origin: "https://www.example.com" };
const multipart = { "content-type": "multipart/form-data; boundary=x", "content-length": "10" };
const json = { "content-type": "application/json", "content-length": "2" };

const head = (method: string, path: string, headers: RequestHead["headers"] = {}): RequestHead => ({
  method,
  path,
  headers,
});
const statusOf = (request: RequestHead, guard: GuardOptions = options) => refusalOf(request, guard)?.status;

test.each([
  ["a request for a page", head("GET", "/de/booking")],
  ["a HEAD request", head("HEAD", "/")],
  ["a form of this site", head("POST", "/booking", { ...multipart, ...own })],
  ["an API request without an origin", head("POST", "/api/bookings", json)],
  [
    "a chunked API request, because the API handler measures the body",
    head("POST", "/api/bookings", { "transfer-encoding": "chunked" }),
  ],
  ["a body of exactly 64 KB", head("POST", "/api/bookings", { ...json, "content-length": "65536" })],
  ["a payment webhook without an origin", head("POST", "/api/webhooks/stripe", json)],
  [
    "a one-click unsubscribe request without an origin",
    head("POST", "/fr-ca/newsletter/unsubscribe/abc", {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": "26",
    }),
  ],
  ["a path with dots in a name", head("GET", "/images/..share/.well-known/a.b..png")],
  ["a signed-in user's request for a page", head("GET", "/dashboard", { cookie: "next-auth.session-token=x" })],
])("accepts %s", (_what, request) => {
  expect(refusalOf(request, options)).toBeUndefined();
});

test.each([
  [405, "a TRACE request", head("TRACE", "/")],
  [405, "a DELETE request for a page", head("DELETE", "/booking")],
  [405, "a POST request for a file", head("POST", "/locales/en/translation.json", json)],
  [405, "an unknown method under /api", head("PROPFIND", "/api/services")],
  [413, "a body of one byte more than 64 KB", head("POST", "/api/bookings", { ...json, "content-length": "65537" })],
  [413, "a two-megabyte form", head("POST", "/booking", { ...multipart, ...own, "content-length": "2000000" })],
  [400, "a form of unknown length", head("POST", "/booking", own)],
  [400, "a chunked form", head("POST", "/booking", { ...own, "transfer-encoding": "chunked" })],
  [400, "a path that does not start with a slash", head("GET", "http://evil.example/")],
  [403, "a foreign origin", head("GET", "/", { origin: "https://evil.example" })],
  [403, "an opaque origin", head("POST", "/api/bookings", { ...json, origin: "null" })],
  [403, "the origin of this site without TLS", head("GET", "/", { origin: "http://www.example.com" })],
  [403, "a form without an origin", head("POST", "/booking", multipart)],
  [
    403,
    "a server action without an origin",
    head("POST", "/booking", { "next-action": `7f${"0".repeat(40)}`, "content-length": "2" }),
  ],
  [
    403,
    "a payment webhook with a foreign origin",
    head("POST", "/api/webhooks/stripe", { ...json, origin: "https://evil.example" }),
  ],
  [
    400,
    "a server action with an id that is not in Next's format",
    head("POST", "/booking", { ...multipart, ...own, "next-action": "7f" }),
  ],
  [
    400,
    "a multipart form without a boundary",
    head("POST", "/booking", { ...multipart, ...own, "content-type": "multipart/form-data" }),
  ],
])("returns %i to %s", (status, _what, request) => {
  expect(statusOf(request)).toBe(status);
});

test.each(["/api/%2e%2e", "/api/%2E./contact", "/api/../contact", "/a/./b", "/a\\..\\b", "/de/.."])(
  "returns 400 to the path %s, which leads to another path",
  (path) => {
    expect(statusOf(head("POST", path, json))).toBe(400);
  },
);

test.each([
  "next-auth.session-token=x",
  "a=b; __Secure-next-auth.session-token=x",
  "__Host-next-auth.session-token=x",
  "next-auth.session-token.0=x",
])("requires an origin for a POST request with the session cookie %s", (cookie) => {
  expect(statusOf(head("POST", "/api/bookings", { ...json, cookie }))).toBe(403);
  expect(statusOf(head("POST", "/api/bookings", { ...json, cookie, ...own }))).toBeUndefined();
});

test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
  "accepts the origin http://%s if the Host header names this machine and the same port",
  (host) => {
    expect(statusOf(head("GET", "/", { origin: `http://${host}`, host }))).toBeUndefined();
    // When a server action redirects, Next requests the new page from itself. That request has the visitor's origin and
    // the host name "localhost".
    expect(statusOf(head("GET", "/", { origin: `http://${host}`, host: "localhost:3000" }))).toBeUndefined();
  },
);

test("refuses a foreign host name in Origin or Host, because anyone can point such a name at this machine", () => {
  const [host, own] = ["rebound.example:3000", "localhost:3000"];
  expect(statusOf(head("GET", "/", { origin: `http://${host}`, host }))).toBe(403);
  expect(statusOf(head("GET", "/", { origin: `http://${host}`, host: own }))).toBe(403);
  expect(statusOf(head("GET", "/", { origin: `http://${own}`, host }))).toBe(403);
});

test("refuses the origin of another port on this machine", () => {
  expect(statusOf(head("GET", "/", { origin: "http://localhost:8080", host: "localhost:3000" }))).toBe(403);
});

test("serves only the checks of operators while settings are missing", () => {
  const lacking: GuardOptions = { ...options, configuration: { missing: ["SMTP_URL"], isBuildMismatch: false } };
  for (const path of ["/api/health", "/api/ready", "/api/status"])
    expect(statusOf(head("GET", path), lacking)).toBeUndefined();
  for (const path of ["/", "/de", "/api/services", "/icons.svg"])
    expect(statusOf(head("GET", path), lacking)).toBe(503);
});
