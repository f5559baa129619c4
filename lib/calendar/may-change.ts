import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";

/** Whether the staff member may change an adviser's calendar: their own, or with the permission each one. */
export function mayChangeCalendar({ role, adviserId }: Staff, id: string): boolean {
  return isAllowed(role, "advisers.change") || adviserId === id;
}
