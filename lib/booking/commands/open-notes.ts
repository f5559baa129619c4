import { record } from "@/lib/platform/audit/record";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";

/**
 * Decrypts a booking's notes for a staff member whose scope includes it. The reading is recorded before the text is returned.
 * Undefined where there is no such booking within the scope, or no notes.
 */
export async function openNotes(staff: Staff, bookingId: string): Promise<string | undefined> {
  const scope = scopeOf(staff, "bookings");
  if (!scope.hasPersonalDetails) return undefined;
  return db.$transaction(async (tx) => {
    const booking = await tx.booking.findFirst({ where: { ...withinScope(scope), id: bookingId }, select: { notesCipher: true } });
    if (!booking?.notesCipher) return undefined;
    await record(tx, { kind: "staff", id: staff.id }, { action: "booking.notes-read", subjectKind: "booking", subjectId: bookingId });
    return decrypt(booking.notesCipher, "bookings.notes");
  });
}
