import { framedEmail } from "@/lib/firm/email-frame";
import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Block } from "@/lib/platform/mail/body";

import { isOpen } from "../states";
import { emailedManageUrl } from "../change/manage-link";
import { timeRow, whenFacts } from "./facts";
import type { EmailBooking } from "./load";
import { shortDay } from "./times";

type Recipient = { readonly email: string; readonly locale: Locale };

/** Composes an email with the manage link of each coming booking that was made with the recipient's email address. */
export function composeLinks(recipient: Recipient, bookings: readonly EmailBooking[]): Email {
  return listEmail("links", recipient, bookings.flatMap(linkBlocks));
}

/**
 * Composes one email about several bookings with the same email address. It shows the current state of each booking, in
 * the language of the first booking. This email replaces the separate emails about the bookings once the address has
 * reached its email limit. An address that reaches the limit may have been typed by a stranger, so the email does not
 * contain the references of the bookings.
 */
export function composeSummary(bookings: readonly EmailBooking[]): Email {
  const [first] = bookings;
  if (!first) throw new Error("A summary needs at least one booking");
  const { locale } = first;
  return listEmail(
    "summary",
    first,
    bookings.flatMap((booking) => stateBlocks({ ...booking, locale })),
  );
}

/** The greeting contains no name, because a stranger may have typed the names in the bookings. */
function listEmail(kind: "links" | "summary", { email, locale }: Recipient, list: readonly Block[]): Email {
  const t = translatorFor(locale, "mail");
  return framedEmail({
    to: email,
    fromName: t("sender"),
    replyTo: contact().email,
    locale,
    subject: t(`${kind}.subject`),
    title: t(`${kind}.title`),
    opening: { greeting: t("greetingPlain"), lead: t(`${kind}.lead`) },
    blocks: [...list, { kind: "text", text: t(`${kind}.notYou`) }, ...neverAsked(locale)],
    demoNotice: t("demo"),
  });
}

function linkBlocks(booking: EmailBooking): Block[] {
  return [
    { kind: "title", text: capitalised(shortDay(booking), booking.locale) },
    whenFacts(booking),
    manageLink(booking),
  ];
}

function stateBlocks(booking: EmailBooking): Block[] {
  const t = translatorFor(booking.locale, "mail");
  const rows = [
    { term: t("summary.state"), lines: [isOpen(booking) ? t("summary.open") : t("summary.cancelled")] },
    timeRow(booking),
  ];
  return [
    { kind: "title", text: capitalised(shortDay(booking), booking.locale) },
    { kind: "facts", rows },
    ...(isOpen(booking) ? [manageLink(booking)] : []),
  ];
}

function manageLink(booking: EmailBooking): Block {
  const { locale } = booking;
  return { kind: "link", label: translatorFor(locale, "mail")("manage.link"), href: emailedManageUrl(booking, locale) };
}
