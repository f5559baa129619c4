import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import { wayForQuestions } from "../contact-methods";
import { firm } from "@/lib/firm/settings-snapshot";
import { statedHours } from "@/lib/firm/stated-facts";
import { bookingPriceNotes, placeOfInvoice } from "@/lib/money/account/payment-texts";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { endingOf } from "@/lib/platform/contact/phone";
import type { Block, Row } from "@/lib/platform/mail/body";
import { formatMoney, isCurrency, isFree } from "@/lib/platform/money/money";
import { msPerMinute } from "@/lib/platform/time/instant";

import type { EmailBooking } from "./load";
import { officeTime, visitorTime, zoneOf } from "./times";

/** The time in the visitor's zone, the time in the office's zone if that zone differs, and the reference. */
export function whenFacts(booking: EmailBooking): Block {
  const t = translatorFor(booking.locale, "mail");
  return {
    kind: "facts",
    rows: [
      timeRow(booking),
      ...timesInOffice(booking).map((line) => ({ term: t("facts.officeTime"), lines: [line] })),
      referenceRow(booking),
    ],
  };
}

/**
 * The time in the visitor's zone. It is labelled as the office's time if both zones are the same or the visitor's zone
 * is unknown.
 */
export function timeRow(booking: EmailBooking): Row {
  const term = isOfficeTime(booking) ? "facts.officeTime" : "facts.yourTime";
  return { term: translatorFor(booking.locale, "mail")(term), lines: visitorTime(booking) };
}

function isOfficeTime({ zone }: EmailBooking): boolean {
  return zone === statedHours(firm())?.zone;
}

/**
 * The name of the visitor's zone, followed by the appointment's time in the office's zone. If both zones are the same,
 * the text contains only the zone's name and the office's city. Until the office's zone is confirmed, the text does not
 * mention it.
 */
export function zones(booking: EmailBooking): string {
  const t = translatorFor(booking.locale, "mail");
  const stated = statedHours(firm());
  if (stated?.zone === booking.zone) {
    const city = stated.city[booking.locale];
    return capitalised(t("facts.inCity", { time: zoneOf(booking), city }), booking.locale);
  }
  const [office] = timesInOffice(booking);
  const text = office === undefined ? zoneOf(booking) : t("facts.zones", { zone: zoneOf(booking), office });
  return capitalised(text, booking.locale);
}

/** All facts about the appointment except its time. The price is the one that was agreed when the client booked. */
export function allFacts(booking: EmailBooking): Block {
  const t = translatorFor(booking.locale, "mail");
  return {
    kind: "facts",
    rows: [
      referenceRow(booking),
      { term: t("facts.with"), lines: [booking.adviser.name], isName: true },
      { term: t("facts.call"), lines: meetingLines(booking) },
      { term: t("facts.questions"), lines: [questionText(booking)] },
      {
        term: t("facts.service"),
        lines: [t("facts.serviceText", { service: booking.serviceName, minutes: minutesOf(booking) })],
      },
      { term: t("facts.price"), lines: priceLines(booking), emphasis: "bold" },
    ],
  };
}

/** How the meeting takes place, with the last digits of the phone number, the video link or the visiting address. */
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

/** Says how we contact the client if we have questions. The pages of the booking show the same sentence. */
function questionText(booking: EmailBooking): string {
  return translatorFor(booking.locale, "booking.questions")(wayForQuestions(booking));
}

function referenceRow({ locale, reference }: EmailBooking): Row {
  return { term: translatorFor(locale, "mail")("facts.reference"), lines: [reference], emphasis: "code" };
}

/** The time in the office's zone. Empty if the zone is the visitor's or not confirmed. */
function timesInOffice(booking: EmailBooking): readonly string[] {
  const stated = statedHours(firm());
  if (stated === null || stated.zone === booking.zone) return [];
  const { zone, city } = stated;
  const t = translatorFor(booking.locale, "mail");
  return [t("facts.inCity", { time: officeTime(booking, zone), city: city[booking.locale] })];
}

function priceLines(booking: EmailBooking): string[] {
  const t = translatorFor(booking.locale, "mail");
  if (isFree(booking.priceMinor)) return [t("facts.free", { minutes: minutesOf(booking) })];
  if (!isCurrency(booking.currency)) throw new Error("The site does not support the booking's currency");
  const price = formatMoney(booking.priceMinor, booking.currency, booking.locale);
  const { locale, balance } = booking;
  return [t("facts.agreed", { price }), ...bookingPriceNotes(booking, locale), ...placeOfInvoice(balance, locale)];
}

function minutesOf({ startsAt, endsAt }: EmailBooking): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / msPerMinute);
}
