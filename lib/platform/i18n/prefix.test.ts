import fc from "fast-check";

import { locales } from "./locales";
import { addPrefix, splitPrefix } from "./prefix";

describe("the public path", () => {
  it.each([
    ["en", "/", "/"],
    ["de", "/", "/de"],
    ["fr-CA", "/", "/fr-ca"],
    ["de", "/?a=1", "/de?a=1"],
    ["fr-CA", "/#top", "/fr-ca#top"],
    ["en", "/booking?step=date", "/booking?step=date"],
    ["fr-CA", "/booking?step=date#x", "/fr-ca/booking?step=date#x"],
  ] as const)("for the language %s and the English path %s is %s", (locale, path, expected) => {
    expect(addPrefix(locale, path)).toBe(expected);
  });

  it.each([
    ["/", "en", "/", true],
    ["/de", "de", "/", true],
    ["/fr-ca/booking", "fr-CA", "/booking", true],
    ["/en", "en", "/", false],
    ["/en/booking", "en", "/booking", false],
    ["/fr-CA", "fr-CA", "/", false],
    ["/DE/x", "de", "/x", false],
    ["/design", "en", "/design", true],
    ["/fr", "en", "/fr", true],
  ] as const)("%s is split into the language %s and the English path %s", (pathname, locale, path, isCanonical) => {
    expect(splitPrefix(pathname)).toEqual({ locale, path, isCanonical });
  });

  it("can be split into the language and the English path from which it was built", () => {
    const segment = fc
      .stringMatching(/^[a-z0-9-]{1,12}$/)
      .filter((text) => !locales.some((locale) => locale.toLowerCase() === text));
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.array(segment, { maxLength: 4 }), (locale, segments) => {
        const path = `/${segments.join("/")}`;
        expect(splitPrefix(addPrefix(locale, path))).toEqual({ locale, path, isCanonical: true });
      }),
    );
  });
});
