import { hmac } from "@/lib/platform/security/keys";

/** The HMAC of a phone number in the form that `phoneKey` returns. */
export function phoneHash(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hmac("former-phone", key));
}
