import type { SafeContactSource } from "@/lib/inquiry/safe-contact/union";
import { record } from "@/lib/platform/audit/record";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";

import { bookingSources, sourcesOfBooking } from "../queries/safe-contact";

export type BookingNotes = { readonly text: string | undefined; readonly sources: readonly SafeContactSource[] };

/**
 * Decrypts a booking's notes and the safe-contact notes that apply to the booking. The access is recorded before the
 * text is returned. Undefined if the staff member may not see the booking's personal details, or if there are no notes.
 */
export async function openNotes(staff: Staff, bookingId: string): Promise<BookingNotes | undefined> {
  const scope = scopeOf(staff, "bookings");
  if (!scope.hasPersonalDetails) return undefined;
  // Prisma reads the related rows with parallel queries. A transaction has only one connection, which cannot run
  // queries in parallel, so this query runs outside a transaction.
  const booking = await db.booking.findFirst({
    where: { ...withinScope(scope), id: bookingId },
    select: { notesCipher: true, ...bookingSources },
  });
  if (!booking) return undefined;
  const { notesCipher, ...given } = booking;
  const sources = sourcesOfBooking(given);
  if (notesCipher === null && sources.every(({ note }) => note === undefined)) return undefined;
  await db.$transaction((tx) =>
    record(
      tx,
      { kind: "staff", id: staff.id },
      { action: "booking.notes-read", subjectKind: "booking", subjectId: bookingId },
    ),
  );
  return {
    text: notesCipher === null ? undefined : decrypt(notesCipher, "bookings.notes"),
    sources,
  };
}
