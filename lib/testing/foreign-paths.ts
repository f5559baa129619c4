import { isSitePath } from "@/lib/platform/auth/return-path";

/**
 * A test path joins one entry from each of the lists `prefixes`, `folds`, `breaks` and `hosts`. For example, the
 * entries "/de", "/..", "//" and "evil.test" form "/de/..//evil.test". If a server resolves ".." in this path, the
 * result is "//evil.test", which is a URL on another site.
 */
const prefixes = ["", "/de", "/en", "/fr-ca", "/FR-CA", "/De", "/dashboard", "/x"];
const folds = ["", "/.", "/..", "/%2e", "/%2e%2e", "/.%2e", "/x/..", "/de/..", "/%252e%252e", "/;", "/%09"];
const breaks = [
  "//",
  "/\\",
  "\\/",
  "\\\\",
  "/%2f",
  "/%5c",
  "%2f%2f",
  "/\t/",
  "/\n/",
  "/\r\n/",
  "/\u0000/",
  "/%00/",
  "///",
  "//\u200b",
  "/%252f",
  "/ /",
  "/／",
  "//%09/",
  "//@",
  "/%ff/",
];
const hosts = [
  "evil.test",
  "evil.test/x?y=1",
  "user@evil.test",
  "evil.test:80#a",
  "localhost@evil.test",
  "[::1]@evil.test",
  "évil.test",
  "%65vil.test",
];
const addresses = [
  "https://evil.test",
  "HTTPS:evil.test",
  "http:evil.test",
  "http:/evil.test",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "evil.test",
  "",
  " ",
  "?//evil.test",
  "#//evil.test",
  "\u0001https://evil.test",
  " //evil.test",
  "blob:https://evil.test/1",
  "mailto:a@evil.test",
];

/**
 * Returns the first `count` redirect targets of a long list. The list starts with `addresses`. After them, it contains
 * all combinations of a prefix, a fold, a break and a host. The combinations are shuffled, so that a small count does
 * not test only one prefix.
 */
export function foreignPaths(count: number): readonly string[] {
  const made = prefixes.flatMap((prefix) =>
    folds.flatMap((fold) => breaks.flatMap((one) => hosts.map((host) => prefix + fold + one + host))),
  );
  // The step is a prime number that does not divide the number of combinations, so every combination is visited once.
  const step = 7_919;
  const mixed = made.map((_, index) => made[(index * step) % made.length] ?? "");
  return [...addresses, ...mixed].slice(0, count);
}

/**
 * Whether a browser stays on `site` after a redirect to `location`, even if a proxy decodes the path once or removes
 * the language prefix from the path.
 */
export function staysAt(site: string, location: string): boolean {
  const { origin } = new URL(site);
  const target = new URL(location, site);
  return target.origin === origin && isSitePath(target.pathname);
}
