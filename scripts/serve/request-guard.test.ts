import { refuse } from "./gate";
import type { House } from "./gate";
import type { Asked } from "./origin";

const house: House = { siteUrl: "https://www.example.com" };
const own = { origin: "https://www.example.com" };
const multipart = { "content-type": "multipart/form-data; boundary=x", "content-length": "10" };
const json = { "content-type": "application/json", "content-length": "2" };

const asked = (method: string, path: string, headers: Asked["headers"] = {}): Asked => ({ method, path, headers });
const statusOf = (request: Asked, where: House = house) => refuse(request, where)?.status;

test.each([
  ["a page", asked("GET", "/de/booking")],
  ["a head", asked("HEAD", "/")],
  ["a form of this site", asked("POST", "/booking", { ...multipart, ...own })],
  ["a call without an origin", asked("POST", "/api/bookings", json)],
  [
    "a long call in pieces, which the handler measures",
    asked("POST", "/api/bookings", { "transfer-encoding": "chunked" }),
  ],
  ["a body of exactly 64 KB", asked("POST", "/api/bookings", { ...json, "content-length": "65536" })],
  ["a payment notice with no origin", asked("POST", "/api/webhooks/stripe", json)],
  [
    "one-click unsubscribing with no origin",
    asked("POST", "/fr-ca/newsletter/unsubscribe/abc", {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": "26",
    }),
  ],
  ["a page for somebody signed in", asked("GET", "/dashboard", { cookie: "next-auth.session-token=x" })],
])("lets %s in", (_what, request) => {
  expect(refuse(request, house)).toBeUndefined();
});

test.each([
  [405, "TRACE", asked("TRACE", "/")],
  [405, "deleting a page", asked("DELETE", "/booking")],
  [405, "an unheard-of method under /api", asked("PROPFIND", "/api/services")],
  [413, "one byte too many", asked("POST", "/api/bookings", { ...json, "content-length": "65537" })],
  [413, "two megabytes for a page", asked("POST", "/booking", { ...multipart, ...own, "content-length": "2000000" })],
  [400, "a form of unknown length", asked("POST", "/booking", own)],
  [400, "a form in pieces", asked("POST", "/booking", { ...own, "transfer-encoding": "chunked" })],
  [400, "an address that is none", asked("GET", "http://evil.example/")],
  [403, "a foreign origin", asked("GET", "/", { origin: "https://evil.example" })],
  [403, "an origin that hides", asked("POST", "/api/bookings", { ...json, origin: "null" })],
  [403, "the right name without its lock", asked("GET", "/", { origin: "http://www.example.com" })],
  [403, "a form that does not say where from", asked("POST", "/booking", multipart)],
  [
    403,
    "an action that does not say where from",
    asked("POST", "/booking", { "next-action": "7f", "content-length": "2" }),
  ],
  [403, "a foreign payment notice", asked("POST", "/api/webhooks/stripe", { ...json, origin: "https://evil.example" })],
])("answers %i to %s", (status, _what, request) => {
  expect(statusOf(request)).toBe(status);
});

test.each([
  "next-auth.session-token=x",
  "a=b; __Secure-next-auth.session-token=x",
  "__Host-next-auth.session-token=x",
  "next-auth.session-token.0=x",
])("wants to know where a change in the name of the signed-in %s comes from", (cookie) => {
  expect(statusOf(asked("POST", "/api/bookings", { ...json, cookie }))).toBe(403);
  expect(statusOf(asked("POST", "/api/bookings", { ...json, cookie, ...own }))).toBeUndefined();
});

test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])("knows itself as %s on one's own machine", (host) => {
  expect(statusOf(asked("GET", "/", { origin: `http://${host}`, host }))).toBeUndefined();
  // Next asks itself by this name for the page that an action leads to.
  expect(statusOf(asked("GET", "/", { origin: `http://${host}`, host: "localhost:3000" }))).toBeUndefined();
});

test("does not know itself by a name that a stranger may own", () => {
  const [host, own] = ["rebound.example:3000", "localhost:3000"];
  expect(statusOf(asked("GET", "/", { origin: `http://${host}`, host }))).toBe(403);
  expect(statusOf(asked("GET", "/", { origin: `http://${host}`, host: own }))).toBe(403);
  expect(statusOf(asked("GET", "/", { origin: `http://${own}`, host }))).toBe(403);
});

test("does not take one port of this machine for another", () => {
  expect(statusOf(asked("GET", "/", { origin: "http://localhost:8080", host: "localhost:3000" }))).toBe(403);
});

test("answers nothing but its health while settings are missing", () => {
  const lacking: House = { ...house, configuration: { missing: ["SMTP_URL"], isOtherBuild: false } };
  expect(statusOf(asked("GET", "/api/health"), lacking)).toBeUndefined();
  for (const path of ["/", "/de", "/api/services", "/icons.svg"])
    expect(statusOf(asked("GET", path), lacking)).toBe(503);
});
