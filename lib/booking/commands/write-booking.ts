import { randomUUID } from "node:crypto";

import { setSetupMark } from "@/lib/firm/commands/setup-marks";
import { safeContactColumns } from "@/lib/inquiry/safe-contact/columns";
import { record, recordAndEnqueue } from "@/lib/platform/audit/record";
import { Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { insertInto } from "@/lib/platform/db/insert";
import { issueInvoice } from "@/lib/money/account/commands/issue-invoice";
import { sealAddress } from "@/lib/money/account/invoice/sealed-address";
import { paymentTerm } from "@/lib/money/account/term";
import { toE164 } from "@/lib/platform/contact/phone";
import { encrypt } from "@/lib/platform/security/encryption";
import { hashToken } from "@/lib/platform/security/token";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { AdviserCandidate } from "../adviser-candidates";
import type { BookingRequest, StaffBooking } from "../booking-request";
import { drawCallerWords } from "../caller/caller-words";
import { bookingEmailJobs, cardDeadlineJobs, invoiceReminderJob } from "../email-jobs";
import { manageToken } from "../change/manage-link";
import type { BookingSnapshot } from "../queries/bookings";
import { findNamesake } from "../desk/queries/namesake";
import { newReference } from "../reference";
import { hasWithdrawalRight, needsEarlyStart } from "../change/withdrawal";

type NewBooking = {
  readonly id: string;
  readonly request: BookingRequest;
  readonly adviser: AdviserCandidate;
  readonly now: Instant;
};

/**
 * Writes the client, the booking, the audit row and the email jobs. Also writes the invoice if the booking is paid by
 * invoice. A test is never paid. The same transaction must already have reserved the time for the booking's id.
 */
export async function writeBooking(tx: Tx, { id, request, adviser, now }: NewBooking): Promise<BookingSnapshot> {
  const { service, start, details, zone, locale, price, clientId, byStaff, consumerLaw, testedBy } = request;
  const isTest = testedBy !== undefined;
  const contract = { consumerLaw, priceMinor: price.minor };
  const isEarly = needsEarlyStart({ ...contract, start, zone, concludedAt: now });
  const contact = contactColumns(request);
  const startsAt = new Date(start);
  const offered = isTest ? undefined : paymentTerm({ priceMinor: price.minor, startsAt }, now);
  // A caller cannot pay by card on the phone. If a caller's booking would have to be paid by card, it is therefore
  // confirmed at once, without a payment deadline.
  const term = byStaff && offered?.way === "card" ? undefined : offered;
  const snapshot = {
    id,
    reference: newReference(),
    status: term ? ("awaiting_payment" as const) : ("confirmed" as const),
    startsAt,
    endsAt: new Date(start + service.minutes * msPerMinute),
    zone,
    priceMinor: price.minor,
    currency: price.currency,
    callerWords: drawCallerWords(locale),
  };
  const newClient = insertInto("clients", {
    ...contact,
    ...safeContactColumns("clients", request.safeContact),
    locale,
    zone,
    // The file of a test is kept apart, also if a client has the administrator's address.
    ...(isTest ? { isTest, sharesMailbox: true } : {}),
  });
  // An existing client is not changed, because any visitor can type another person's email address. The update sets the
  // email address to itself only to make the database return the id.
  const knownId = isTest ? undefined : (clientId ?? (await findNamesake(tx, details)));
  const client = knownId
    ? Prisma.sql`select ${knownId}::uuid as id`
    : Prisma.sql`${newClient} on conflict (email) where not shares_mailbox do update set email = excluded.email returning id`;
  const booking = insertInto("bookings", {
    ...snapshot,
    ...contact,
    ...safeContactColumns("bookings", request.safeContact),
    clientId: Prisma.sql`(select id from client)`,
    serviceId: service.id,
    adviserId: adviser.id,
    adviserReason: adviser.reason,
    locale,
    isNewClient: details.isNewClient,
    meetingMode: request.meetingMode,
    leadId: byStaff?.inquiry?.kind === "lead" ? byStaff.inquiry.id : (request.leadId ?? null),
    contactMessageId: byStaff?.inquiry?.kind === "message" ? byStaff.inquiry.id : null,
    priceKind: request.priceKind ?? "initial",
    paymentDueAt: term?.dueAt ?? null,
    bookedById: byStaff?.staffId ?? null,
    outsideRules: [...(byStaff?.outside?.rules ?? [])],
    outsideRulesReasonCipher: byStaff?.outside
      ? encrypt(byStaff.outside.reason, "bookings.outside_rules_reason")
      : null,
    notesCipher: details.additionalNotes ? encrypt(details.additionalNotes, "bookings.notes") : null,
    preparedCipher: request.prepared ? encrypt(JSON.stringify(request.prepared), "bookings.prepared") : null,
    manageTokenHash: hashToken(manageToken(id)),
    termsAcceptedAt: new Date(now),
    privacyConsentAt: new Date(now),
    invoiceAddressCipher: term && request.invoiceAddress ? sealAddress(request.invoiceAddress) : null,
    consumerLaw,
    isTest,
    ...request.attribution,
    // The confirmation email contains the instructions. A caller without an email address does not get them.
    withdrawalInformedAt: hasWithdrawalRight(contract) && details.email !== null ? new Date(now) : null,
    earlyStartRequestedAt: request.requestsEarlyStart && isEarly ? new Date(now) : null,
  });
  const change = { client, booking };
  const emailsClient = details.email !== null;
  const jobs =
    term?.way === "card"
      ? cardDeadlineJobs(id, term.dueAt)
      : [
          ...bookingEmailJobs({ id, startsAt, sequence: 0, kind: "confirmed", now, emailsClient }),
          ...(term?.remindAt && emailsClient ? [invoiceReminderJob(id, term.remindAt)] : []),
        ];
  await recordAndEnqueue(tx, byStaff ? { kind: "staff", id: byStaff.staffId } : { kind: "visitor" }, {
    action: "booking.confirmed",
    subjectKind: "booking",
    subjectId: id,
    // Callers accept the terms and the privacy notice by phone, so the audit row records that form of consent.
    ...(byStaff && { details: { consent: "phone", rules: (byStaff.outside?.rules ?? []).join(" ") } }),
    jobs,
    change,
  });
  if (term?.way === "invoice") await issueInvoice(tx, { kind: "system" }, { bookingId: id, now });
  if (testedBy !== undefined) await setSetupMark({ mark: "test-booking", staffId: testedBy, now }, tx);
  if (byStaff?.inquiry) await answerInquiry(tx, byStaff.staffId, byStaff.inquiry, now);
  return { ...snapshot, adviser: { id: adviser.id, name: adviser.name } };
}

/**
 * Marks an inquiry (a message or a request for help) as answered, because it led to a booking. Changes only an inquiry
 * in the state "received".
 */
async function answerInquiry(
  tx: Tx,
  staffId: string,
  { kind, id }: NonNullable<StaffBooking["inquiry"]>,
  now: Instant,
): Promise<void> {
  const change = { where: { id, state: "received" }, data: { state: "answered", answeredAt: new Date(now) } } as const;
  const { count } = kind === "message" ? await tx.contactMessage.updateMany(change) : await tx.lead.updateMany(change);
  if (count === 0) return;
  const subjectKind = kind === "message" ? "contact-message" : "lead";
  await record(tx, { kind: "staff", id: staffId }, { action: `${subjectKind}.answered`, subjectKind, subjectId: id });
}

/** Creates the booking's id before its row exists, because the time is reserved for this id first. */
export function newBookingId(): string {
  return randomUUID();
}

/** Returns the contact columns that the tables of bookings and clients share. */
function contactColumns({ details }: BookingRequest) {
  return {
    email: details.email,
    firstName: details.firstName,
    lastName: details.lastName,
    phone: details.phone,
    phoneE164: toE164(details.phone, details.phoneCountry) ?? null,
    dateOfBirth: details.dateOfBirth === undefined ? null : new Date(details.dateOfBirth),
    preferredContact: details.preferredContactMethod,
  };
}
