import { contact, officeAddress } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { isInstructed } from "@/lib/inquiry/safe-contact-names";
import { env } from "@/lib/platform/env";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Attachment, Email } from "@/lib/platform/mail/email";
import { isPlainName } from "@/lib/platform/mail/plain-name";
import { renderEmail } from "@/lib/platform/mail/render";
import type { Instant } from "@/lib/platform/time/instant";

import { calendarContentType, calendarFile } from "../calendar";
import { writeCancelled } from "./cancelled";
import { writeChanged } from "./changed";
import { writeConfirmed } from "./confirmed";
import type { EmailWriter } from "./kinds";
import type { EmailBooking } from "./load";
import { writeReminder } from "./reminder";
import type { BookingEmailKind } from "./standing";

const writers: Readonly<Record<BookingEmailKind, EmailWriter>> = {
  confirmed: writeConfirmed,
  changed: writeChanged,
  cancelled: writeCancelled,
  "reminder-24h": writeReminder,
  "reminder-2h": writeReminder,
};

/** The email of this kind about the booking, in its visitor's language and zone. */
export function composeBookingEmail(kind: BookingEmailKind, booking: EmailBooking, now: Instant): Email {
  const { locale, email, firstName, lastName } = booking;
  const t = translatorFor(locale, "mail");
  const { subject, title, blocks } = writers[kind](booking);
  const isNamed = isPlainName(`${firstName} ${lastName}`);
  const greeting = isNamed ? t("greeting", { firstName, lastName }) : t("greetingPlain");
  const isDemo = env().SITE_MODE === "demo";
  return {
    to: email,
    toName: isNamed ? `${firstName} ${lastName}` : "",
    fromName: t("sender"),
    replyTo: contact().email,
    locale,
    subject,
    ...renderEmail({
      locale,
      title,
      notice: isDemo ? t("demo") : undefined,
      blocks: [{ kind: "text", text: greeting }, ...blocks],
      // A client who hides from the reader of this mailbox is not given away by the firm's name.
      footer: isInstructed(booking.safeContact, "discreet") ? [] : [firm().legalName, ...officeAddress(locale)],
    }),
    attachments: [calendarAttachment(booking, now)],
    headers: {},
  };
}

function calendarAttachment(booking: EmailBooking, now: Instant): Attachment {
  return {
    filename: translatorFor(booking.locale, "mail")("calendar.file"),
    contentType: calendarContentType(booking),
    content: calendarFile(booking, { locale: booking.locale, now }),
  };
}
