import { contact, officeAddress } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { env } from "@/lib/platform/env";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { renderEmail } from "@/lib/platform/mail/render";
import type { Block } from "@/lib/platform/mail/render";

import { isOpen } from "../states";
import { emailedManageUrl } from "../view";
import type { EmailBooking } from "./load";
import { neverAsked, reach } from "./sections";
import { shortDay, visitorTime } from "./times";

/**
 * One email in place of several: the present state of each booking, in the language of the first. It names nobody and tells
 * no reference, since many bookings at once are most likely a stranger's doing.
 */
export function composeSummary(bookings: readonly EmailBooking[]): Email {
  const [first] = bookings;
  if (!first) throw new Error("A summary of no bookings");
  const { locale, email } = first;
  const t = translatorFor(locale, "mail");
  return {
    to: email,
    toName: "",
    fromName: t("sender"),
    replyTo: contact().email,
    locale,
    subject: t("summary.subject"),
    ...renderEmail({
      locale,
      title: t("summary.title"),
      notice: env().SITE_MODE === "demo" ? t("demo") : undefined,
      blocks: [
        { kind: "text", text: t("greetingPlain") },
        { kind: "text", text: t("summary.lead") },
        ...bookings.flatMap((booking) => stateOf({ ...booking, locale })),
        { kind: "text", text: t("summary.notYou") },
        ...neverAsked(first),
        ...reach(first),
      ],
      footer: [firm().legalName, ...officeAddress(locale)],
    }),
    attachments: [],
    headers: {},
  };
}

function stateOf(booking: EmailBooking): Block[] {
  const t = translatorFor(booking.locale, "mail");
  const rows = [
    { term: t("summary.state"), lines: [isOpen(booking) ? t("summary.open") : t("summary.cancelled")] },
    { term: t("facts.yourTime"), lines: visitorTime(booking) },
  ];
  const link: Block[] = isOpen(booking)
    ? [{ kind: "link", label: t("manage.link"), href: emailedManageUrl(booking.id, booking.locale) }]
    : [];
  return [{ kind: "title", text: shortDay(booking) }, { kind: "facts", rows }, ...link];
}
