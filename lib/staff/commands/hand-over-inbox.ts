import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

const settledStates = ["answered", "closed", "not_for_us"] as const;

/** Returns the database condition for a staff member's messages and leads that still need an answer. */
export const openItemsOf = (ownerId: string) => ({ ownerId, state: { notIn: [...settledStates] } });

type HandOver = { readonly from: string; readonly to: string; readonly now: Instant };

/**
 * Assigns a staff member's open messages and leads to a colleague, because the staff member's account is being
 * deactivated. Records the change in each thread. Returns the number of assigned messages and leads.
 */
export async function handOverInbox(tx: Tx, by: Staff, { from, to, now }: HandOver): Promise<number> {
  const change = { where: openItemsOf(from), data: { ownerId: to }, select: { id: true, version: true } };
  const messages = await tx.contactMessage.updateManyAndReturn(change);
  const leads = await tx.lead.updateManyAndReturn(change);
  const entry = { kind: "assigned", staffId: by.id, at: new Date(now), facts: { ownerId: to } };
  await tx.inquiryEntry.createMany({
    data: [
      ...messages.map(({ id, version }) => ({ ...entry, contactMessageId: id, version })),
      ...leads.map(({ id, version }) => ({ ...entry, leadId: id, version })),
    ],
  });
  for (const { id } of messages)
    await record(tx, by, { action: "contact-message.assigned", subjectKind: "contact-message", subjectId: id });
  for (const { id } of leads) await record(tx, by, { action: "lead.assigned", subjectKind: "lead", subjectId: id });
  const details = { to, messages: messages.length, leads: leads.length };
  await record(tx, by, { action: "staff.inbox-handed-over", subjectKind: "staff", subjectId: from, details });
  return messages.length + leads.length;
}
