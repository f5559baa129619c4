import { hmac } from "@/lib/platform/security/keys";

export { hashToken, isTokenShaped } from "@/lib/platform/security/token";

/** The token of a booking's manage link: made anew from the id whenever an email needs it, stored only as a hash. */
export function manageToken(bookingId: string): string {
  return hmac("manage-token", bookingId).toString("base64url");
}

const separator = "~";

/**
 * The token as emails carry it, with a mark that no page and no answer of the API shows: a visitor who acts with the mark
 * reads the mailbox. The link works without the mark too.
 */
export function emailedToken(bookingId: string): string {
  return `${manageToken(bookingId)}${separator}${markOf(bookingId)}`;
}

/** The token of a link, with or without a mark. */
export function tokenOf(link: string): string {
  return link.split(separator, 1)[0] ?? "";
}

/** Whether the link to this booking came by email. */
export function isEmailed(link: string, bookingId: string): boolean {
  return link === emailedToken(bookingId);
}

function markOf(bookingId: string): string {
  return hmac("emailed-manage-link", bookingId).toString("base64url").slice(0, 22);
}
