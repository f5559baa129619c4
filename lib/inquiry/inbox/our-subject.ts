import { locales } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

/** What email programs in English, German and French write before the subject of an answer or a forwarded email. */
const prefixes = /^(?:(?:re|aw|antw|rép|réf|tr|fwd?|wg)(?:\[\d{1,3}\])?\s?:\s*)+/iu;

/** Whether a received email has the subject of an email that we send to clients, so that it tells staff nothing new. */
export function isOurSubject(subject: string): boolean {
  const own = subject.trim().replace(prefixes, "").trim();
  return locales.some((locale) => {
    const [t, tMail] = [translatorFor(locale, "mail.inquiry"), translatorFor(locale, "mail")];
    const sent = [t("reply.subject"), t("sender.subject")];
    return sent.some((one) => one === own || tMail("demoSubject", { subject: one }) === own);
  });
}
