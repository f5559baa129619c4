import { headersOfAll, isLoopback } from "./headers";

describe("the headers of every answer", () => {
  it("keep a demonstration out of search, unless only this machine can see it", () => {
    expect(headersOfAll({ siteUrl: "https://demo.example.com", SITE_MODE: "demo" })["X-Robots-Tag"]).toBe("noindex");
    expect(headersOfAll({ siteUrl: "http://localhost:3000", SITE_MODE: "demo" })).not.toHaveProperty("X-Robots-Tag");
    expect(headersOfAll({ siteUrl: "https://example.com", SITE_MODE: "live" })).not.toHaveProperty("X-Robots-Tag");
  });

  it("ask for https for good only where the site has it", () => {
    expect(headersOfAll({ siteUrl: "https://example.com", SITE_MODE: "live" })).toHaveProperty(
      "Strict-Transport-Security",
    );
    expect(headersOfAll({ siteUrl: "http://localhost:3000", SITE_MODE: "demo" })).not.toHaveProperty(
      "Strict-Transport-Security",
    );
  });

  it("send the origin with forms, which a stricter referrer policy would turn into null", () => {
    expect(headersOfAll({ siteUrl: "http://localhost:3000", SITE_MODE: "demo" })["Referrer-Policy"]).toBe(
      "same-origin",
    );
  });
});

it.each([
  ["localhost", true],
  ["site.localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["[::1]", true],
  ["example.com", false],
  ["localhost.example.com", false],
  ["128.0.0.1", false],
  ["127.0.0.1.example.com", false],
])("takes %s for this machine: %s", (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});
