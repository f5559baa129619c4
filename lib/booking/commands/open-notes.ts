import { safeContactContext } from "@/lib/inquiry/safe-contact-columns";
import { record } from "@/lib/platform/audit/record";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";

export type BookingNotes = { readonly text: string | undefined; readonly safeContact: string | undefined };

/**
 * Decrypts a booking's notes and safe-contact note for a staff member whose scope includes it. The access is recorded
 * before the text is returned. Undefined when no booking within the scope has this id, or when it has no notes.
 */
export async function openNotes(staff: Staff, bookingId: string): Promise<BookingNotes | undefined> {
  const scope = scopeOf(staff, "bookings");
  if (!scope.hasPersonalDetails) return undefined;
  return db.$transaction(async (tx) => {
    const booking = await tx.booking.findFirst({
      where: { ...withinScope(scope), id: bookingId },
      select: { notesCipher: true, safeContactNoteCipher: true },
    });
    const { notesCipher = null, safeContactNoteCipher = null } = booking ?? {};
    if (notesCipher === null && safeContactNoteCipher === null) return undefined;
    await record(
      tx,
      { kind: "staff", id: staff.id },
      { action: "booking.notes-read", subjectKind: "booking", subjectId: bookingId },
    );
    return {
      text: notesCipher === null ? undefined : decrypt(notesCipher, "bookings.notes"),
      safeContact:
        safeContactNoteCipher === null ? undefined : decrypt(safeContactNoteCipher, safeContactContext("bookings")),
    };
  });
}
