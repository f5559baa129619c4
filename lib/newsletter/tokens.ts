import { hmac } from "@/lib/platform/security/keys";

/** The token of one asking's confirmation link: made anew from the id for its email, stored only as a hash. */
export function confirmToken(consentId: string): string {
  return hmac("newsletter-confirm", consentId).toString("base64url");
}

/** The token by which an address leaves or changes its wishes. It belongs to the address, so the link in any email, however old, works. */
export function leaveToken(email: string): string {
  return hmac("newsletter-leave", email).toString("base64url");
}
