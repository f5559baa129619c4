import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import type { Result } from "@/lib/platform/result";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { makeUndoableChange } from "./undoable-change";
import type { SeenItem } from "./change-item";

const longest = 60 * msPerDay;

/**
 * Moves a waiting item of the inbox to the list of snoozed items until an instant that is at most 60 days ahead. If
 * `until` is null, the item returns to the list of waiting items.
 */
export async function snooze(
  staff: Staff,
  { reference, version, until }: SeenItem & { readonly until: Instant | null },
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT" | "VALIDATION_ERROR">> {
  if (until !== null && (until <= now || until > now + longest)) return invalidField("until", "invalid");
  const snoozedUntil = until === null ? null : new Date(until);
  const facts = snoozedUntil ? { until: snoozedUntil.toISOString() } : {};
  const change = { reference, version, from: ["received"], data: { snoozedUntil }, action: "snoozed" } as const;
  return db.$transaction((tx) => makeUndoableChange(tx, staff, { ...change, kind: "snoozed", facts }, now));
}
