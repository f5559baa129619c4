import { db } from "../db/client";
import type { Tx } from "../db/client";
import type { Swept } from "../jobs/sweep";
import { confirmedForDays, emailAllowance } from "../security/limits";
import { msPerDay } from "../time/instant";
import type { Instant } from "../time/instant";
import { recipientHash } from "./recipient";

/**
 * "form": an email that confirms that a form has arrived, or an email with a link that was requested with a form.
 * "booking": an email about a new, changed or cancelled booking. Emails of the kind "reminder" are counted separately.
 * Emails of the kind "summary" are counted separately too.
 */
export type EmailKind = keyof typeof emailAllowance.unconfirmed;

export type Allowance =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; /** When the next slot becomes free. */ readonly freeAt: Instant };

type AllowanceRequest = {
  readonly email: string;
  readonly kind: EmailKind;
  /** The key of the delivery. All retries of a delivery use the same slot. */ readonly key: string;
};

/**
 * A slot is one email that a recipient may get in 24 hours. Emails of the kinds "form" and "booking" share a pool of
 * slots. Form emails may use only the first few slots of the pool, so form emails alone cannot use up the pool.
 */
const pools = {
  form: "request",
  booking: "request",
  reminder: "reminder",
  summary: "summary",
} as const satisfies Record<EmailKind, string>;

/**
 * Takes a slot for one email to the recipient, if a slot is free. Parallel requests wait for each other, so two emails
 * never take the same slot.
 */
export async function takeAllowance({ email, kind, key }: AllowanceRequest, now: Instant): Promise<Allowance> {
  const addressHash = recipientHash(email);
  const pool = pools[kind];
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(encode(${addressHash}, 'hex'), 2))`;
    const rows = await tx.emailSlot.findMany({
      where: { addressHash, pool },
      select: { slot: true, deliveryKey: true, takenAt: true },
    });
    const taken = rows.filter(({ takenAt }) => takenAt.getTime() > now - msPerDay);
    if (taken.some(({ deliveryKey }) => deliveryKey === key)) return { isAllowed: true };

    const most = emailAllowance[(await isConfirmed(tx, addressHash, now)) ? "confirmed" : "unconfirmed"][kind];
    const slot = Array.from({ length: most }, (_, index) => index + 1).find(
      (number) => !taken.some((one) => one.slot === number),
    );
    if (slot === undefined) {
      const inReach = taken.filter((one) => one.slot <= most).map(({ takenAt }) => takenAt.getTime());
      return { isAllowed: false, freeAt: Math.min(...inReach) + msPerDay };
    }
    const data = { deliveryKey: key, takenAt: new Date(now) };
    await tx.emailSlot.upsert({
      where: { addressHash_pool_slot: { addressHash, pool, slot } },
      update: data,
      create: { addressHash, pool, slot, ...data },
      select: { slot: true },
    });
    return { isAllowed: true };
  });
}

/** Records that the recipient confirmed the address by using a link that only an email to this address contains. */
export async function confirmRecipient(tx: Tx, email: string, now: Instant): Promise<void> {
  const addressHash = recipientHash(email);
  const confirmedAt = new Date(now);
  await tx.confirmedRecipient.upsert({
    where: { addressHash },
    update: { confirmedAt },
    create: { addressHash, confirmedAt },
    select: { addressHash: true },
  });
}

async function isConfirmed(tx: Tx, addressHash: Uint8Array<ArrayBuffer>, now: Instant): Promise<boolean> {
  return (
    (await tx.confirmedRecipient.count({
      where: { addressHash, confirmedAt: { gt: new Date(now - confirmedForDays * msPerDay) } },
    })) > 0
  );
}

/** Deletes slots and confirmations that have expired. */
export async function sweepAllowances(now: Instant): Promise<Swept<"slots" | "confirmations">> {
  const slots = await db.emailSlot.deleteMany({ where: { takenAt: { lte: new Date(now - msPerDay) } } });
  const confirmations = await db.confirmedRecipient.deleteMany({
    where: { confirmedAt: { lte: new Date(now - confirmedForDays * msPerDay) } },
  });
  return { slots: slots.count, confirmations: confirmations.count };
}
