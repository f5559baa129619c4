import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { moneyOf } from "@/lib/money/account/payment-texts";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { emailedManageUrl } from "../change/manage-link";
import type { EmailDraft } from "./drafts";
import type { EmailBooking } from "./load";
import { dateOnly, shortDay } from "./times";

/** Tells the client what the bank has decided about a card payment. Staff read this email before it is sent. */
export function bankNewsDraft(booking: EmailBooking): EmailDraft {
  const { locale, reference, balance } = booking;
  const t = translatorFor(locale, "mail");
  if (!balance?.bankNews) throw new Error("There is no decision of the client's bank to write about");
  const amount = moneyOf(Math.max(0, -balance.owedMinor), balance, locale);
  return {
    subject: t("bankNews.subject", { day: dateOnly(booking) }),
    title: t(`bankNews.${balance.bankNews}.title`),
    lead: t(`bankNews.${balance.bankNews}.lead`, { day: shortDay(booking), amount }),
    blocks: [
      { kind: "text", text: t(`bankNews.${balance.bankNews}.text`) },
      { kind: "facts", rows: [{ term: t("facts.reference"), lines: [reference], emphasis: "code" }] },
      { kind: "link", label: t("bankNews.link"), href: emailedManageUrl(booking, locale) },
      { kind: "text", text: t("bankNews.questions", { phone: contact().phone }) },
      ...neverAsked(locale),
    ],
  };
}
