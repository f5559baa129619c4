import { Secret, TOTP } from "otpauth";

import type { Instant } from "../time/instant";

/** RFC 6238 with the values that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A new 160-bit secret in base32, as apps and people type it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

type Label = { readonly issuer: string; readonly account: string };

/** The address in the QR code, which tells the app the secret and the name of the account. */
export function totpAddress(secret: string, { issuer, account }: Label): string {
  return new TOTP({ ...settings, secret, issuer, label: account }).toString();
}

/** The code of the step at `now`. */
export function totpCode(secret: string, now: Instant): string {
  return new TOTP({ ...settings, secret }).generate({ timestamp: now });
}

/**
 * The 30-second step that a code belongs to: the current, the previous or the next step. Undefined for a wrong code.
 */
export function stepOfCode(secret: string, code: string, now: Instant): number | undefined {
  const totp = new TOTP({ ...settings, secret });
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp.validate({ token, timestamp: now, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
