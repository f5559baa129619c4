import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatDayLong, formatMoment, formatTimeRange } from "@/lib/platform/time/format";

import { emailedManageUrl } from "../change/manage-link";
import type { EmailDraft } from "./drafts";
import { whenFacts } from "./facts";
import type { EmailBooking } from "./load";
import { dateOnly, shortDay, startTime, zoneOf } from "./times";

/**
 * Asks the client to choose one of the times that are reserved for them, because the present time is closed. The
 * present time stays theirs until they have chosen.
 */
export function otherTimesDraft(booking: EmailBooking): EmailDraft {
  const { locale, zone, adviser, offer } = booking;
  const t = translatorFor(locale, "mail.otherTimes");
  if (!offer) throw new Error("There are no other times to write about");
  const clock = { locale, zone };
  const lineOf = ({ start, end, adviser: name }: (typeof offer.times)[number]) => {
    const time = t("time", { day: formatDayLong(start, clock), hours: formatTimeRange({ start, end }, clock) });
    return capitalised(name === adviser.name ? time : t("withAdviser", { moment: time, adviser: name }), locale);
  };
  return {
    subject: t("subject", { day: dateOnly(booking) }),
    title: t("title"),
    lead: t("lead", { day: shortDay(booking), time: startTime(booking) }),
    blocks: [
      { kind: "title", text: t("times", { zone: zoneOf(booking) }) },
      { kind: "list", items: offer.times.map(lineOf) },
      { kind: "text", text: t("until", { moment: formatMoment(offer.until, clock) }) },
      { kind: "link", label: t("link"), href: emailedManageUrl(booking, locale) },
      { kind: "text", text: t("else", { phone: contact().phone }) },
      { kind: "title", text: t("present") },
      whenFacts(booking),
      ...neverAsked(locale),
    ],
  };
}
