import { listPayments } from "../../provider/provider";
import type { ProviderPayment } from "../../provider/provider-payment";
import { cardSettings } from "../../provider/settings";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { addNotice } from "@/lib/staff/commands/add-notice";

import { settle } from "./settle";

/** The number of past days that are compared each night. A bank may reverse or refuse a payment weeks later. */
const comparedDays = 35;

/**
 * Compares the card payments of the last weeks with the provider's list. Applies changes that are missing in our books,
 * for example after a lost event. Reports to staff the payments that still differ.
 */
export async function compareBooks(now: Instant): Promise<void> {
  if (!cardSettings()) return;
  const since = now - comparedDays * msPerDay;
  const theirs = await listPayments(since);
  for (const payment of theirs) await settle(payment, now);
  const differing = await findDifferences(theirs, since);
  for (const { providerId, reference } of differing) {
    log("error", "payment-books.difference", { providerId });
    const source = `payment-books:${providerId}`;
    await addNotice(
      { source, kind: "payment-difference", reference: reference ?? providerId, facts: {}, happenedAt: new Date(now) },
      [null],
      now,
    );
  }
}

type Difference = { readonly providerId: string; readonly reference: string | undefined };

async function findDifferences(theirs: readonly ProviderPayment[], since: Instant): Promise<Difference[]> {
  const ours = await db.payment.findMany({
    where: {
      provider: "stripe",
      OR: [{ createdAt: { gte: new Date(since) } }, { providerId: { in: theirs.map(({ id }) => id) } }],
    },
    select: {
      providerId: true,
      amountMinor: true,
      refundedMinor: true,
      paidAt: true,
      createdAt: true,
      // These refunds are recorded, but the worker has not sent them to the provider yet.
      refunds: { where: { providerId: null, failedAt: null }, select: { amountMinor: true } },
      booking: { select: { reference: true } },
    },
  });
  const ofId = new Map(ours.map((payment) => [payment.providerId, payment]));
  const wrong = theirs.flatMap((payment): Difference[] => {
    if (payment.state !== "paid") return [];
    const own = ofId.get(payment.id);
    const sentMinor = own ? own.refundedMinor - sum(own.refunds) : 0;
    const isSame =
      own && own.paidAt !== null && own.amountMinor === payment.amountMinor && sentMinor === returnedOf(payment);
    return isSame ? [] : [{ providerId: payment.id, reference: own?.booking.reference }];
  });
  const listed = new Set(theirs.map(({ id }) => id));
  const missing = ours.flatMap(({ providerId, paidAt, createdAt, booking }): Difference[] =>
    providerId !== null && paidAt !== null && createdAt.getTime() >= since && !listed.has(providerId)
      ? [{ providerId, reference: booking.reference }]
      : [],
  );
  return [...wrong, ...missing];
}

/** Adds up the money that went back to the client through refunds and a lost dispute, in minor units. */
function returnedOf({ refunds, dispute }: ProviderPayment): number {
  return sum(refunds.filter(({ hasFailed }) => !hasFailed)) + (dispute?.state === "lost" ? dispute.amountMinor : 0);
}

function sum(amounts: readonly { readonly amountMinor: number }[]): number {
  return amounts.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
