import { record } from "@/lib/platform/audit/record";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { staffNoteContext } from "../staff-notes";

/**
 * Excludes erased clients. The erasure has deleted the notes about their bookings. A note that is written afterwards
 * would never be deleted.
 */
const notErased = { erasures: { none: {} } } as const;

type Note = {
  readonly reference: string;
  readonly text: string;
  /** The version of the author's own note that the page shows. 0 means that there is no note yet. */
  readonly noteVersion: number;
};

/**
 * Saves the author's note about a booking and returns the note's new version. The page saves the note each time the
 * author stops typing, so only the first save is recorded in the audit log. RESOURCE_CONFLICT: the author saved the
 * note in another window.
 */
export async function writeNote(
  staff: Staff,
  { reference, text, noteVersion }: Note,
  now: Instant,
): Promise<Result<number, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const booking = await tx.booking.findFirst({
      where: { ...withinScope(scopeOf(staff, "bookings")), reference, client: notErased },
      select: { id: true },
    });
    if (!booking) return fail("RESOURCE_NOT_FOUND");
    const own = { bookingId: booking.id, authorId: staff.id };
    const textCipher = encrypt(text, staffNoteContext);
    const editedAt = new Date(now);
    if (noteVersion > 0) {
      const { count } = await tx.bookingNote.updateMany({
        where: { ...own, version: noteVersion },
        data: { textCipher, editedAt, version: { increment: 1 } },
      });
      return count === 1 ? ok(noteVersion + 1) : fail("RESOURCE_CONFLICT");
    }
    const { count } = await tx.bookingNote.createMany({
      data: [{ ...own, textCipher, createdAt: editedAt, editedAt }],
      skipDuplicates: true,
    });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    await record(tx, staff, { action: "booking.note-written", subjectKind: "booking", subjectId: booking.id });
    return ok(1);
  });
}
