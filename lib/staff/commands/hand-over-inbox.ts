import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";

const settledStates = ["answered", "closed", "not_for_us"] as const;

/** The condition on messages and leads of this staff member that still need an answer. */
export const openItemsOf = (ownerId: string) => ({ ownerId, state: { notIn: [...settledStates] } });

type HandOver = { readonly from: string; readonly to: string };

/** Passes the open messages and leads of one staff member to another, for an absence or the end of an account. Returns their number. */
export async function handOverInbox(tx: Tx, by: Staff, { from, to }: HandOver): Promise<number> {
  const change = { where: openItemsOf(from), data: { ownerId: to } };
  const { count: messages } = await tx.contactMessage.updateMany(change);
  const { count: leads } = await tx.lead.updateMany(change);
  const details = { to, messages, leads };
  await record(tx, by, { action: "staff.inbox-handed-over", subjectKind: "staff", subjectId: from, details });
  return messages + leads;
}
