import { hmac } from "@/lib/platform/security/keys";

// The purposes of these HMACs must not change: the links in emails that were sent long ago have to keep working.

/**
 * The token in the confirmation link of one request. It is derived from the request's id, and only its hash is stored.
 */
export function confirmToken(consentId: string): string {
  return hmac("newsletter-confirm", consentId).toString("base64url");
}

/**
 * The token by which an address unsubscribes or changes its preferences. It is the same in every email to the address.
 */
export function unsubscribeToken(email: string): string {
  return hmac("newsletter-leave", email).toString("base64url");
}
