import { env } from "@/lib/platform/env";
import { senderOf } from "@/lib/platform/mail/message";
import type { Hold } from "@/lib/platform/jobs/hold";

/** A setting of the server. `true` and `false` say whether a secret is set. */
export type EnvironmentSetting = { readonly name: string; readonly value: string | boolean };

export type MailTestResult = {
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
  readonly outcome: string | null;
  readonly error: string | null;
};

export type MailSettings = {
  readonly sender: string;
  /** The mail server without user and password. Undefined if emails are written to files. */
  readonly server: string | undefined;
  readonly state: Hold;
  readonly inboundDomain: string | undefined;
  /** The address to which a test email goes. */
  readonly recipient: string;
  readonly last: MailTestResult | null;
};

/** How the server sends emails. */
export function mailSettings({
  state,
  recipient,
  last,
}: Pick<MailSettings, "state" | "recipient" | "last">): MailSettings {
  const { name, address } = senderOf();
  const { SMTP_URL, INBOUND_MAIL_DOMAIN } = env();
  return {
    sender: name ? `${name}, ${address}` : address,
    server: hostOf(SMTP_URL),
    state,
    inboundDomain: INBOUND_MAIL_DOMAIN,
    recipient,
    last,
  };
}

/** The settings of the server that staff may know. An address is shown without its user, password and query. */
export function environmentSettings(): readonly EnvironmentSetting[] {
  const settings = env();
  const isSet = (name: keyof typeof settings) => ({ name, value: settings[name] !== undefined });
  return [
    { name: "SITE_MODE", value: settings.SITE_MODE },
    { name: "FIRM_PROFILE", value: settings.FIRM_PROFILE },
    { name: "SITE_URL", value: settings.siteUrl },
    { name: "MAIL", value: settings.MAIL },
    { name: "STORAGE_URL", value: hostOf(settings.STORAGE_URL) ?? false },
    { name: "CLAMAV_URL", value: hostOf(settings.CLAMAV_URL) ?? false },
    { name: "TRUSTED_PROXY_HOPS", value: String(settings.TRUSTED_PROXY_HOPS) },
    isSet("DATA_KEY"),
    isSet("DATA_KEY_PREVIOUS"),
    isSet("INBOUND_MAIL_SECRET"),
    isSet("STRIPE_SECRET_KEY"),
    isSet("STRIPE_WEBHOOK_SECRET"),
    { name: "NEXT_PUBLIC_GA_ID", value: settings.NEXT_PUBLIC_GA_ID ?? false },
    { name: "NEXT_PUBLIC_GTM_ID", value: settings.NEXT_PUBLIC_GTM_ID ?? false },
    isSet("GA_API_SECRET"),
    isSet("GOOGLE_ADS_WEBHOOK_KEY"),
    isSet("GOOGLE_DATA_MANAGER_CREDENTIALS"),
    { name: "GOOGLE_DATA_MANAGER_DESTINATION", value: settings.GOOGLE_DATA_MANAGER_DESTINATION ?? false },
    isSet("OTEL_EXPORTER_OTLP_ENDPOINT"),
    ...(settings.PAYMENTS_KEPT_YEARS === undefined
      ? []
      : [{ name: "PAYMENTS_KEPT_YEARS", value: String(settings.PAYMENTS_KEPT_YEARS) }]),
  ];
}

/** The host of an address, with its port. Never its user, password, path or query. */
function hostOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}
