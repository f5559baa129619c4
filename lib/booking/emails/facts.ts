import { isInstructed } from "@/lib/inquiry/safe-contact-names";
import { priceNotes } from "@/lib/firm/price-notes";
import { firm } from "@/lib/firm/settings-snapshot";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Block } from "@/lib/platform/mail/render";
import { formatMoney, isCurrency, isFree } from "@/lib/platform/money/money";
import { msPerMinute } from "@/lib/platform/time/instant";

import type { EmailBooking } from "./load";
import { officeTime, visitorTime } from "./times";

/** The facts of every email: the time in both zones, and the reference. */
export function whenFacts(booking: EmailBooking): Block {
  return { kind: "facts", rows: whenRows(booking) };
}

/** All facts of the appointment: time, adviser, meeting mode, service and the price at the time of booking. */
export function allFacts(booking: EmailBooking): Block {
  const t = translatorFor(booking.locale, "mail");
  return {
    kind: "facts",
    rows: [
      ...whenRows(booking),
      { term: t("facts.with"), lines: [booking.adviser.name] },
      { term: t("facts.call"), lines: meetingLines(booking) },
      {
        term: t("facts.service"),
        lines: [t("facts.serviceText", { service: booking.serviceName, minutes: minutesOf(booking) })],
      },
      { term: t("facts.price"), lines: priceLines(booking) },
    ],
  };
}

/** The meeting mode with the phone number, link or address for it. */
function meetingLines(booking: EmailBooking): string[] {
  const t = translatorFor(booking.locale, "mail");
  const others = isInstructed(booking.safeContact, "emailOnly") ? [t("facts.emailOnly")] : [];
  if (booking.meetingMode === "video") {
    const { videoUrl } = booking.adviser;
    return [...(videoUrl === null ? [t("facts.videoMissing")] : [t("facts.videoText"), videoUrl]), ...others];
  }
  if (booking.meetingMode === "in-person") {
    const address = firm().visitingAddress?.[booking.locale];
    return [...(address ? [t("facts.inPersonText"), ...address] : [t("facts.addressMissing")]), ...others];
  }
  return [t("facts.callText", { ending: endingOf(booking.phone) }), ...others];
}

function whenRows(booking: EmailBooking) {
  const t = translatorFor(booking.locale, "mail");
  const { zone, city } = firm();
  return [
    { term: t("facts.yourTime"), lines: visitorTime(booking) },
    {
      term: t("facts.officeTime"),
      lines: [t("facts.inCity", { time: officeTime(booking, zone), city: city[booking.locale] })],
    },
    { term: t("facts.reference"), lines: [booking.reference] },
  ];
}

function priceLines(booking: EmailBooking): string[] {
  const t = translatorFor(booking.locale, "mail");
  if (isFree(booking.priceMinor)) return [t("facts.free", { minutes: minutesOf(booking) })];
  if (!isCurrency(booking.currency)) throw new Error("A booking in a currency that the price book does not know");
  const price = formatMoney(booking.priceMinor, booking.currency, booking.locale);
  const text = booking.status === "awaiting_payment" ? t("facts.unpaid", { price }) : t("facts.agreed", { price });
  return [text, ...priceNotes(booking.priceMinor, booking.locale)];
}

/** The last four digits are enough to notice a wrong number, and do not reveal the number to a wrong recipient. */
function endingOf(phone: string): string {
  return phone.replace(/\D/g, "").slice(-4);
}

function minutesOf({ startsAt, endsAt }: EmailBooking): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / msPerMinute);
}
