import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { hashToken } from "@/lib/platform/security/token";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** Whoever refuses an email they never asked for is left alone this long, whoever types the address again. */
const quietDays = 30;

type Leaving = { readonly token: string; /** No email ever again, whoever asks. */ readonly isForGood: boolean };

/**
 * Ends the subscription of an address and everything of it that waits for confirmation. Again is as good as once.
 * RESOURCE_NOT_FOUND: no address of ours has this link.
 */
export async function leave({ token, isForGood }: Leaving, now: Instant): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  const leaveHash = hashToken(token);
  return db.$transaction(async (tx) => {
    // Consents before subscribers, the order in which confirming locks them.
    const waiting = await tx.newsletterConsent.deleteMany({ where: { leaveHash, confirmedAt: null } });
    const subscriberId = await end(tx, leaveHash, now);
    const isUnasked = waiting.count > 0 && subscriberId === undefined;
    if (waiting.count === 0 && subscriberId === undefined && !(await isSuppressed(tx, leaveHash)))
      return fail("RESOURCE_NOT_FOUND");
    if (isForGood || isUnasked) await suppress(tx, leaveHash, isForGood ? null : new Date(now + quietDays * msPerDay));
    return ok(null);
  });
}

/** Ends the subscription if there is one that stands; gives the id also of one that has ended before. */
async function end(tx: Tx, leaveHash: Uint8Array<ArrayBuffer>, now: Instant): Promise<string | undefined> {
  const [ended] = await tx.newsletterSubscriber.updateManyAndReturn({
    where: { leaveHash, state: "confirmed" },
    data: { state: "ended", endedAt: new Date(now), firstName: null, lastName: null, interests: [] },
    select: { id: true },
  });
  if (!ended) return (await tx.newsletterSubscriber.findUnique({ where: { leaveHash }, select: { id: true } }))?.id;
  // The proof stays, of what was agreed and when; names and interests are no part of it.
  await tx.newsletterConsent.updateMany({
    where: { subscriberId: ended.id },
    data: { firstName: null, lastName: null, interests: [] },
  });
  await record(tx, { kind: "visitor" }, { action: "newsletter.ended", subjectKind: "subscriber", subjectId: ended.id });
  return ended.id;
}

async function isSuppressed(tx: Tx, leaveHash: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return (await tx.newsletterSuppression.count({ where: { leaveHash } })) > 0;
}

/** A wish for good is not shortened by a later one. */
async function suppress(tx: Tx, leaveHash: Uint8Array<ArrayBuffer>, until: Date | null): Promise<void> {
  await tx.$executeRaw`
    insert into newsletter_suppressions (leave_hash, until) values (${leaveHash}, ${until})
    on conflict (leave_hash) do update set until = case
      when newsletter_suppressions.until is null or excluded.until is null then null
      else greatest(newsletter_suppressions.until, excluded.until) end`;
}
