import { firm } from "@/lib/firm/settings-snapshot";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findIssued } from "./queries/document";
import type { IssuedInvoice } from "./queries/document";
import { findBalance } from "./queries/balance";
import type { BookingBalance } from "./queries/balance";

/** What a booking owes today. Undefined if nothing was invoiced and nothing received, as for a free appointment. */
export async function loadBalance(bookingId: string, now: Instant): Promise<BookingBalance | undefined> {
  return findBalance(bookingId, dayOf(now, firm().zone));
}

/**
 * An issued document of a booking, to be shown as a file. Undefined for one that does not exist or belongs to another
 * booking.
 */
export async function loadIssued(id: string, bookingId: string): Promise<IssuedInvoice | undefined> {
  return findIssued({ id, bookingId });
}
