import type { Currency } from "@/lib/platform/money/money";
import { followUpPrice } from "@/lib/services/price";
import type { Service } from "@/lib/services/service";

import type { Answers } from "./draft";
import { findCompleted } from "./queries/bookings";
import type { CompletedBooking } from "./queries/bookings";

/**
 * Finds the completed booking, if a draft is a follow-up. Undefined when the draft is a first appointment or its
 * service was changed. Also undefined when the email address in the draft differs from the booking, because clients
 * forward manage links.
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

/** The price of a follow-up to this booking. Null when no follow-up can be booked online. */
export function priceAfter(
  booking: { readonly status: string; readonly email: string | null },
  { service, currency }: { readonly service: Service; readonly currency: Currency },
): number | null {
  const isOver = booking.status === "completed" && booking.email !== null;
  return isOver && service.isActive ? followUpPrice(service, currency) : null;
}
