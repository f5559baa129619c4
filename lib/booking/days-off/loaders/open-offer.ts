import type { Instant } from "@/lib/platform/time/instant";

import { findOpenOffer } from "../queries/offers";
import type { OpenOffer } from "../queries/offers";

/** Loads the times that the client of a booking can still choose from. Undefined if there are none. */
export function loadOpenOffer(bookingId: string, now: Instant): Promise<OpenOffer | undefined> {
  return findOpenOffer(bookingId, now);
}
