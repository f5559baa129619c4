import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { profile } from "@/lib/firm/profile";
import { balanceText } from "@/lib/money/account/payment-texts";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Block } from "@/lib/platform/mail/body";
import { formatDay, formatTime } from "@/lib/platform/time/format";

import { openClientMessage } from "../desk/client-message";
import { bookAgain } from "./book-again";
import { whenFacts, zones } from "./facts";
import type { EmailBooking } from "./load";
import { wholeAppointment, withdrawalInstructions } from "./sections";
import { dateOnly, dayAndHours, shortDay, startTime } from "./times";

/**
 * The part of an email that depends on its kind. A locked phone shows the subject and the first lines of the email, so
 * neither may reveal what the appointment is about.
 */
export type EmailDraft = {
  readonly subject: string;
  readonly kicker?: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
};

/**
 * Drafts an email about an open appointment. The title is the time, because readers look for the time first. The email
 * contains everything about the appointment, so that the reader can delete earlier emails. A reminder states the date,
 * because the word "tomorrow" would be wrong in a delayed email.
 */
export function openDraft(kind: "confirmed" | "changed" | "reminder", booking: EmailBooking): EmailDraft {
  const t = translatorFor(booking.locale, "mail");
  const when = { day: shortDay(booking), time: startTime(booking) };
  return {
    subject: t(`${kind}.subject`, { day: dateOnly(booking) }),
    kicker: t(`${kind}.title`),
    title: dayAndHours(booking),
    subtitle: zones(booking),
    lead: [t(`${kind}.lead`, when), ...(kind === "changed" ? newAdviser(booking) : [])].join(" "),
    blocks: [
      ...(kind === "changed" ? messageBlocks(booking) : []),
      ...wholeAppointment(booking),
      ...(kind === "reminder" ? [] : withdrawalInstructions(booking)),
    ],
  };
}

/** The sentence that names the new adviser after a move. */
function newAdviser({ locale, adviser, hasNewAdviser }: EmailBooking): string[] {
  return hasNewAdviser ? [translatorFor(locale, "mail")("changed.adviser", { adviser: adviser.name })] : [];
}

/**
 * Drafts the email about a cancelled appointment. There are separate drafts for a withdrawal and for a time that was
 * released because a card payment did not arrive.
 */
export function cancelledDraft(booking: EmailBooking): EmailDraft {
  if (booking.withdrawnAt !== null) return withdrawnDraft(booking, booking.withdrawnAt);
  if (wasReleased(booking)) return releasedDraft(booking);
  const t = translatorFor(booking.locale, "mail");
  const day = shortDay(booking);
  const costs: Block[] = profile().cancellation.feeMinor === 0 ? [{ kind: "text", text: t("cancelled.free") }] : [];
  return {
    subject: t("cancelled.subject", { day: dateOnly(booking) }),
    title: t("cancelled.title"),
    lead: t(booking.meetingMode === "phone" ? "cancelled.lead" : "cancelled.leadMeeting", { day }),
    blocks: [
      ...messageBlocks(booking),
      whenFacts(booking),
      ...costs,
      ...(booking.balance ? [{ kind: "text" as const, text: balanceText(booking.balance, booking.locale) }] : []),
      { kind: "text", text: t("cancelled.unexpected", { phone: contact().phone }) },
      ...(booking.isBookingOpen === false ? [] : [{ kind: "text" as const, text: t("cancelled.again") }]),
      ...bookAgain(booking),
      ...neverAsked(booking.locale),
    ],
  };
}

/**
 * Tells whether the time was released because a card payment did not arrive. A booking with a balance was invoiced or
 * paid, so it was cancelled for another reason.
 */
function wasReleased({ paymentDueAt, cancelledAt, balance }: EmailBooking): boolean {
  return paymentDueAt !== null && cancelledAt !== null && !balance && cancelledAt >= paymentDueAt;
}

function releasedDraft(booking: EmailBooking): EmailDraft {
  const t = translatorFor(booking.locale, "mail");
  return {
    subject: t("released.subject", { day: dateOnly(booking) }),
    title: t("released.title"),
    lead: t("released.lead", { day: shortDay(booking) }),
    blocks: [whenFacts(booking), ...bookAgain(booking), ...neverAsked(booking.locale)],
  };
}

/**
 * The receipt of a withdrawal, required by § 356a (4) BGB. It states the client's declaration, and the day and time
 * when the declaration arrived.
 */
function withdrawnDraft(booking: EmailBooking, at: Date): EmailDraft {
  const t = translatorFor(booking.locale, "mail");
  const { locale, firstName, lastName, serviceName, reference, zone, consumerLaw: law } = booking;
  const clock = { locale, zone };
  const hasBegun = String(booking.startsAt <= at);
  const received = { hasBegun, day: formatDay(at.getTime(), clock), time: formatTime(at.getTime(), clock) };
  const name = `${firstName} ${lastName}`;
  return {
    subject: t("withdrawn.subject", { law, day: received.day }),
    title: t("withdrawn.title", { law }),
    lead: t("withdrawn.lead", received),
    blocks: [
      { kind: "title", text: t("withdrawn.declarationTitle") },
      { kind: "text", text: t("withdrawn.declaration", { law, name, service: serviceName, reference }) },
      whenFacts(booking),
      { kind: "text", text: t("withdrawn.effect") },
      ...(booking.balance ? [{ kind: "text" as const, text: balanceText(booking.balance, locale) }] : []),
      { kind: "text", text: t("cancelled.unexpected", { phone: contact().phone }) },
      ...neverAsked(locale),
    ],
  };
}

/** The text from staff about the change, under a heading that says that the office wrote it. */
function messageBlocks(booking: EmailBooking): Block[] {
  const text = openClientMessage(booking);
  if (text === undefined) return [];
  return [
    { kind: "title", text: translatorFor(booking.locale, "mail")("staffMessage") },
    { kind: "text", text },
  ];
}
