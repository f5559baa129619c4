import { framedEmail } from "@/lib/firm/email-frame";
import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { statedHours } from "@/lib/firm/stated-facts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { formatDay, formatTime } from "@/lib/platform/time/format";

import type { Inquiry } from "../queries";
import { isInstructed } from "../safe-contact/names";

/**
 * Confirms to the sender that the message has arrived. The email repeats no typed text and no name, because another
 * person may have typed the address. The subject does not say what the message is about, because other people may see
 * the recipient's screen.
 */
export function composeReceipt({
  reference,
  email,
  locale,
  createdAt,
  kind,
  safeContact,
}: Inquiry & { readonly email: string }): Email {
  const t = translatorFor(locale, "mail.inquiry");
  const next = isInstructed(safeContact, "emailOnly")
    ? [t("sender.nextAnswerEmail")]
    : [t("sender.nextAnswer"), t("sender.nextCall")];
  return framedEmail({
    to: email,
    fromName: t("fromName"),
    replyTo: contact().email,
    locale,
    subject: t("sender.subject", { reference }),
    title: t("sender.title"),
    opening: {
      greeting: translatorFor(locale, "mail")("greetingPlain"),
      lead: t(kind === "contact" ? "sender.leadContact" : "sender.leadRequest"),
    },
    blocks: [
      {
        kind: "facts",
        rows: [
          { term: t("reference"), lines: [reference], emphasis: "code" },
          { term: t("received"), lines: [officeTime(createdAt, locale)] },
        ],
      },
      { kind: "title", text: t("sender.nextTitle") },
      { kind: "list", items: [t("sender.nextRead"), ...next] },
      { kind: "title", text: t("sender.meanwhileTitle") },
      { kind: "list", items: [t("sender.bank"), t("sender.police"), t("sender.keep")] },
      ...neverAsked(locale),
      { kind: "text", text: t("sender.notYou") },
    ],
    demoNotice: t("demo"),
    isDiscreet: isInstructed(safeContact, "discreet"),
  });
}

/** The time in the office's zone. Until that zone is confirmed, the day is followed by the time in UTC. */
function officeTime(at: Date, locale: Locale): string {
  const t = translatorFor(locale, "mail.inquiry");
  const stated = statedHours(firm());
  const clock = { locale, zone: stated?.zone ?? "UTC" };
  const [day, time] = [formatDay(at.getTime(), clock), formatTime(at.getTime(), clock)];
  return stated ? t("when", { day, time, city: stated.city[locale] }) : `${day}, ${time} (UTC)`;
}
