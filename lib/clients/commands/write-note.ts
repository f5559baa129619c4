import { createHash } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { lockFile, mayOpenFile } from "./access";

/** The encryption context of notes about clients. */
export const noteContext = "client_notes.text";

type Note = {
  readonly id: string;
  readonly text: string;
  readonly isRestricted: boolean;
  readonly requestKey?: string | undefined;
};

/**
 * Adds a note to the client's file, once for each request key. `id` is the client's id. RESOURCE_NOT_FOUND: the file is
 * not open to the staff member, or the client's data was erased.
 */
export async function writeNote(
  staff: Staff,
  { id, text, isRestricted, requestKey }: Note,
  now: Instant,
): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  try {
    return await db.$transaction(async (tx) => {
      if (!(await lockFile(tx, id)) || !(await mayOpenFile(staff, id, now, tx))) return fail("RESOURCE_NOT_FOUND");
      await tx.clientNote.create({
        data: {
          ...(requestKey !== undefined && { id: noteIdOf(staff, requestKey) }),
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
  } catch (error) {
    if (isDuplicate(error)) return ok(id);
    throw error;
  }
}

/**
 * Derives the note's id from its author and the request key. A repeated request gets the same id, so the database
 * refuses to store the note twice.
 */
function noteIdOf(staff: Staff, requestKey: string): string {
  const hex = createHash("sha256").update(`${staff.id} ${requestKey}`).digest("hex");
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
