import { commonHeaders, headersOf, isLoopback } from "./headers";

describe("the headers of every response", () => {
  it("exclude a public demonstration from search engines", () => {
    expect(commonHeaders({ siteUrl: "https://demo.example.com", SITE_MODE: "demo" })["X-Robots-Tag"]).toBe("noindex");
    expect(commonHeaders({ siteUrl: "http://localhost:3000", SITE_MODE: "demo" })).not.toHaveProperty("X-Robots-Tag");
    expect(commonHeaders({ siteUrl: "https://example.com", SITE_MODE: "live" })).not.toHaveProperty("X-Robots-Tag");
  });

  it("include Strict-Transport-Security only if the site's URL starts with https", () => {
    expect(commonHeaders({ siteUrl: "https://example.com", SITE_MODE: "live" })).toHaveProperty(
      "Strict-Transport-Security",
    );
    expect(commonHeaders({ siteUrl: "http://localhost:3000", SITE_MODE: "demo" })).not.toHaveProperty(
      "Strict-Transport-Security",
    );
  });

  it("extend Strict-Transport-Security to subdomains only below a www host, where the firm has no other sites", () => {
    const hsts = (siteUrl: string) => commonHeaders({ siteUrl, SITE_MODE: "live" })["Strict-Transport-Security"];
    expect(hsts("https://www.example.com")).toBe("max-age=31536000; includeSubDomains");
    expect(hsts("https://example.com")).toBe("max-age=31536000");
    expect(hsts("https://desk.example.com")).toBe("max-age=31536000");
  });

  it("have a referrer policy that lets forms send the site's origin", () => {
    expect(commonHeaders({ siteUrl: "http://localhost:3000", SITE_MODE: "demo" })["Referrer-Policy"]).toBe(
      "same-origin",
    );
  });
});

it("allows only the payment page to use the browser's payment function", () => {
  const common = commonHeaders({ siteUrl: "http://localhost:3000", SITE_MODE: "demo" });
  expect(common["Permissions-Policy"]).toContain("payment=()");
  for (const path of ["/booking/pay/abc", "/de/booking/pay/abc"])
    expect(headersOf(path)["Permissions-Policy"]).toContain('payment=(self "https://js.stripe.com")');
  for (const path of ["/", "/booking", "/booking/pay", "/booking/manage/abc", "/api/bookings/abc/payment-intent"])
    expect(headersOf(path)).toEqual({});
});

it("allows a frame of this site, and no search engine, on the preview of a text only", () => {
  const framed = { "X-Frame-Options": "SAMEORIGIN", "X-Robots-Tag": "noindex" };
  for (const path of ["/dashboard/content/preview/abc", "/de/dashboard/content/preview/abc"])
    expect(headersOf(path)).toEqual(framed);
  for (const path of ["/dashboard/content", "/dashboard/content/preview", "/dashboard/content/preview/a/b", "/blog/a"])
    expect(headersOf(path)).toEqual({});
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
])("isLoopback(%s) is %s", (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});
