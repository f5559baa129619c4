import { readdirSync } from "node:fs";

import { env } from "../env";
import { routeRequest } from "./request-route";

const to = (pathname: string, isSignedIn = false) => routeRequest({ pathname, isSignedIn });

describe("a plain form", () => {
  const posted = (pathname: string, isPlainPost = true) => routeRequest({ pathname, isSignedIn: false, isPlainPost });

  it.each([
    ["/newsletter/unsubscribe/abc", "/api/newsletter/unsubscribe/abc"],
    ["/fr-ca/newsletter/unsubscribe/abc", "/api/newsletter/unsubscribe/abc"],
  ])(
    "posted to the page %s goes to the endpoint %s, because mail programs unsubscribe with such a form",
    (pathname, endpoint) => {
      expect(posted(pathname)).toEqual({ kind: "endpoint", pathname: endpoint });
      expect(posted(pathname, false)).toMatchObject({ kind: "page" });
    },
  );

  it("posted to another page goes to that page", () => {
    for (const pathname of ["/newsletter", "/newsletter/confirm/abc", "/newsletter/unsubscribe/a/b", "/booking/find"]) {
      expect(posted(pathname)).toMatchObject({ kind: "page" });
    }
  });
});

describe("an icon of the sample firm", () => {
  const icons = readdirSync("public", { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((path) => /brand\.svg|favicon|icon-|touch-icon/.test(path));

  afterEach(() => jest.restoreAllMocks());

  it("is replaced by the firm's own mark in live mode only", () => {
    expect(icons).toHaveLength(6);
    for (const icon of icons) expect(to(icon)).toEqual({ kind: "pass" });
    jest.replaceProperty(env(), "SITE_MODE", "live");
    for (const icon of icons) expect(to(icon)).toEqual({ kind: "endpoint", pathname: "/images/mark.svg" });
    expect(to("/icons.svg")).toEqual({ kind: "pass" });
  });
});

describe("the destination of a request", () => {
  it("is the 404 page for a folder of static files, but not for /api or a file in such a folder", () => {
    expect(to("/api")).toEqual({ kind: "pass" });
    for (const folder of ["/images", "/locales", "/fonts"])
      expect(to(folder)).toMatchObject({ kind: "page", pathname: "/en/not-found" });
    expect(to("/images/hero.svg")).toEqual({ kind: "pass" });
  });

  it.each([
    ["/", "/en", "prerendered"],
    ["/de", "/de", "prerendered"],
    ["/fr-ca", "/fr-CA", "prerendered"],
    ["/booking", "/en/booking", "per-request"],
    ["/fr-ca/booking/initial-consultation", "/fr-CA/booking/initial-consultation", "per-request"],
    ["/de/booking/manage/abc", "/de/booking/manage/abc", "per-request"],
  ])("for %s is the page %s", (pathname, page, rendering) => {
    expect(to(pathname)).toEqual({ kind: "page", pathname: page, rendering });
  });

  it.each([
    ["/en", "/"],
    ["/en/booking", "/booking"],
    ["/EN", "/"],
    ["/DE/booking", "/de/booking"],
    ["/fr-CA", "/fr-ca"],
    ["/hipaa", "/data-security"],
    ["/de/hipaa", "/de/data-security"],
    ["/en/hipaa", "/data-security"],
    ["/privacy", "/privacy-policy"],
    ["/fr-ca/terms", "/fr-ca/terms-of-service"],
  ])("for %s is a single redirect to %s", (pathname, target) => {
    expect(to(pathname)).toEqual({ kind: "moved", pathname: target });
  });

  it.each([
    "/nothing",
    "/wp-login.php",
    "/a/b/c",
    "/de/nothing",
    "/fr-ca/de",
    "/constructor",
    "/__proto__",
    "/booking/manage",
    "/booking/a/b",
  ])("for %s is a page that responds with a 404", (pathname) => {
    const destination = to(pathname);
    // Without a token, "/booking/manage" looks like the page of a service. That page is rendered for each request and
    // responds with a 404 itself.
    if (pathname === "/booking/manage") return expect(destination).toMatchObject({ rendering: "per-request" });
    return expect(destination).toMatchObject({
      kind: "page",
      pathname: expect.stringMatching(/^\/(en|de|fr-CA)\/not-found$/),
      rendering: "prerendered",
    });
  });

  it("for the dashboard without a session is the sign-in page in the same language", () => {
    expect(to("/dashboard")).toEqual({ kind: "sign-in", pathname: "/login", callbackUrl: "/dashboard" });
    expect(to("/de/dashboard/bookings")).toEqual({
      kind: "sign-in",
      pathname: "/de/login",
      callbackUrl: "/de/dashboard/bookings",
    });
    expect(to("/dashboard", true).kind).toBe("page");
    expect(to("/dashboards")).toMatchObject({ pathname: "/en/not-found" });
  });

  it.each([
    "/api/services",
    "/icons.svg",
    "/robots.txt",
    "/sitemap.xml",
    "/_next/static/x.js",
    "/locales/en/translation.json",
  ])("for %s is not a page", (pathname) => {
    expect(to(pathname)).toEqual({ kind: "pass" });
  });
});

it("serves security.txt at the path of RFC 9116 and at no other", () => {
  expect(to("/.well-known/security.txt")).toEqual({ kind: "endpoint", pathname: "/security.txt" });
  expect(to("/security.txt")).toMatchObject({ pathname: "/en/not-found" });
});

it("marks the preview of a text as the only page in a frame", () => {
  const isFramed = (path: string) => {
    const destination = to(path, true);
    return destination.kind === "page" && destination.isFramed === true;
  };
  expect(["/dashboard/content/preview/a", "/de/dashboard/content/preview/a"].map(isFramed)).toEqual([true, true]);
  expect(["/dashboard/content/articles/a", "/dashboard/content/preview", "/blog"].map(isFramed)).toEqual([
    false,
    false,
    false,
  ]);
});
