import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findAccount } from "../queries/account";
import type { Account } from "../queries/account";

/** The booking for which a staff member changes payments, and the version that the staff member's page shows. */
export type AccountTarget = { readonly reference: string; readonly version: number };

/**
 * Locks a booking until the transaction ends, and returns the booking with its balance. RESOURCE_NOT_FOUND: the booking
 * is unknown, is outside the staff member's scope, or has neither invoices nor payments. RESOURCE_CONFLICT: the booking
 * or its payments have changed since the page was rendered.
 */
export async function lockAccount(
  tx: Tx,
  staff: Staff,
  { reference, version }: AccountTarget,
  now: Instant,
): Promise<Result<Account, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  await tx.$queryRaw`select from bookings where reference = ${reference} for update`;
  const account = await findAccount(staff, reference, dayOf(now, firm().zone), tx);
  if (!account) return fail("RESOURCE_NOT_FOUND");
  return account.version === version ? ok(account) : fail("RESOURCE_CONFLICT");
}
