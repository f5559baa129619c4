import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { hmac } from "@/lib/platform/security/keys";

export { hashToken, isTokenShaped } from "@/lib/platform/security/token";

/**
 * The token of a booking's manage link. The token is derived from the booking's id, so emails can contain the token
 * although the database stores only its hash.
 */
export function manageToken(bookingId: string): string {
  return hmac("manage-token", bookingId).toString("base64url");
}

/** The full address of a booking's manage page. */
export function manageUrl(bookingId: string, locale: Locale): string {
  return absoluteUrl(locale, `/booking/manage/${manageToken(bookingId)}`);
}

/** The address for emails, which includes the email mark. */
export function emailedManageUrl(bookingId: string, locale: Locale): string {
  return absoluteUrl(locale, `/booking/manage/${emailedToken(bookingId)}`);
}

const separator = "~";

/**
 * The token in emails. The token ends with a mark that no page and no API response contains. A visitor who uses a link
 * with the mark can therefore read the mailbox. The link also works without the mark.
 */
export function emailedToken(bookingId: string): string {
  return `${manageToken(bookingId)}${separator}${emailMark(bookingId)}`;
}

/** Removes the email mark from a link's token. */
export function tokenOf(link: string): string {
  return link.split(separator, 1)[0] ?? "";
}

/** Whether the link to this booking came by email. */
export function isEmailed(link: string, bookingId: string): boolean {
  return link === emailedToken(bookingId);
}

function emailMark(bookingId: string): string {
  return hmac("emailed-manage-link", bookingId).toString("base64url").slice(0, 22);
}
