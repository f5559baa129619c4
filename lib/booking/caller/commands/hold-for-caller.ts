import type { WaivableRule } from "@/lib/availability/queries/start";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import { findDraft } from "../../wizard/queries/drafts";
import { waivedForCallers } from "./book-for-caller";
import { changeDraft, endDraft } from "../../wizard/commands/draft";
import { holdSlot } from "../../wizard/commands/hold";

type CallerHold = {
  readonly service: Service;
  readonly start: Instant;
  readonly adviserId: string | undefined;
  readonly zone: string;
  readonly language: string;
  /** The draft token of an earlier hold from the same page. The earlier hold ends before the new time is tried. */
  readonly earlier: string | undefined;
};

/**
 * Holds a time while staff take down a caller's details, and returns the token of the draft. Times outside the public
 * rules can be held too, but booking them requires a reason. Advisers can hold a time only for themselves.
 */
export async function holdForCaller(
  staff: Staff,
  { earlier, adviserId, ...request }: CallerHold,
  now: Instant,
): Promise<Result<string, ErrorCode>> {
  const { advisers } = scopeOf(staff, "bookings");
  const [own] = advisers === "all" ? [] : advisers;
  const chosen = adviserId ?? own;
  if (advisers !== "all" && (chosen === undefined || !advisers.includes(chosen))) return fail("RESOURCE_NOT_FOUND");
  if (earlier !== undefined) await endDraft(earlier);
  const token = await changeDraft(undefined, () => ({ serviceId: request.service.id }), now);
  const draft = await findDraft(token, now);
  if (!draft) return fail("RESOURCE_NOT_FOUND");
  const hold = (waived: readonly WaivableRule[]) =>
    holdSlot(
      {
        ...request,
        draft: { token, id: draft.id },
        adviserId: chosen,
        waived,
        // The number of holds is limited for each network address. For staff, this text takes the place of the address,
        // so that the limit applies to each staff member.
        network: `staff ${staff.id}`,
      },
      now,
    );
  // The first try waives only the notice period. The second try also waives other rules, such as the working hours. If
  // staff chose no adviser and all advisers at work are busy, there is no second try.
  const within = await hold(["notice"]);
  const isTaken = !within.ok && within.error === "BOOKING_CONFLICT" && chosen === undefined;
  const held = within.ok || isTaken ? within : await hold(waivedForCallers);
  if (held.ok) return ok(token);
  await endDraft(token);
  return held;
}
