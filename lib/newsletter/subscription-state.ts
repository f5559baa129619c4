import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** The number of days for which a confirmation link can be used. */
export const confirmDays = 7;

/**
 * Whether a confirmation link is too old. An old link is refused, because the mailbox may belong to another person by
 * now.
 */
export function isExpired({ requestedAt }: { readonly requestedAt: Date }, now: Instant): boolean {
  return requestedAt.getTime() <= now - confirmDays * msPerDay;
}

/** Whether a suppression currently stops newsletter emails to an address. A suppression without an end is permanent. */
export function isSuppressing(suppression: { readonly until: Date | null } | null, now: Instant): boolean {
  return suppression !== null && (suppression.until === null || suppression.until.getTime() > now);
}
