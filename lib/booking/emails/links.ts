import { contact, officeAddress } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { renderEmail } from "@/lib/platform/mail/render";
import type { Block } from "@/lib/platform/mail/render";

import { emailedManageUrl } from "../view";
import { whenFacts } from "./facts";
import type { EmailBooking } from "./load";
import { neverAsked, reach } from "./sections";
import { shortDay } from "./times";

/**
 * The links of an address's coming bookings, to that address. It names nobody: whoever asked may be a stranger, and the
 * names in the bookings were typed by whoever booked.
 */
export function composeLinks(
  { email, locale }: { readonly email: string; readonly locale: Locale },
  bookings: readonly EmailBooking[],
): Email {
  const t = translatorFor(locale, "mail");
  const [first] = bookings;
  return {
    to: email,
    toName: "",
    fromName: t("sender"),
    replyTo: contact().email,
    locale,
    subject: t("links.subject"),
    ...renderEmail({
      locale,
      title: t("links.title"),
      notice: env().SITE_MODE === "demo" ? t("demo") : undefined,
      blocks: [
        { kind: "text", text: t("greetingPlain") },
        { kind: "text", text: t("links.lead") },
        ...bookings.flatMap(oneOf),
        { kind: "text", text: t("links.notYou") },
        ...(first ? [...neverAsked(first), ...reach(first)] : []),
      ],
      footer: [firm().legalName, ...officeAddress(locale)],
    }),
    attachments: [],
    headers: {},
  };
}

function oneOf(booking: EmailBooking): Block[] {
  const t = translatorFor(booking.locale, "mail");
  return [
    { kind: "title", text: shortDay(booking) },
    whenFacts(booking),
    { kind: "link", label: t("manage.link"), href: emailedManageUrl(booking.id, booking.locale) },
  ];
}
