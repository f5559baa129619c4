import { addAnchor } from "@/lib/platform/audit/anchors";
import { hex } from "@/lib/platform/audit/seal-values";
import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import type { Instant } from "@/lib/platform/time/instant";
import { findRecipient } from "@/lib/staff/queries";

import { composeAnchor } from "../emails/anchor";

/** Anchors the newest seal, and queues the email with it. */
export async function anchorAudit(now: Instant): Promise<void> {
  const anchor = await addAnchor(now);
  if (anchor) await db.$transaction((tx) => enqueue(tx, { task: "audit-anchor-email", payload: { seq: anchor.seq } }));
}

/** The delivery key of an anchor's email. */
export const anchorKey = (seq: number | bigint) => `audit-anchor-email:${seq}`;

/** Sends an anchor to the address for the office's alerts. */
export async function sendAnchor(seq: number, by?: Mailer): Promise<void> {
  const anchor = await db.auditAnchor.findUnique({ where: { seq }, select: { chainHash: true } });
  if (!anchor) return;
  const email = composeAnchor(await findRecipient(), { seq, chain: hex(anchor.chainHash) });
  await deliverOnce(anchorKey(seq), email, by);
}
