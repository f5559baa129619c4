import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Instant } from "@/lib/platform/time/instant";

import { listUnansweredOffers } from "../queries/offers";

/** Loads the offers of other times that ended without an answer, of the appointments that the staff member may read. */
export function loadUnansweredOffers(staff: Staff, now: Instant) {
  return listUnansweredOffers(scopeOf(staff, "bookings"), now);
}
