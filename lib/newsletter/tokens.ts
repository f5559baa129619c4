import { hmac } from "@/lib/platform/security/keys";

// Do not change the first arguments of `hmac`. They are part of the tokens, so the links in old emails would stop
// working.

/**
 * Derives the token of a confirmation link from the id of the subscription request. Only the token's hash is stored.
 */
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
