import type { Currency } from "@/lib/platform/money/money";
import { followUpPrice } from "@/lib/services/price";
import { isBookable } from "@/lib/services/service";
import type { Service } from "@/lib/services/service";

import type { Answers } from "../wizard/draft";
import { findCompleted } from "../queries/bookings";
import type { CompletedBooking } from "../queries/bookings";

/**
 * Finds the completed booking to which a draft is a follow-up. Returns undefined if the draft is not a follow-up, or if
 * the draft's service or email address differs from that booking's. A follow-up starts from that booking's manage link,
 * which the client may have forwarded. The email addresses are compared so that no other person can book as the client.
 */
export async function findEarlier({
  followUpOf,
  serviceId,
  details,
}: Pick<Answers, "followUpOf" | "serviceId" | "details">): Promise<CompletedBooking | undefined> {
  const earlier = followUpOf === undefined ? undefined : await findCompleted(followUpOf);
  if (!earlier || earlier.serviceId !== serviceId) return undefined;
  return details === undefined || details.email === earlier.email ? earlier : undefined;
}

/** The price of a follow-up to this booking, in minor units. Null if no follow-up can be booked online. */
export function priceAfter(
  booking: { readonly status: string; readonly email: string | null },
  { service, currency }: { readonly service: Service; readonly currency: Currency },
): number | null {
  const isOver = booking.status === "completed" && booking.email !== null;
  return isOver && isBookable(service) ? followUpPrice(service, currency) : null;
}
