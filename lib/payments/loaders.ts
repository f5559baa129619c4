import { firm } from "@/lib/firm/settings-snapshot";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findIssued } from "./queries/document";
import type { IssuedInvoice } from "./queries/document";
import { findBalance } from "./queries/balance";
import type { BookingBalance } from "./queries/balance";

/** Loads a booking's balance as of today. Undefined if nothing was invoiced or received, as for a free appointment. */
export async function loadBalance(bookingId: string, now: Instant): Promise<BookingBalance | undefined> {
  return findBalance(bookingId, dayOf(now, firm().zone));
}

/** Loads an issued document for its PDF. Undefined if it does not exist or belongs to another booking. */
export async function loadIssued(id: string, bookingId: string): Promise<IssuedInvoice | undefined> {
  return findIssued({ id, bookingId });
}
