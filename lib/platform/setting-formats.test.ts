import { settingErrors } from "./setting-formats.mjs";

const key = Buffer.alloc(32, 7).toString("base64");

test.each([
  ["DATABASE_URL", "postgresql://user:p%40ss@db.example.com:5432/site?sslmode=require"],
  ["DATABASE_URL", "postgresql:///site?host=/var/run/postgresql"],
  ["DATABASE_POOL", "2"],
  ["EDGE", "own"],
  ["PORT", "0"],
  ["SITE_URL", "https://www.example.com/"],
  ["SITE_URL", "http://localhost:3000"],
  ["NEXTAUTH_URL", "http://127.0.0.1:3101"],
  ["NEXTAUTH_SECRET", "x".repeat(32)],
  ["DATA_KEY", key],
  ["DATA_KEY_PREVIOUS", key],
  ["SMTP_URL", "smtp://127.0.0.1:2525"],
  ["MAIL_FROM", "office@example.com"],
  ["MAIL_FROM", "Office, The Firm <office@example.com>"],
  ["MAIL", "off"],
  ["MAIL", "test@example.com"],
  ["HOST", "127.0.0.1"],
  ["HOST", "::"],
  ["FIRM_LEGAL_PHONE", "+1 (416) 555-0100"],
  ["SOCIAL_X", "https://x.com/firm"],
  ["TRUSTED_PROXY_HOPS", "10"],
  ["LIMIT_FACTOR", "1000000"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://collector:4318"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "https://otel.example.com/site/"],
])("accepts %s=%s", (name, value) => {
  expect(settingErrors({ [name]: value })).toEqual([]);
});

test.each([
  ["DATABASE_URL", "localhost"],
  ["DATABASE_URL", "mysql://localhost/site"],
  ["DATABASE_URL", "postgresql://localhost"],
  ["DATABASE_URL", "postgresql://user:100%@localhost/site"],
  ["DATABASE_POOL", "1"],
  ["EDGE", "cdn"],
  ["PORT", "65536"],
  ["PORT", "0x10"],
  ["SITE_URL", "northgate"],
  ["SITE_URL", "http://www.example.com"],
  ["SITE_URL", "https://www.example.com/en"],
  ["SITE_URL", "ftp://www.example.com"],
  ["SITE_URL", "https://user:pass@www.example.com"],
  ["NEXTAUTH_URL", "http://127.0.0.1.example.com"],
  ["SITE_MODE", "production"],
  ["FIRM_PROFILE", "de"],
  ["NEXTAUTH_SECRET", "x".repeat(31)],
  ["DATA_KEY", "abc"],
  ["DATA_KEY_PREVIOUS", "abc"],
  ["DATA_KEY", Buffer.alloc(33, 7).toString("base64")],
  ["SMTP_URL", "garbage"],
  ["SMTP_URL", "https://mail.example.com"],
  ["MAIL_FROM", "garbage"],
  ["MAIL_FROM", "Office <office>"],
  ["MAIL", "yes"],
  ["MAIL", "a@example.com, b@example.com"],
  ["HOST", "http://localhost"],
  ["FIRM_LEGAL_PHONE", "call us"],
  ["FIRM_LEGAL_PHONE", "555 7788"],
  ["SOCIAL_LINKEDIN", "linkedin.com/firm"],
  ["TRUSTED_PROXY_HOPS", "-1"],
  ["LOG_LEVEL", "loud"],
  ["LIMIT_FACTOR", "2000000"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "grpc://collector:4317"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "https://user:pass@otel.example.com"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "https://otel.example.com?key=1"],
])("refuses %s=%s with one line that names the setting and not the value", (name, value) => {
  for (const SITE_MODE of ["demo", "live"]) {
    const [line, ...more] = settingErrors({ SITE_MODE, [name]: value });
    expect(more).toEqual([]);
    expect(line).toMatch(new RegExp(`^${name} (must|is)`));
    expect(line).not.toContain(value);
  }
});

test("treats an empty value as unset", () => {
  expect(settingErrors({ PORT: "", DATA_KEY: "", SITE_MODE: "" })).toEqual([]);
});

test("refuses a LIMIT_FACTOR other than 1 in live mode", () => {
  expect(settingErrors({ SITE_MODE: "live", LIMIT_FACTOR: "1" })).toEqual([]);
  expect(settingErrors({ SITE_MODE: "live", LIMIT_FACTOR: "2" })).toEqual([
    expect.stringMatching(/^LIMIT_FACTOR .*live/),
  ]);
});

describe("card payment settings", () => {
  const cards = {
    STRIPE_SECRET_KEY: "sk_test_0123456789",
    STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_0123456789",
  };
  const live = {
    ...cards,
    STRIPE_SECRET_KEY: "rk_live_0123456789",
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_live_0123456789",
    SITE_MODE: "live",
  };

  test("must be set together, with only test keys or only live keys", () => {
    expect([settingErrors(cards), settingErrors(live)]).toEqual([[], []]);
    for (const name of Object.keys(cards)) expect(settingErrors({ ...cards, [name]: "" })).toHaveLength(1);
    expect(settingErrors({ ...cards, STRIPE_SECRET_KEY: live.STRIPE_SECRET_KEY })).toHaveLength(1);
    expect(settingErrors({ ...cards, NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "sk_test_0123456789" })).not.toEqual([]);
  });

  test("must not use test keys or a test server in live mode", () => {
    expect(settingErrors({ ...cards, SITE_MODE: "live" })).toHaveLength(1);
    expect(settingErrors({ ...live, STRIPE_API_URL: "http://127.0.0.1:4000" })).toHaveLength(1);
    expect(settingErrors({ ...cards, STRIPE_API_URL: "http://127.0.0.1:4000" })).toEqual([]);
  });
});

test("refuses a previous key that is the current key", () => {
  expect(settingErrors({ DATA_KEY: key, DATA_KEY_PREVIOUS: key })).toEqual([
    "DATA_KEY_PREVIOUS must be an earlier key, not the same as DATA_KEY.",
  ]);
});
