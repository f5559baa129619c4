import { framedEmail } from "@/lib/firm/email-frame";
import { contact } from "@/lib/firm/legal";
import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Attachment, Email } from "@/lib/platform/mail/email";
import { isPlainName } from "@/lib/platform/mail/plain-name";
import type { Instant } from "@/lib/platform/time/instant";

import { calendarContentType, calendarFile } from "../calendar";
import { bankNewsDraft } from "./bank-news";
import { cancelledDraft, openDraft } from "./drafts";
import type { EmailDraft } from "./drafts";
import { invoiceReminderDraft } from "./invoice-reminder";
import { latePaymentDraft } from "./late-payment";
import type { EmailBooking } from "./load";
import { otherTimesDraft } from "./other-times";
import { paymentDueDraft } from "./payment-due";
import { paymentReceivedDraft } from "./payment-received";
import type { BookingEmailKind } from "./still-due";

/** Composes the email of this kind about the booking, in the visitor's language and time zone. */
export function composeBookingEmail(kind: BookingEmailKind, booking: EmailBooking, now: Instant): Email {
  const { locale, email, firstName, lastName } = booking;
  const t = translatorFor(locale, "mail");
  const { lead, ...draft } = draftOf(kind, booking);
  const isNamed = isPlainName(`${firstName} ${lastName}`);
  const greeting = isNamed ? t("greeting", { firstName, lastName }) : t("greetingPlain");
  return framedEmail({
    to: email,
    toName: isNamed ? `${firstName} ${lastName}` : "",
    fromName: t("sender"),
    replyTo: contact().email,
    locale,
    ...draft,
    opening: { greeting, lead },
    demoNotice: t("demo"),
    isDiscreet: isInstructed(booking.safeContact, "discreet"),
    attachments: hasCalendarFile(kind) ? [calendarAttachment(booking, now)] : [],
  });
}

/** Emails about payments, and those that ask for a choice, change nothing in the client's calendar. */
const withoutCalendarFile: readonly BookingEmailKind[] = [
  ...(["bank-news", "invoice-reminder", "late-payment", "payment-due", "payment-received"] as const),
  "other-times",
];

function hasCalendarFile(kind: BookingEmailKind): boolean {
  return !withoutCalendarFile.includes(kind);
}

function draftOf(kind: BookingEmailKind, booking: EmailBooking): EmailDraft {
  switch (kind) {
    case "confirmed":
    case "changed":
      return openDraft(kind, booking);
    case "reminder-24h":
    case "reminder-2h":
      return openDraft("reminder", booking);
    case "cancelled":
      return cancelledDraft(booking);
    case "invoice-reminder":
      return invoiceReminderDraft(booking);
    case "late-payment":
      return latePaymentDraft(booking);
    case "payment-due":
      return paymentDueDraft(booking);
    case "payment-received":
      return paymentReceivedDraft(booking);
    case "bank-news":
      return bankNewsDraft(booking);
    case "other-times":
      return otherTimesDraft(booking);
    default:
      return kind satisfies never;
  }
}

function calendarAttachment(booking: EmailBooking, now: Instant): Attachment {
  return {
    filename: translatorFor(booking.locale, "mail")("calendar.file"),
    contentType: calendarContentType(booking),
    content: calendarFile(booking, { locale: booking.locale, now }),
  };
}
