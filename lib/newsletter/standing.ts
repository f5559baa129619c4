import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How long a confirmation link can be used. */
export const confirmDays = 7;

/** Whether a link was left lying for too long: a mailbox may have changed hands. */
export function isExpired({ askedAt }: { readonly askedAt: Date }, now: Instant): boolean {
  return askedAt.getTime() <= now - confirmDays * msPerDay;
}

/** Whether a wish to get no emails holds at this time. */
export function isSuppressing(suppression: { readonly until: Date | null } | null, now: Instant): boolean {
  return suppression !== null && (suppression.until === null || suppression.until.getTime() > now);
}
