import { readFileSync } from "node:fs";

/** The settings that are secrets. Each can be in a file that the setting with "_FILE" at the end of its name names. */
const secrets = [
  "DATABASE_URL",
  "DATABASE_MIGRATION_URL",
  "DATABASE_DIRECT_URL",
  "NEXTAUTH_SECRET",
  "DATA_KEY",
  "DATA_KEY_PREVIOUS",
  "SMTP_URL",
  "INBOUND_MAIL_SECRET",
  "STORAGE_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMS_AUTH_TOKEN",
  "GOOGLE_ADS_WEBHOOK_KEY",
  "GOOGLE_DATA_MANAGER_CREDENTIALS",
  "GA_API_SECRET",
];

/**
 * Reads the files that hold secrets. A line break at the end of a file is left out, because most tools add one.
 * @param {Readonly<Record<string, string | undefined>>} source
 */
export function readSecretFiles(source) {
  /** @type {Record<string, string>} */
  const values = {};
  const errors = [];
  for (const name of secrets) {
    const path = source[`${name}_FILE`];
    if (!path) continue;
    if (source[name]) {
      errors.push(`Set ${name} or ${name}_FILE, not both.`);
      continue;
    }
    try {
      values[name] = readFileSync(path, "utf8").replace(/\r?\n$/, "");
      if (values[name] === "") errors.push(`${name}_FILE names an empty file.`);
    } catch {
      errors.push(`${name}_FILE must be a file that this user can read.`);
    }
  }
  return { values, errors };
}
