// @ts-check
// This is plain JavaScript without packages, because commands check the settings before they install the packages.

import { cardErrors } from "./card-settings.mjs";
import { googleErrors, googleFormats } from "./google-settings.mjs";
import { smsErrors, smsFormats } from "./sms-settings.mjs";

/** @typedef {{ readonly format: string, accepts(value: string): boolean }} Format */

/** @param {string} hostname as `URL` spells it */
const isLoopbackHost = (hostname) =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname);

/** @param {string} value @param {...string} protocols @returns {URL | undefined} */
function urlOf(value, ...protocols) {
  if (/\s/.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  return protocols.includes(url.protocol) && isDecodable(url.username + url.password + url.pathname) ? url : undefined;
}

/** @param {string} text */
function isDecodable(text) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} values @returns {Format} */
const oneOf = (...values) => ({ format: `one of ${values.join(", ")}`, accepts: (value) => values.includes(value) });

/** @param {number} low @param {number} high @returns {Format} */
const whole = (low, high) => ({
  format: `a whole number from ${low} to ${high}`,
  accepts: (value) => /^\d{1,7}$/.test(value) && Number(value) >= low && Number(value) <= high,
});

/** @type {Format} */
const origin = {
  format:
    "an address without a path, as https://www.example.com (http:// only for this machine, as http://localhost:3000)",
  accepts(value) {
    const url = urlOf(value, "http:", "https:");
    if (!url || url.pathname !== "/" || /[?#@]/.test(value)) return false;
    return url.protocol === "https:" || isLoopbackHost(url.hostname);
  },
};

/** @type {Format} */
const database = {
  format: "an address of PostgreSQL, as postgresql://user:password@host:5432/database",
  accepts(value) {
    const url = urlOf(value, "postgres:", "postgresql:");
    return url !== undefined && (url.hostname !== "" || url.searchParams.has("host")) && url.pathname.length > 1;
  },
};

/** @type {Format} */
const smtp = {
  format: "an address of a mail server, as smtps://user:password@mail.example.com",
  accepts: (value) => Boolean(urlOf(value, "smtp:", "smtps:")?.hostname),
};

/** @type {Format} */
const collector = {
  format:
    "the base address of an OpenTelemetry collector, as http://127.0.0.1:4318, without a user name, password or query",
  accepts: (value) => Boolean(urlOf(value, "http:", "https:")?.hostname) && !/[?#@]/.test(value),
};

/**
 * The URL of an S3 bucket. The access key and its secret come before the host, and the path is the bucket's name.
 * @type {Format}
 */
const storage = {
  format:
    "an address of an S3 bucket, as https://KEY:SECRET@s3.example.com/bucket?region=ca-central-1 (http:// only for this machine)",
  accepts(value) {
    const url = urlOf(value, "http:", "https:");
    if (!url?.username || !url.password || !/^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.pathname)) return false;
    return url.protocol === "https:" || isLoopbackHost(url.hostname);
  },
};

/** @type {Format} */
const scanner = {
  format: "an address of clamd, as tcp://127.0.0.1:3310",
  accepts(value) {
    const url = urlOf(value, "tcp:");
    return Boolean(url?.hostname && url.port) && !/[?#@]/.test(value);
  },
};

const address = String.raw`[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+`;

/** @type {Format} */
const mailbox = {
  format: 'an email address, alone or after a name, as "Office <office@example.com>"',
  accepts: (value) =>
    value.length <= 320 &&
    new RegExp(String.raw`^(?:${address}|(?:"[^"<>]*"\s*|[^"<>]*)<${address}>)$`).test(value.trim()),
};

/** @type {Format} */
const mail = {
  format: "on, off, or one email address that gets every email, as test@example.com",
  accepts: (value) =>
    value === "on" || value === "off" || (value.length <= 254 && new RegExp(`^${address}$`).test(value)),
};

/** @type {Format} */
const host = {
  format: "an IP address or host name of this machine, as 127.0.0.1",
  accepts: (value) => /^[A-Za-z0-9.:_-]{1,253}$/.test(value),
};

/** @type {Format} */
const page = {
  format: "an https address, as https://www.example.com/firm",
  accepts: (value) => urlOf(value, "https:")?.hostname.includes(".") === true,
};

/**
 * A verification code of a search engine or social network. The site publishes this code, so a placeholder that was
 * copied from a manual is refused.
 * @type {Format}
 */
const siteCode = {
  format: "the code as the service gave it, 16 to 100 letters, digits, _ or -",
  accepts: (value) =>
    /^[\w-]{16,100}$/.test(value) &&
    !/your|code|placeholder|example|verif|x{4}|1234/i.test(value) &&
    new Set(value).size > 5,
};

/**
 * The format of the firm's own telephone number, both in the environment and in the firm's record.
 * @type {Format}
 */
export const phone = {
  format: "a telephone number of 10 to 15 digits, as +49 30 5550 0100",
  accepts: (value) => /^\+?\d{10,15}$/.test(value.replaceAll(/[\s().-]/g, "")),
};

/**
 * A key or secret of Stripe.
 * @param {string} beginning as a regular expression
 * @returns {Format}
 */
const stripeKey = (beginning) => ({
  format: "the key as Stripe shows it",
  accepts: (value) => new RegExp(`^${beginning}_\\w{8,250}$`).test(value),
});

/** @type {Format} */
const dataKey = {
  format: "32 random bytes in base64, 44 characters (openssl rand -base64 32)",
  accepts: (value) => /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(value),
};

/** @type {Readonly<Record<string, Format>>} */
const formats = {
  DATABASE_URL: database,
  DATABASE_MIGRATION_URL: database,
  DATABASE_DIRECT_URL: database,
  DATABASE_POOL: whole(2, 500),
  PORT: whole(0, 65_535),
  SITE_URL: origin,
  NEXTAUTH_URL: origin,
  TRUSTED_PROXY_HOPS: whole(0, 10),
  LOG_LEVEL: oneOf("error", "warn", "info", "debug"),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  SITE_MODE: oneOf("demo", "live"),
  FIRM_PROFILE: oneOf("ca", "uk"),
  NEXTAUTH_SECRET: {
    format: "at least 32 characters (openssl rand -base64 32)",
    accepts: (value) => value.length >= 32,
  },
  DATA_KEY: dataKey,
  DATA_KEY_PREVIOUS: dataKey,
  SMTP_URL: smtp,
  STORAGE_URL: storage,
  CLAMAV_URL: scanner,
  PAYMENTS_KEPT_YEARS: whole(6, 30),
  MAIL_FROM: mailbox,
  MAIL: mail,
  HOST: host,
  EDGE: oneOf("own"),
  METRICS_PORT: whole(1, 65_534),
  INBOUND_MAIL_DOMAIN: {
    format: "a domain that receives email, as reply.example.com",
    accepts: (value) => value.length <= 200 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(value),
  },
  INBOUND_MAIL_SECRET: {
    format: "at least 32 characters (openssl rand -base64 32)",
    accepts: (value) => value.length >= 32,
  },
  STRIPE_SECRET_KEY: stripeKey("(?:sk|rk)_(?:test|live)"),
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: stripeKey("pk_(?:test|live)"),
  STRIPE_WEBHOOK_SECRET: stripeKey("whsec"),
  STRIPE_API_URL: origin,
  ...googleFormats,
  ...smsFormats,
  SMS_API_URL: origin,
  GOOGLE_DATA_MANAGER_URL: origin,
  GA_API_URL: origin,
  FIRM_LEGAL_PHONE: phone,
  SOCIAL_LINKEDIN: page,
  SOCIAL_X: page,
  SOCIAL_FACEBOOK: page,
  SOCIAL_INSTAGRAM: page,
  SOCIAL_YOUTUBE: page,
  NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION: siteCode,
  NEXT_PUBLIC_BING_SITE_VERIFICATION: siteCode,
  NEXT_PUBLIC_FACEBOOK_DOMAIN_VERIFICATION: siteCode,
  NEXT_PUBLIC_PINTEREST_DOMAIN_VERIFICATION: siteCode,
};

const limitFactor = whole(1, 1_000_000);

/**
 * Returns one line for each invalid setting, with its name and the allowed format but never the value. An empty value
 * counts as unset.
 * @param {Readonly<Record<string, string | undefined>>} source
 * @returns {string[]}
 */
export function settingErrors(source) {
  const lines = Object.entries(formats).flatMap(([name, { format, accepts }]) => {
    const value = source[name];
    return value && !accepts(value) ? [`${name} must be ${format}.`] : [];
  });
  const factor = source.LIMIT_FACTOR;
  if (factor && source.SITE_MODE === "live" && factor !== "1")
    lines.push("LIMIT_FACTOR is for benchmarks and must not be set in live mode.");
  else if (factor && !limitFactor.accepts(factor)) lines.push(`LIMIT_FACTOR must be ${limitFactor.format}.`);
  if (source.DATA_KEY && source.DATA_KEY === source.DATA_KEY_PREVIOUS)
    lines.push("DATA_KEY_PREVIOUS must be an earlier key, not the same as DATA_KEY.");
  return [...lines, ...cardErrors(source), ...googleErrors(source), ...smsErrors(source)];
}
