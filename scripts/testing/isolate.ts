import { missingSettings } from "../../lib/platform/env";

const others = [
  "DATABASE_MIGRATION_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_POOL",
  "EDGE",
  "METRICS_PORT",
  "PORT",
  "SITE_MODE",
  "FIRM_PROFILE",
  "NEXTAUTH_URL",
  "MAIL_DIR",
  "DATA_KEY_PREVIOUS",
  "BACKUP_DIR",
  "ERASURES_FILE",
  "AUDIT_ANCHORS_FILE",
  "PAYMENTS_KEPT_YEARS",
  "LOG_LEVEL",
  "TRUSTED_PROXY_HOPS",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY",
  "STRIPE_API_URL",
  "SMS_ACCOUNT_SID",
  "SMS_AUTH_TOKEN",
  "SMS_FROM",
  "SMS_API_URL",
  "NEXT_PUBLIC_GTM_ID",
  "NEXT_PUBLIC_GA_ID",
  "GA_API_SECRET",
  "GA_API_URL",
  "GOOGLE_ADS_WEBHOOK_KEY",
  "GOOGLE_DATA_MANAGER_CREDENTIALS",
  "GOOGLE_DATA_MANAGER_DESTINATION",
  "GOOGLE_DATA_MANAGER_URL",
];

/**
 * Clears the settings that live mode requires and those listed above, so that a developer's settings do not change the
 * tests or make them send real emails. Keeps DATABASE_URL, because it can name a database server for the tests. The
 * settings are set to empty strings instead of being deleted, because Next would read deleted settings from .env files.
 */
export function isolate(): void {
  const live = missingSettings({ SITE_MODE: "live" }).filter((name) => name !== "DATABASE_URL");
  for (const name of [...live, ...others]) process.env[name] = "";
  process.env.NEXT_TELEMETRY_DISABLED = "1";
}
