import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How many days a confirmation link can be used. */
export const confirmDays = 7;

/** Whether a confirmation link is too old. By then, the mailbox may belong to another person. */
export function isExpired({ requestedAt }: { readonly requestedAt: Date }, now: Instant): boolean {
  return requestedAt.getTime() <= now - confirmDays * msPerDay;
}

/** Whether the suppression is in effect. */
export function isSuppressing(suppression: { readonly until: Date | null } | null, now: Instant): boolean {
  return suppression !== null && (suppression.until === null || suppression.until.getTime() > now);
}
