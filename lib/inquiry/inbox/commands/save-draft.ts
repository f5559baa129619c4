import { mayReadItem } from "../../scope/queries";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { itemColumn, kindOf } from "../item";
import type { ItemKind } from "../item";
import { draftContext } from "../queries/draft";

/** Saves the staff member's draft of a reply. An empty text deletes the draft. Other staff members do not see it. */
export async function saveDraft(
  staff: Staff,
  { reference, text }: { readonly reference: string; readonly text: string },
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  const kind = kindOf(reference);
  if (kind === undefined) return fail("RESOURCE_NOT_FOUND");
  return db.$transaction(async (tx) => {
    const item = await (kind === "message"
      ? tx.contactMessage.findUnique({ where: { reference }, select: { id: true } })
      : tx.lead.findUnique({ where: { reference }, select: { id: true } }));
    if (!item || !(await mayReadItem(tx, staff, reference))) return fail("RESOURCE_NOT_FOUND");
    await storeDraft(tx, staff, { kind, id: item.id, text }, now);
    return ok(null);
  });
}

type Draft = { readonly kind: ItemKind; readonly id: string; readonly text: string };

/** Replaces the staff member's draft of a reply as part of a transaction. An empty text deletes the draft. */
export async function storeDraft(tx: Tx, { id: staffId }: Staff, { kind, id, text }: Draft, now: Instant) {
  const of = { ...itemColumn(kind, id), staffId };
  await tx.inquiryDraft.deleteMany({ where: of });
  if (text === "") return;
  const textCipher = encrypt(text, draftContext);
  await tx.inquiryDraft.createMany({ data: [{ ...of, textCipher, savedAt: new Date(now) }], skipDuplicates: true });
}
