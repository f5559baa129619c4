import { createHash } from "node:crypto";

import { contentSecurityPolicy, developmentPolicy, googleFramePolicy, hashOf, newNonce } from "./csp.mjs";

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

describe("the content security policy", () => {
  it("forbids other sites' resources, inline styles, plugins, `<base>` and framing, but allows `data:` images", () => {
    const policy = contentSecurityPolicy().split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "style-src 'self'",
        "script-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:/);
  });

  it("allows an inline script by its nonce or its hash", () => {
    expect(contentSecurityPolicy({ nonce: "abc=", hashes: ["sha256-x"] })).toContain(
      "script-src 'self' 'nonce-abc=' 'sha256-x'",
    );
  });

  it("forbids a sealed page every connection and every form, also if the page is marked for reports", () => {
    const policy = contentSecurityPolicy({ hashes: ["sha256-x"], isSealed: true, reportsToGoogle: true }).split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "connect-src 'none'",
        "form-action 'none'",
        "worker-src 'self'",
        "script-src 'self' 'sha256-x'",
      ]),
    );
    expect(policy.join()).not.toMatch(/connect-src 'self'|form-action 'self'|google/);
  });

  it("has each directive only once", () => {
    for (const options of [{}, { takesCards: true }, { isSealed: true }]) {
      const names = contentSecurityPolicy(options)
        .split("; ")
        .map((directive) => directive.split(" ")[0]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("allows the payment provider's scripts, frames and connections, but no styles, on a page that takes cards", () => {
    const policy = contentSecurityPolicy({ nonce: "abc=", takesCards: true }).split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'nonce-abc=' https://js.stripe.com https://*.js.stripe.com",
        "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
        "connect-src 'self' https://api.stripe.com",
        "style-src 'self'",
      ]),
    );
    expect(contentSecurityPolicy({ nonce: "abc=" })).not.toContain("stripe");
  });

  it("in development allows eval, which the development server uses, but does not allow framing", () => {
    expect(developmentPolicy).toContain("'unsafe-eval'");
    expect(developmentPolicy).toContain("frame-ancestors 'none'");
  });
});

it("hashes a script as browsers do, even if it is not ASCII", async () => {
  await expect(hashOf("grüße ’")).resolves.toBe(sha256("grüße ’"));
});

it("creates a different nonce of 128 bits on every call", () => {
  const nonces = Array.from({ length: 100 }, newNonce);
  expect(new Set(nonces).size).toBe(100);
  for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(16);
});

it("lets only this site frame a page, if any", () => {
  expect(contentSecurityPolicy({ nonce: "a", isFramed: true })).toContain("frame-ancestors 'self'");
  expect(contentSecurityPolicy({ nonce: "a", isFramed: true })).not.toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy({ nonce: "a" })).toContain("frame-ancestors 'none'");
});

it("connects to Google only on pages that report to it, and allows no script of Google there", () => {
  const policy = contentSecurityPolicy({ hashes: ["sha256-a"], reportsToGoogle: true });
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining(["connect-src 'self' https://*.google-analytics.com", "script-src 'self' 'sha256-a'"]),
  );
  expect(contentSecurityPolicy({ hashes: ["sha256-a"] })).not.toContain("google");
});

it("gives the frame of Google's scripts no connection, picture, frame or origin", () => {
  expect(googleFramePolicy("sha256-a").split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'sha256-a' https://www.googletagmanager.com",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ]);
});
