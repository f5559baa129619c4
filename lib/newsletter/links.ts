import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";

import { confirmToken, leaveToken } from "./tokens";

/** The full addresses that emails carry. Opening one changes nothing; its page has the button. */

export function confirmUrl(consentId: string, locale: Locale): string {
  return absoluteUrl(locale, `/newsletter/confirm/${confirmToken(consentId)}`);
}

export function unsubscribeUrl(email: string, locale: Locale): string {
  return absoluteUrl(locale, `/newsletter/unsubscribe/${leaveToken(email)}`);
}

export function preferencesUrl(email: string, locale: Locale): string {
  return absoluteUrl(locale, `/newsletter/preferences/${leaveToken(email)}`);
}
