import { missingSettings } from "../../lib/platform/env";

const others = [
  "PORT",
  "SITE_MODE",
  "FIRM_PROFILE",
  "NEXTAUTH_URL",
  "MAIL_DIR",
  "LOG_LEVEL",
  "TRUSTED_PROXY_HOPS",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "NEXT_PUBLIC_GTM_ID",
  "NEXT_PUBLIC_GA_ID",
  "GOOGLE_ADS_WEBHOOK_KEY",
];

/** Blanks every setting but DATABASE_URL, which names a server for tests: a developer's mail server must not hear of them.
 *  Blank and not deleted, or Next would fill them from .env files. */
export function isolate(): void {
  const live = missingSettings({ SITE_MODE: "live" }).filter((name) => name !== "DATABASE_URL");
  for (const name of [...live, ...others]) process.env[name] = "";
  process.env.NEXT_TELEMETRY_DISABLED = "1";
}
