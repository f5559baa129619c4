import type { Tx } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

export type OfferOutcome = "chosen" | "moved" | "kept" | "cancelled" | "replaced" | "reopened";

type End = { readonly outcome: OfferOutcome; readonly now: Instant };

/**
 * Ends the booking's offer of other times, if it has one, and frees these times. Returns whether there was one. A
 * transaction that reserves time afterwards has locked the advisers of the offered times (`advisersOfOffer`) before.
 */
export async function endOffer(tx: Tx, bookingId: string, { outcome, now }: End): Promise<boolean> {
  const [offer] = await tx.bookingOffer.updateManyAndReturn({
    where: { bookingId, answeredAt: null },
    data: { outcome, answeredAt: new Date(now) },
    select: { id: true },
  });
  if (offer) await tx.occupiedTime.deleteMany({ where: { offerId: offer.id } });
  return offer !== undefined;
}

/** The advisers whose times are offered to the client of a booking. */
export async function advisersOfOffer(tx: Tx, bookingId: string): Promise<readonly string[]> {
  const times = await tx.occupiedTime.findMany({ where: { offer: { bookingId } }, select: { adviserId: true } });
  return times.map(({ adviserId }) => adviserId);
}
