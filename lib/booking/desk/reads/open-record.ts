import { namesOther } from "@/lib/inquiry/person/other-person";
import { fullName } from "@/lib/inquiry/person/person-name";
import { safeContactContext, sourceColumns } from "@/lib/inquiry/safe-contact/columns";
import { record } from "@/lib/platform/audit/record";
import { recordBookingReading } from "@/lib/platform/auth/access-record";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { formatStoredPhone } from "@/lib/platform/contact/phone";
import { decrypt } from "@/lib/platform/security/encryption";

import { bookingSources, sourcesOfBooking } from "../queries/safe-contact";
import { staffNoteContext } from "../staff-notes";

/**
 * Reads one booking within the staff member's scope. If the staff member may see personal details, the booking's
 * encrypted texts are decrypted, and reading them is recorded in the audit log. Reading a colleague's booking is
 * recorded even if it has no texts. Returns undefined when the scope does
 * not include the booking.
 */
export async function openBookingRecord(staff: Staff, reference: string) {
  const scope = scopeOf(staff, "bookings");
  // Prisma reads the related rows in parallel. A transaction has only one connection, so this query runs outside a
  // transaction.
  const row = await db.booking.findFirst({ where: { ...withinScope(scope), reference }, select: recordFields });
  if (!row) return undefined;
  const { notesCipher, safeContactNoteCipher, cancelReasonCipher, outsideRulesReasonCipher, staffNotes, ...fields } =
    row;
  const {
    firstName,
    lastName,
    email,
    phone,
    phoneE164,
    callerWords,
    safeContact,
    client,
    contactMessage,
    lead,
    ...booking
  } = fields;
  if (!scope.hasPersonalDetails) return { ...booking, personal: null };

  const sources = sourcesOfBooking(row);
  const text = (cipher: Uint8Array | null, context: string) => (cipher === null ? undefined : decrypt(cipher, context));
  const hasTexts =
    staffNotes.length > 0 ||
    sources.some(({ note }) => note !== undefined) ||
    [notesCipher, cancelReasonCipher, outsideRulesReasonCipher].some((each) => each !== null);
  if (hasTexts)
    await db.$transaction((tx) =>
      record(tx, staff, { action: "booking.notes-read", subjectKind: "booking", subjectId: booking.id }),
    );
  else await recordBookingReading(staff, { id: booking.id, adviserId: booking.adviser.id }, "booking");
  return {
    ...booking,
    personal: {
      name: fullName({ firstName, lastName }),
      firstName,
      email,
      // Prefers the E.164 number, because a number without a country code can only be dialled within its country.
      phone: formatStoredPhone({ phone, phoneE164 }),
      typedPhone: phone,
      phoneE164,
      callerWords,
      safeContact,
      /**
       * The safe-contact instructions of the client, of the booking, and of the message or lead that led to the
       * booking.
       */
      sources,
      clientId: client.id,
      /** How the booking differs from the client's file, if it names another person. */
      otherPerson: namesOther(row, client),
      /** Whether the client has an open legal hold. False for staff who may not see legal holds. */
      isHeld: client.legalHolds.length > 0 && isAllowed(staff.role, "legal-holds.manage"),
      /** The erasure of the client's data, which also removed the client's contact details from the booking. */
      erasure: client.erasures.map(({ erasedAt: at, cause, kept }) => ({ at, cause: cause as "request", kept }))[0],
      clientSince: client.createdAt,
      ...(await countMeetings(client.id)),
      notes: text(notesCipher, "bookings.notes"),
      safeContactNote: text(safeContactNoteCipher, safeContactContext("bookings")),
      cancelReason: text(cancelReasonCipher, "bookings.cancel_reason"),
      outsideRulesReason: text(outsideRulesReasonCipher, "bookings.outside_rules_reason"),
      staffNotes: staffNotes.map(({ textCipher, author, ...note }) => ({
        ...note,
        author: author.name,
        isOwn: author.id === staff.id,
        text: decrypt(textCipher, staffNoteContext),
      })),
    },
  };
}

async function countMeetings(clientId: string) {
  const counts = await db.booking.groupBy({
    by: ["status"],
    where: { clientId, status: { in: ["completed", "no_show"] } },
    _count: { _all: true },
  });
  const of = (status: string) => counts.find((each) => each.status === status)?._count._all ?? 0;
  return { held: of("completed"), missed: of("no_show") };
}

const recordFields = {
  id: true,
  version: true,
  status: true,
  sequence: true,
  isTest: true,
  startsAt: true,
  endsAt: true,
  zone: true,
  locale: true,
  priceMinor: true,
  currency: true,
  priceKind: true,
  paymentDueAt: true,
  preferredContact: true,
  meetingMode: true,
  adviserReason: true,
  termsAcceptedAt: true,
  privacyConsentAt: true,
  cancelledAt: true,
  completedAt: true,
  noShowAt: true,
  createdAt: true,
  outsideRules: true,
  serviceId: true,
  adConsentAt: true,
  adConsentVersion: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  phoneE164: true,
  callerWords: true,
  notesCipher: true,
  ...bookingSources,
  cancelReasonCipher: true,
  outsideRulesReasonCipher: true,
  bookedBy: { select: { name: true } },
  adviser: { select: { id: true, name: true } },
  client: {
    select: {
      id: true,
      createdAt: true,
      firstName: true,
      lastName: true,
      phone: true,
      phoneE164: true,
      ...sourceColumns,
      legalHolds: { where: { liftedAt: null }, take: 1, select: { id: true } },
      erasures: { orderBy: { erasedAt: "desc" }, take: 1, select: { erasedAt: true, cause: true, kept: true } },
    },
  },
  points: { select: { point: true } },
  _count: { select: { invoices: true } },
  payments: {
    orderBy: { createdAt: "asc" },
    select: {
      id: true,
      amountMinor: true,
      refundedMinor: true,
      currency: true,
      state: true,
      dispute: true,
      provider: true,
      paidAt: true,
    },
  },
  staffNotes: {
    orderBy: { createdAt: "asc" },
    select: { id: true, textCipher: true, version: true, editedAt: true, author: { select: { id: true, name: true } } },
  },
} as const;
