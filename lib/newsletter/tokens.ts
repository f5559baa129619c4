import { hmac } from "@/lib/platform/security/keys";

// The purposes of these HMACs must not change, because links in old emails must keep working.

/** Derives the token in the confirmation link of a request from the request's id. Only the token's hash is stored. */
export function confirmToken(consentId: string): string {
  return hmac("newsletter-confirm", consentId).toString("base64url");
}

/**
 * Derives the token in the links for unsubscribing and changing preferences. It is the same in every email to an
 * address.
 */
export function unsubscribeToken(email: string): string {
  return hmac("newsletter-leave", email).toString("base64url");
}
