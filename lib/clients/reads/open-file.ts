import { listSafeContact } from "@/lib/booking/desk/queries/safe-contact";
import { fullName } from "@/lib/inquiry/person/person-name";
import { safeContactContext } from "@/lib/inquiry/safe-contact/columns";
import { record } from "@/lib/platform/audit/record";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { formatStoredPhone } from "@/lib/platform/contact/phone";
import { decrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { contactColumns, toContactValues } from "../contact-fields";
import type { ErasureCause, FileClient } from "../file";
import { fileAccess } from "../commands/access";
import { noteContext } from "../commands/write-note";

type Opened = { readonly state: "none" | "needs-reason" } | { readonly state: "open"; readonly client: FileClient };

/**
 * Opens a client's file and records the access in the audit log. Staff without the permission to read restricted notes
 * get the text of a restricted note only if they wrote it. "needs-reason" means that the client is not one of the staff
 * member's own clients, so the staff member must give a reason before the file is opened.
 */
export async function openFile(staff: Staff, id: string, now: Instant): Promise<Opened> {
  return db.$transaction(async (tx) => {
    const access = await fileAccess(tx, staff, id, now);
    if (access === "none" || access === "needs-reason") return { state: access };
    const row = await tx.client.findUnique({ where: { id }, select: columns });
    if (!row) return { state: "none" };
    await record(tx, staff, { action: "client.file-read", subjectKind: "client", subjectId: id, details: { access } });
    const { safeContactNoteCipher, notes, firstName, lastName, erasures, legalHolds, ...client } = row;
    const safeContactNote =
      safeContactNoteCipher === null ? undefined : decrypt(safeContactNoteCipher, safeContactContext("clients"));
    const readsRestricted = isAllowed(staff.role, "notes.read-restricted");
    return {
      state: "open",
      client: {
        ...client,
        name: fullName({ firstName, lastName }),
        erasure: erasures.map(({ erasedAt: at, cause, kept }) => ({ at, cause: cause as ErasureCause, kept }))[0],
        isHeld: legalHolds.length > 0 && isAllowed(staff.role, "legal-holds.manage"),
        phone: formatStoredPhone(client),
        contact: toContactValues(row, safeContactNote),
        safeContactNote,
        sources: await listSafeContact(id, tx),
        notes: notes.map(({ textCipher, author, ...note }) => ({
          ...note,
          author: author.name,
          text:
            !note.isRestricted || readsRestricted || author.id === staff.id
              ? decrypt(textCipher, noteContext)
              : undefined,
        })),
      },
    };
  });
}

const columns = {
  id: true,
  ...contactColumns,
  phoneE164: true,
  createdAt: true,
  version: true,
  erasures: { orderBy: { erasedAt: "desc" }, take: 1, select: { erasedAt: true, cause: true, kept: true } },
  legalHolds: { where: { liftedAt: null }, take: 1, select: { id: true } },
  notes: {
    orderBy: { createdAt: "desc" },
    select: {
      id: true,
      textCipher: true,
      isRestricted: true,
      createdAt: true,
      author: { select: { id: true, name: true } },
    },
  },
} as const;
