import { hmac } from "@/lib/platform/security/keys";

// Do not change the first arguments of these HMACs. Otherwise the links in old emails would stop working.

/** Derives the token in the confirmation link of a request from the request's id. Only the token's hash is stored. */
export function confirmToken(consentId: string): string {
  return hmac("newsletter-confirm", consentId).toString("base64url");
}

/**
 * Derives the token in the links for unsubscribing and changing preferences. All emails to an address have the same
 * token.
 */
export function unsubscribeToken(email: string): string {
  return hmac("newsletter-leave", email).toString("base64url");
}
