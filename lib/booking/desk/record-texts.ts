import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoment, formatMomentShort } from "@/lib/platform/time/format";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { HistoryEvent } from "./queries/history";
import type { ExplainedStart } from "./slot-explanation";

type Clock = { readonly locale: Locale; readonly zone: string };

const eventKeys = {
  "booking.confirmed": "confirmed",
  "booking.booked-by-staff": "booked",
  "booking.imported": "imported",
  "booking.reassigned": "reassigned",
  "booking.cancelled": "cancelled",
  "booking.withdrawn": "withdrawn",
  "booking.restored": "restored",
  "booking.kept-unpaid": "keptUnpaid",
  "booking.completed": "completed",
  "booking.no-show": "noShow",
  "booking.outcome-undone": "undone",
  "booking.note-written": "note",
  "booking.point-covered": "pointCovered",
  "booking.point-reopened": "pointReopened",
  "booking.confirmation-resent": "resent",
  "booking.text-sent-by-hand": "textByHand",
  "booking.times-offered": "timesOffered",
  "booking.offer-reminded": "offerReminded",
  "booking.time-kept": "timeKept",
  "invoice.issued": "invoiced",
  "invoice.credited": "credited",
  "payment.recorded": "paid",
  "payment.refunded": "refunded",
  "payment.removed": "paymentRemoved",
  "email.confirmed": "emailConfirmed",
  "email.changed": "emailChanged",
  "email.cancelled": "emailCancelled",
  "email.reminder-24h": "emailReminder",
  "email.reminder-2h": "emailReminder",
  "email.invoice-reminder": "emailInvoiceReminder",
  "email.late-payment": "emailLatePayment",
  "email.payment-due": "emailPaymentDue",
  "email.payment-received": "emailPaymentReceived",
  "email.bank-news": "emailBankNews",
  "payment.warned": "warned",
  "payment.disputed": "disputed",
  "payment.client-told": "clientTold",
  "payment.client-reminded": "clientReminded",
  "booking.client-changed": "separated",
  "booking.ad-consent-withdrawn": "adConsentWithdrawn",
} as const;

/** Describes one event of the history of a booking: what happened, when, and who did it. */
export function historyText(event: HistoryEvent, clock: Clock): { readonly text: string; readonly note: string } {
  const t = translatorFor(clock.locale, "bookings");
  const at = formatMoment(event.at.getTime(), clock);
  const by = actorText(event, clock.locale);
  return { text: eventText(event, clock), note: by === undefined ? at : `${at}, ${by}` };

  function eventText({ action, details, by: actor }: HistoryEvent, { zone, locale }: Clock): string {
    if (action === "booking.moved" && typeof details.to === "string")
      return t("events.moved", { time: formatMomentShort(Date.parse(details.to), { locale, zone }) });
    if (action === "booking.contact-changed")
      return t("events.contact", { fields: fieldNames(details.fields, locale) });
    if (action === "booking.confirmed" && actor?.kind === "staff") return t("events.booked");
    return t(`events.${action in eventKeys ? eventKeys[action as keyof typeof eventKeys] : "other"}`);
  }
}

/** Says who caused the event, such as "by Priya Raman" or "by the client". Undefined if the event is a sent email. */
function actorText({ by }: HistoryEvent, locale: Locale): string | undefined {
  const t = translatorFor(locale, "bookings.record");
  if (by === null) return undefined;
  if (by.name !== null) return t("byName", { name: by.name });
  return t(by.kind === "visitor" ? "byClient" : "bySystem");
}

function fieldNames(fields: unknown, locale: Locale): string {
  const t = translatorFor(locale, "bookings.contact");
  const names = typeof fields === "string" ? fields.split(",") : [];
  const knownNames = names.filter((name): name is "phone" =>
    /^(phone|email|preferredContact|safeContact|safeContactNote)$/.test(name),
  );
  return knownNames.map((name) => t(name)).join(", ");
}

/** Says in words how soon an appointment begins, or that the appointment has begun or is over. */
export function distanceText(start: Instant, end: Instant, { now, locale }: { now: Instant; locale: Locale }): string {
  const t = translatorFor(locale, "bookings.record");
  if (end <= now) return t("past");
  if (start <= now) return t("now");
  const left = start - now;
  if (left < msPerHour) return t("inMinutes", { count: Math.max(1, Math.round(left / msPerMinute)) });
  return left < 2 * msPerDay
    ? t("inHours", { count: Math.round(left / msPerHour) })
    : t("inDays", { count: Math.round(left / msPerDay) });
}

/**
 * Formats the times of an explanation. The explanation says for each adviser whether an appointment can start at
 * `start`, and if not, why.
 */
export function explanationTexts({ start, advisers, nearest }: ExplainedStart, clock: Clock) {
  return {
    time: formatMomentShort(start, clock),
    advisers,
    nearest: nearest.map((slot) => ({ time: formatMomentShort(slot.start, clock), adviser: slot.adviser })),
  };
}
