import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { countComing } from "../queries/coming";
import { changeRecord } from "./record";
import type { AdviserTarget } from "./record";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT";

type Leaving = AdviserTarget & {
  /** Whether the staff member knows that the coming bookings stay with the adviser until someone moves them. */
  readonly keepsBookings: boolean;
};

/**
 * Stops bookings with an adviser. The record, the past and the coming bookings stay. "bookings": the adviser has coming
 * bookings, and `keepsBookings` is false. Returns the slug.
 */
export function deactivateAdviser(
  by: Staff,
  { keepsBookings, ...target }: Leaving,
  now: Instant,
): Promise<Result<string, Refusal | "BUSINESS_RULE_VIOLATION", "bookings">> {
  return changeRecord(by, target, async ({ id, slug, isActive }, tx) => {
    if (!isActive) return ok({ value: slug });
    const bookings = await countComing(id, now, tx);
    if (bookings > 0 && !keepsBookings) return fail("BUSINESS_RULE_VIOLATION", { rule: "bookings" });
    return ok({
      data: { isActive: false },
      audit: { action: "adviser.deactivated", details: { slug, bookings } },
      value: slug,
    });
  });
}

/** Lets visitors book the adviser again. Returns the slug. */
export function activateAdviser(by: Staff, target: AdviserTarget): Promise<Result<string, Refusal>> {
  return changeRecord(by, target, ({ slug, isActive }) =>
    isActive
      ? ok({ value: slug })
      : ok({ data: { isActive: true }, audit: { action: "adviser.activated", details: { slug } }, value: slug }),
  );
}
