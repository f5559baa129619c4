import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { settingsFingerprint, sourcesFingerprint } from "./fingerprint";

const demo = settingsFingerprint({});

test.each([
  ["another mode", { SITE_MODE: "live" }],
  ["another profile", { FIRM_PROFILE: "uk" }],
  ["another site URL", { SITE_URL: "https://www.example.com" }],
  ["another port if SITE_URL is not set", { PORT: "4000" }],
  ["a setting that is published to browsers", { NEXT_PUBLIC_GTM_ID: "GTM-ABCD1" }],
])("a new build is required for %s", (_what, env) => {
  expect(settingsFingerprint(env)).not.toBe(demo);
});

test.each([
  ["default values", { SITE_MODE: "demo", FIRM_PROFILE: "ca", PORT: "3000", SITE_URL: "http://localhost:3000/" }],
  ["empty settings", { SITE_MODE: "", SITE_URL: "", NEXT_PUBLIC_GTM_ID: "" }],
  [
    "settings that are read at run time",
    {
      FIRM_LEGAL_NAME: "Northgate",
      FIRM_LEGAL_PHONE: "+1 416 555 0199",
      MAIL_FROM: "office@example.com",
      SOCIAL_X: "https://x.com/firm",
      STRIPE_SECRET_KEY: "sk_test_0123456789",
      STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
      NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_0123456789",
    },
  ],
  [
    "another secret, another database or, if SITE_URL is set, another port",
    {
      PORT: "4000",
      SITE_URL: "http://localhost:3000",
      DATA_KEY: Buffer.alloc(32).toString("base64"),
      DATABASE_URL: "postgresql://db.example.com/site",
    },
  ],
])("no new build is required for %s", (_what, env) => {
  expect(settingsFingerprint(env)).toBe(demo);
});

test("different settings have different fingerprints, even if joining their names and values gives the same text", () => {
  expect(settingsFingerprint({ NEXT_PUBLIC_A: "bNEXT_PUBLIC_Cd" })).not.toBe(
    settingsFingerprint({ NEXT_PUBLIC_A: "b", NEXT_PUBLIC_C: "d" }),
  );
});

test("a change of sources requires a new build, but a change of tests, scripts or documents does not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("app/page.tsx", "one");
  write("next.config.ts", "config");
  const before = await sourcesFingerprint(folder);
  write("lib/slots.test.ts", "test");
  write("scripts/local/start.ts", "script");
  write("lib/DECISIONS.md", "a reason");
  expect(await sourcesFingerprint(folder)).toBe(before);
  write("app/page.tsx", "two");
  expect(await sourcesFingerprint(folder)).not.toBe(before);
  rmSync(folder, { recursive: true });
});
