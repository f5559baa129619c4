import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";

import { itemColumn } from "../item";
import type { ItemKind } from "../item";

export const draftContext = "inquiry_drafts.text";

type Item = { readonly kind: ItemKind; readonly id: string };

/** Reads the staff member's unsent reply to an item. */
export async function readDraft({ id: staffId }: Staff, { kind, id }: Item, tx: Tx = db) {
  const row = await tx.inquiryDraft.findFirst({ where: { ...itemColumn(kind, id), staffId } });
  return row ? { text: decrypt(row.textCipher, draftContext), savedAt: row.savedAt } : undefined;
}
