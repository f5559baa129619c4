import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { findRecipient } from "@/lib/staff/queries";

import { composeTestEmail } from "../emails/payment-facts";

/** Queues a test email to the staff member's own address. */
export async function requestMailTest(by: Staff, now: Instant): Promise<Result<null>> {
  return db.$transaction(async (tx) => {
    const { id } = await tx.mailTest.create({
      data: { staffUserId: by.id, requestedAt: new Date(now) },
      select: { id: true },
    });
    await enqueue(tx, { task: "test-email", payload: { testId: id } });
    await record(tx, by, {
      action: "firm.mail-tested",
      subjectKind: "firm",
      subjectId: env().FIRM_PROFILE,
      details: { test: id },
    });
    return ok(null);
  });
}

/** Sends a test email and stores the result. It is tried once: a test that is repeated in secret would tell nothing. */
export async function sendTestEmail({ testId }: PayloadOf<"test-email">, now: Instant, by?: Mailer): Promise<void> {
  const test = await db.mailTest.findUnique({ where: { id: testId, finishedAt: null }, select: { staffUserId: true } });
  if (!test) return;
  const result = await send(test.staffUserId);
  await db.mailTest.update({
    where: { id: testId },
    data: { finishedAt: new Date(now), ...result },
    select: { id: true },
  });

  async function send(staffId: string) {
    try {
      const outcome = await deliverOnce(`test-email:${testId}`, composeTestEmail(await findRecipient(staffId)), by);
      return { outcome: outcome === "suppressed" ? "suppressed" : "sent" };
    } catch (error) {
      return { outcome: "failed", error: reasonOf(error) };
    }
  }
}

/** What the mail server or the network answered, such as "ECONNREFUSED" or "535 Authentication failed". */
function reasonOf(error: unknown): string {
  const { code, response, message } = error as Partial<Record<"code" | "response" | "message", unknown>>;
  const parts = [code, response ?? message].filter((part) => typeof part === "string");
  return (
    parts
      .join(": ")
      .replaceAll(/\p{Cc}+/gu, " ")
      .slice(0, 200) || "unknown"
  );
}
