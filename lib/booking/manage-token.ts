import { hmac } from "@/lib/platform/security/keys";

export { hashToken, isTokenShaped } from "@/lib/platform/security/token";

/** The token of a booking's manage link: made anew from the id whenever a letter needs it, stored only as a hash. */
export function manageToken(bookingId: string): string {
  return hmac("manage-token", bookingId).toString("base64url");
}
