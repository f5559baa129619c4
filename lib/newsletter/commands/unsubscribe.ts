import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { hashToken } from "@/lib/platform/security/token";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * The number of days for which newsletter emails to an address are suppressed after its owner has rejected an
 * unconfirmed subscription request.
 */
const suppressionDays = 30;

type Request = {
  readonly token: string;
  /** Suppresses all newsletter emails to the address permanently. */
  readonly isPermanent: boolean;
};

/**
 * Ends the subscription of an email address and deletes the address's unconfirmed subscription requests. If the address
 * has such requests but no active subscription, newsletter emails to it are suppressed for 30 days. Unsubscribing again
 * also succeeds. RESOURCE_NOT_FOUND: the token does not belong to a stored email address.
 */
export async function unsubscribe(
  { token, isPermanent }: Request,
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  const unsubscribeHash = hashToken(token);
  return db.$transaction(async (tx) => {
    // Consents are locked before subscribers. `confirmSubscription` uses the same order, which prevents a deadlock.
    const unconfirmed = await tx.newsletterConsent.deleteMany({ where: { unsubscribeHash, confirmedAt: null } });
    const subscription = await endSubscription(tx, unsubscribeHash, now);
    const isRefusal = unconfirmed.count > 0 && subscription !== "ended-now";
    if (unconfirmed.count === 0 && subscription === "none" && !(await isSuppressed(tx, unsubscribeHash)))
      return fail("RESOURCE_NOT_FOUND");
    if (isPermanent || isRefusal)
      await suppress(tx, unsubscribeHash, isPermanent ? null : new Date(now + suppressionDays * msPerDay));
    return ok(null);
  });
}

/** Ends the subscription if it is confirmed. */
async function endSubscription(
  tx: Tx,
  unsubscribeHash: Uint8Array<ArrayBuffer>,
  now: Instant,
): Promise<"ended-now" | "ended-before" | "none"> {
  const [ended] = await tx.newsletterSubscriber.updateManyAndReturn({
    where: { unsubscribeHash, state: "confirmed" },
    data: { state: "ended", endedAt: new Date(now), firstName: null, lastName: null, interests: [] },
    select: { id: true },
  });
  if (!ended)
    return (await tx.newsletterSubscriber.count({ where: { unsubscribeHash } })) > 0 ? "ended-before" : "none";
  // The consent is kept as proof. The proof does not need the name and interests, so they are deleted.
  await tx.newsletterConsent.updateMany({
    where: { subscriberId: ended.id },
    data: { firstName: null, lastName: null, interests: [] },
  });
  await record(tx, { kind: "visitor" }, { action: "newsletter.ended", subjectKind: "subscriber", subjectId: ended.id });
  return "ended-now";
}

async function isSuppressed(tx: Tx, unsubscribeHash: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return (await tx.newsletterSuppression.count({ where: { unsubscribeHash } })) > 0;
}

/** Suppresses newsletter emails to an address. A permanent suppression stays permanent if a temporary one follows. */
async function suppress(tx: Tx, unsubscribeHash: Uint8Array<ArrayBuffer>, until: Date | null): Promise<void> {
  await tx.$executeRaw`
    insert into newsletter_suppressions (unsubscribe_hash, until) values (${unsubscribeHash}, ${until})
    on conflict (unsubscribe_hash) do update set until = case
      when newsletter_suppressions.until is null or excluded.until is null then null
      else greatest(newsletter_suppressions.until, excluded.until) end`;
}
