import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How many days a confirmation link can be used. */
export const confirmDays = 7;

/** Whether a confirmation link is too old: the mailbox may belong to another person by now. */
export function isExpired({ requestedAt }: { readonly requestedAt: Date }, now: Instant): boolean {
  return requestedAt.getTime() <= now - confirmDays * msPerDay;
}

/** Whether a request not to be emailed is in effect. */
export function isSuppressing(suppression: { readonly until: Date | null } | null, now: Instant): boolean {
  return suppression !== null && (suppression.until === null || suppression.until.getTime() > now);
}
