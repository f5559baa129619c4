import { framedEmail } from "@/lib/firm/email-frame";
import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import { moneyOf } from "../../account/payment-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDay } from "@/lib/platform/time/format";

type FeeEmail = {
  readonly to: string;
  readonly locale: Locale;
  readonly safeContact: readonly string[];
  /** The case's reference. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly dueOn: Day;
  readonly invoiceNumber: string;
  /** Whether this email is a reminder of an unpaid invoice. */
  readonly isReminder: boolean;
  /** The URL of the page of the booking that the invoice belongs to. This page shows the invoice and how to pay it. */
  readonly page: string;
};

/**
 * Composes the email that links to the invoice for a success fee. Like every email about money, it contains no bank
 * details. Its subject line does not reveal that the email is about a fee.
 */
export function composeFeeEmail({ to, locale, safeContact, reference, page, isReminder, ...fee }: FeeEmail): Email {
  const t = translatorFor(locale, "mail.fee");
  const tInvoice = translatorFor(locale, "mail.invoiceReminder");
  const tCase = translatorFor(locale, "mail.case");
  return framedEmail({
    to,
    fromName: tCase("fromName"),
    replyTo: contact().email,
    locale,
    subject: tCase("subject"),
    title: isReminder ? tInvoice("title") : t("title"),
    opening: { greeting: translatorFor(locale, "mail")("greetingPlain"), lead: t(isReminder ? "reminder" : "lead") },
    blocks: [
      {
        kind: "facts",
        rows: [
          { term: t("amount"), lines: [moneyOf(fee.amountMinor, fee, locale)], emphasis: "bold" },
          { term: t("due"), lines: [formatCalendarDay(fee.dueOn, locale)] },
          { term: tInvoice("invoice"), lines: [fee.invoiceNumber] },
          { term: tCase("reference"), lines: [reference], emphasis: "code" },
        ],
      },
      { kind: "text", text: t("why") },
      { kind: "text", text: tInvoice("how") },
      { kind: "link", label: tInvoice("link"), href: page },
      ...(isReminder ? [{ kind: "note" as const, text: tInvoice("ignore") }] : []),
      { kind: "text", text: t("questions", { phone: contact().phone }) },
      ...neverAsked(locale),
    ],
    demoNotice: tCase("demo"),
    isDiscreet: isInstructed(safeContact, "discreet"),
  });
}
