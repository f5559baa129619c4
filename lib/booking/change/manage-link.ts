import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { hmac } from "@/lib/platform/security/keys";

/**
 * The token of a booking's manage link. The token can always be computed again from the booking's id and a secret key.
 * Emails can therefore contain the token although the database stores only its hash.
 */
export function manageToken(bookingId: string): string {
  return hmac("manage-token", bookingId).toString("base64url");
}

/** The full URL of a booking's manage page. */
export function manageUrl(bookingId: string, locale: Locale): string {
  return absoluteUrl(locale, `/booking/manage/${manageToken(bookingId)}`);
}

/** `email` is the address to which the link is sent. */
type Emailed = { readonly id: string; readonly email: string };

/**
 * The full URL of a booking's manage page as it is written in emails. It ends with the email mark (see `emailedToken`).
 */
export function emailedManageUrl(booking: Emailed, locale: Locale): string {
  return absoluteUrl(locale, `/booking/manage/${emailedToken(booking)}`);
}

const separator = "~";

/**
 * The token of the manage link in emails. It ends with the email mark, which depends on the address. Visitors get this
 * mark only by email, so using a link with the mark proves access to the mailbox of that address. The link also works
 * without the mark.
 */
export function emailedToken(booking: Emailed): string {
  return `${manageToken(booking.id)}${separator}${emailMark(booking)}`;
}

/** Removes the email mark from a link's token. */
export function tokenOf(link: string): string {
  return link.split(separator, 1)[0] ?? "";
}

/** Whether the link to this booking came by email to this address. */
export function isEmailed(link: string, booking: Emailed): boolean {
  return link === emailedToken(booking);
}

function emailMark({ id, email }: Emailed): string {
  return hmac("emailed-manage-link", `${id} ${email}`).toString("base64url").slice(0, 22);
}
