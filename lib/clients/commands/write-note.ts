import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { mayOpenFile } from "./access";

/** The encryption context of notes about clients. */
export const noteContext = "client_notes.text";

type Note = { readonly id: string; readonly text: string; readonly isRestricted: boolean };

/** Adds a note to the file of the client with this id. RESOURCE_NOT_FOUND: the file is not open to the staff member. */
export async function writeNote(
  staff: Staff,
  { id, text, isRestricted }: Note,
  now: Instant,
): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    if (!(await mayOpenFile(staff, id, now, tx))) return fail("RESOURCE_NOT_FOUND");
    await tx.clientNote.create({
      data: {
        clientId: id,
        authorId: staff.id,
        textCipher: encrypt(text, noteContext),
        isRestricted,
        createdAt: new Date(now),
      },
      select: { id: true },
    });
    await record(tx, staff, { action: "client.note-written", subjectKind: "client", subjectId: id });
    return ok(id);
  });
}
