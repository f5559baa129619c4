import { firm } from "@/lib/firm/settings-snapshot";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findIssued } from "./queries/document";
import type { IssuedInvoice } from "./queries/document";
import { findBalance } from "./queries/balance";
import type { BookingBalance } from "./queries/balance";

/**
 * Loads a booking's balance as of today. Undefined if there is no invoice and no payment, for example because the
 * appointment is free.
 */
export async function loadBalance(bookingId: string, now: Instant): Promise<BookingBalance | undefined> {
  return findBalance(bookingId, dayOf(now, firm().zone));
}

/** Loads an issued invoice or credit note for its PDF. Undefined if this booking has no document with this id. */
export async function loadIssued(id: string, bookingId: string): Promise<IssuedInvoice | undefined> {
  return findIssued({ id, bookingId });
}
