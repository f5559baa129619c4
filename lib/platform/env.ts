import { z } from "zod";

import { settingErrors } from "./setting-formats.mjs";

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(blankIsUnset, z.string().optional());

const schema = z.object({
  NODE_ENV: z.string().default("development"),
  DATABASE_URL: text,
  DATABASE_MIGRATION_URL: text,
  DATABASE_DIRECT_URL: text,
  DATABASE_POOL: z.preprocess(blankIsUnset, z.coerce.number().int().min(2).max(500).default(20)),
  HOST: text,
  EDGE: z.preprocess(blankIsUnset, z.enum(["own"]).optional()),
  STATE_DIR: text,
  PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3000)),
  SITE_URL: text,
  NEXTAUTH_URL: text,
  SITE_MODE: z.preprocess(blankIsUnset, z.enum(["demo", "live"]).default("demo")),
  FIRM_PROFILE: z.preprocess(blankIsUnset, z.enum(["ca", "uk"]).default("ca")),
  NEXTAUTH_SECRET: text,
  DATA_KEY: text,
  DATA_KEY_PREVIOUS: text,
  SMTP_URL: text,
  MAIL_FROM: text,
  MAIL: z.preprocess(blankIsUnset, z.string().default("on")),
  INBOUND_MAIL_DOMAIN: text,
  INBOUND_MAIL_SECRET: text,
  STORAGE_URL: text,
  CLAMAV_URL: text,
  BACKUP_DIR: text,
  ERASURES_FILE: text,
  AUDIT_ANCHORS_FILE: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_API_URL: text,
  SMS_ACCOUNT_SID: text,
  SMS_AUTH_TOKEN: text,
  SMS_FROM: text,
  SMS_API_URL: text,
  GOOGLE_ADS_WEBHOOK_KEY: text,
  GOOGLE_DATA_MANAGER_CREDENTIALS: text,
  GOOGLE_DATA_MANAGER_DESTINATION: text,
  GOOGLE_DATA_MANAGER_URL: text,
  NEXT_PUBLIC_GTM_ID: text,
  NEXT_PUBLIC_GA_ID: text,
  GA_API_SECRET: text,
  GA_API_URL: text,
  PAYMENTS_KEPT_YEARS: z.preprocess(blankIsUnset, z.coerce.number().int().min(6).max(30).optional()),
  MAIL_DIR: z.preprocess(blankIsUnset, z.string().default(".data/mail")),
  FIRM_LEGAL_NAME: text,
  FIRM_LEGAL_FORM: text,
  FIRM_LEGAL_REPRESENTATIVES: text,
  FIRM_LEGAL_ADDRESS: text,
  FIRM_LEGAL_REGISTER: text,
  FIRM_LEGAL_PHONE: text,
  FIRM_LEGAL_VAT_ID: text,
  SOCIAL_LINKEDIN: text,
  SOCIAL_X: text,
  SOCIAL_FACEBOOK: text,
  SOCIAL_INSTAGRAM: text,
  SOCIAL_YOUTUBE: text,
  NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION: text,
  NEXT_PUBLIC_BING_SITE_VERIFICATION: text,
  NEXT_PUBLIC_FACEBOOK_DOMAIN_VERIFICATION: text,
  NEXT_PUBLIC_PINTEREST_DOMAIN_VERIFICATION: text,
  TRUSTED_PROXY_HOPS: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(10).default(0)),
  LIMIT_FACTOR: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(1_000_000).default(1)),
  LOG_LEVEL: z.preprocess(blankIsUnset, z.enum(["error", "warn", "info", "debug"]).default("info")),
  OTEL_EXPORTER_OTLP_ENDPOINT: text,
  METRICS_PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(65_534).optional()),
  BUILD_FINGERPRINT: text,
});

export type Env = z.infer<typeof schema> & { readonly siteUrl: string };

let cached: Env | undefined;

/**
 * Returns the settings of this process, which are read once. Throws if a value is invalid. The error has one line for
 * each invalid setting, with the allowed format. It does not contain the values.
 */
export function env(): Env {
  return (cached ??= readEnv(process.env));
}

/**
 * Parses the given settings. Throws an error with one line for each invalid setting. The error does not contain the
 * values.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const wrong = settingErrors(source);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const settings = schema.parse(source);
  return {
    ...settings,
    siteUrl: (settings.SITE_URL ?? `http://localhost:${settings.PORT}`).replace(/(?<!\/)\/+$/, ""),
  };
}

const requiredLive = [
  "DATABASE_URL",
  "SITE_URL",
  "NEXTAUTH_SECRET",
  "DATA_KEY",
  "SMTP_URL",
  "MAIL_FROM",
  "FIRM_LEGAL_NAME",
  "FIRM_LEGAL_FORM",
  "FIRM_LEGAL_REPRESENTATIVES",
  "FIRM_LEGAL_ADDRESS",
  "FIRM_LEGAL_REGISTER",
  "FIRM_LEGAL_PHONE",
  "FIRM_LEGAL_VAT_ID",
] as const;

/** Returns the names of missing settings that live mode requires. Empty in demo mode. */
export function missingSettings(source: Record<string, string | undefined>): string[] {
  return source.SITE_MODE === "live" ? requiredLive.filter((name) => !source[name]) : [];
}
