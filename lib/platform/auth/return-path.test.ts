import fc from "fast-check";

import { foreignPaths } from "@/lib/testing/foreign-paths";
import { splitPrefix } from "../i18n/prefix";
import { isSitePath, loginPath, returnPath, returnPathWithoutPrefix } from "./return-path";

const site = "https://firm.example";

/**
 * Returns the origins that a redirect to `path` may lead to: one for the path as it is, and one for each way in which a
 * server may rewrite the path before the redirect.
 */
function originsOf(path: string): string[] {
  const readings = [
    path,
    splitPrefix(path).path,
    new URL(path, site).pathname,
    decodeURIComponent(new URL(path, site).pathname),
  ];
  return readings.map((reading) => new URL(reading, site).origin);
}
const sameOrigins = [site, site, site, site];

it.each([
  "/dashboard",
  "/de/dashboard/bookings?page=2",
  "/fr-ca/dashboard",
  "/",
  "/de/",
  "/services?currency=EUR",
  "/dashboard/clients?q=%2F%2Fa%5Cb",
])("accepts %s as the path to return to", (path) => {
  expect(returnPath(path)).toBe(path);
});

it.each(["/api/session/ended?callbackUrl=/", "/api", "/API/auth/signout", "dashboard", undefined, ["/dashboard"]])(
  "opens the dashboard instead of %p",
  (value) => {
    expect(returnPath(value)).toBe("/dashboard");
  },
);

it("opens the dashboard instead of a path that is too long", () => {
  expect(returnPath(`/${"a".repeat(2_000)}`)).toBe("/dashboard");
});

it("returns a path of this site for a thousand paths that try to leave it", () => {
  const leaving = foreignPaths(1_000).filter(
    (value) =>
      originsOf(returnPath(value)).join() !== sameOrigins.join() ||
      new URL(returnPathWithoutPrefix(value), site).origin !== site,
  );
  expect(leaving).toEqual([]);
});

it("more than 50 of the thousand test paths would leave the site if their language prefix were removed without a check", () => {
  const parsed = (value: string) => splitPrefix(new URL(value, site).pathname).path;
  const isHere = (path: string) => URL.canParse(path, site) && new URL(path, site).origin === site;
  const leaving = foreignPaths(1_000).filter(
    (value) => value.startsWith("/") && URL.canParse(value, site) && !isHere(parsed(value)),
  );
  expect(leaving.length).toBeGreaterThan(50);
});

const tricky = fc.array(
  fc.oneof(
    fc.constantFrom(..."/\\.%2f5ceE?#:@\t\n\0 de-caDE", "/de", "//", "%2e", "%2f", "%5c", "evil.test"),
    fc.string({ unit: "grapheme" }),
  ),
  { maxLength: 12 },
);

it("returns a path of this site for any text, and accepts the returned path unchanged", () => {
  fc.assert(
    fc.property(tricky, fc.constantFrom("", "/", "/de/", "//"), (parts, start) => {
      const path = returnPath(start + parts.join(""));
      expect(originsOf(path)).toEqual(sameOrigins);
      expect(returnPath(path)).toBe(path);
      expect(isSitePath(returnPathWithoutPrefix(path))).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

it("removes the language prefix from the return path", () => {
  expect(["/de/dashboard?a=1", "/fr-ca", "/dashboard"].map(returnPathWithoutPrefix)).toEqual([
    "/dashboard?a=1",
    "/",
    "/dashboard",
  ]);
});

it("builds the path of the sign-in page in the language of the requested page", () => {
  expect(loginPath("/de/dashboard?a=1")).toBe("/de/login?callbackUrl=%2Fde%2Fdashboard%3Fa%3D1");
  expect(loginPath("https://evil.example")).toBe("/login?callbackUrl=%2Fdashboard");
});
