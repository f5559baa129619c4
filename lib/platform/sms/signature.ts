import { createHmac, timingSafeEqual } from "node:crypto";

type Signed = { readonly url: string; readonly fields: URLSearchParams };

/**
 * Computes the provider's signature of a webhook request: the HMAC-SHA1 of the URL and of each field's name and value,
 * sorted by name (https://www.twilio.com/docs/usage/security).
 */
export function smsSignature({ url, fields }: Signed, token: string): string {
  const sorted = [...fields].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return createHmac("sha1", token)
    .update(url + sorted.map(([name, value]) => name + value).join(""))
    .digest("base64");
}

/** Whether the provider signed these fields for this URL. */
export function isSignedBySms(signed: Signed, signature: string | null, token: string): boolean {
  const [given, right] = [Buffer.from(signature ?? ""), Buffer.from(smsSignature(signed, token))];
  return given.length === right.length && timingSafeEqual(given, right);
}
