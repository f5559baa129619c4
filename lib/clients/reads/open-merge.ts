import { safeContactContext } from "@/lib/inquiry/safe-contact/columns";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { contactColumns, toContactValues } from "../contact-fields";
import type { MergePage, MergeSide } from "../file";
import { mergeFields } from "../merge-fields";
import { countRecords } from "../queries/merges";
import { fileAccess } from "../commands/access";

/**
 * Reads two client files side by side and records both accesses. The state "needs-reason" means that the staff member
 * must first give a reason for opening one of the files, because it is the file of a colleague's client. Undefined if
 * both ids are the same, or if one of the clients does not exist, is outside the staff member's scope, or has been
 * merged into another client.
 */
export async function openMerge(
  staff: Staff,
  { id, otherId }: { readonly id: string; readonly otherId: string },
  now: Instant,
): Promise<MergePage | undefined> {
  if (id === otherId) return undefined;
  return db.$transaction(async (tx) => {
    const opened: { readonly side: MergeSide; readonly access: string }[] = [];
    for (const clientId of [id, otherId]) {
      const row = await tx.client.findUnique({ where: { id: clientId, mergedIntoId: null }, select: columns });
      const access = await fileAccess(tx, staff, clientId, now);
      if (!row || access === "none") return undefined;
      if (access === "needs-reason") return { state: access, id: clientId };
      const { version, createdAt: since, safeContactNoteCipher } = row;
      const note = safeContactNoteCipher ? decrypt(safeContactNoteCipher, safeContactContext("clients")) : undefined;
      const values = toContactValues(row, note);
      const records = await countRecords(tx, clientId);
      opened.push({ side: { id: clientId, version, since, values, records }, access });
    }
    const [kept, other] = opened.map(({ side }) => side);
    if (!kept || !other) return undefined;
    for (const { side, access } of opened)
      await record(tx, staff, {
        action: "client.file-read",
        subjectKind: "client",
        subjectId: side.id,
        details: { access },
      });
    // If the kept file has no value for a field, preselects the other file's value, so that the value is not lost.
    const preset = mergeFields.filter((field) => kept.values[field] === "" && other.values[field] !== "");
    return { state: "open", kept, other, preset };
  });
}

const columns = {
  version: true,
  createdAt: true,
  ...contactColumns,
} as const;
