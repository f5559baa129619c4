import { abandonReply } from "@/lib/inquiry/inbox/commands/deliver-reply";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { lockFailedEmail } from "../queries";
import type { GiveUpReason } from "../schema";

/**
 * Removes the job of a failed email from the queue, so that the email is never sent. If the email was a reply to an
 * inbox item, the item waits for an answer again. RESOURCE_CONFLICT: the job sends no email, or it no longer counts as
 * failed, for example because its email was sent. A job that sends no email does maintenance and must not be skipped.
 */
export async function giveUp(
  staff: Staff,
  { id, reason }: { readonly id: string; readonly reason: GiveUpReason },
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    const job = await lockFailedEmail(tx, id);
    if (!job) return fail("RESOURCE_CONFLICT");
    await tx.$executeRaw`select graphile_worker.complete_jobs(array[${id}::bigint])`;
    await tx.$executeRaw`delete from dead_jobs where job_id = ${id}::bigint`;
    if (job.task === "inquiry-reply") await abandonReply(tx, { entryId: String(job.payload.entryId), by: staff, now });
    const details = { task: job.task, reason };
    await record(tx, staff, { action: "job.given-up", subjectKind: "job", subjectId: id, details });
    return ok(null);
  });
}
