import { Secret, TOTP } from "otpauth";

import type { Instant } from "../time/instant";

/** The settings of RFC 6238 that every authenticator app supports: SHA-1, six digits, steps of 30 seconds. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Generates a 160-bit secret in base32, which a user can type into an authenticator app. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

type Label = { readonly issuer: string; readonly account: string };

/** Returns the URL for the QR code that an authenticator app scans. It contains the secret and the account's name. */
export function totpAddress(secret: string, { issuer, account }: Label): string {
  return new TOTP({ ...settings, secret, issuer, label: account }).toString();
}

/**
 * Returns the number of the 30-second step to which a code belongs. Undefined if this is not the current, the previous
 * or the next step.
 */
export function stepOfCode(secret: string, code: string, now: Instant): number | undefined {
  const totp = new TOTP({ ...settings, secret });
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp.validate({ token, timestamp: now, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
