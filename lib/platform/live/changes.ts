import type { Permission } from "../auth/permissions";
import { isAllowed } from "../auth/permissions";
import { scopeOf } from "../auth/scope";
import type { Staff } from "../auth/staff";

/** The permissions that allow staff to see changes of each kind of record. One of the permissions is enough. */
const needs = {
  booking: ["bookings.read-all", "bookings.read-own"],
  // The notification does not say whose message it is, so only staff who read all messages see it.
  inquiry: ["inbox.read-all"],
  email: ["outbox.read"],
  staff: ["staff.manage"],
  claim: ["claims.read"],
  case: ["clients.read-all", "clients.read-own"],
  client: ["clients.read-all", "clients.read-own"],
  task: ["clients.read-all", "clients.read-own"],
  /** Data requests and complaints. */
  register: ["data-requests.manage", "complaints.manage"],
} as const satisfies Record<string, readonly [Permission, ...Permission[]]>;

export type ChangeKind = keyof typeof needs;

/** A change that the database announces. Without an id, any record of the kind may have changed. */
export type StaffChange = {
  readonly kind: ChangeKind;
  readonly id?: string | undefined;
  /** For a booking: its advisers before and after the change. For a client or a case: the client's advisers. */
  readonly advisers?: readonly string[] | undefined;
  /**
   * The id of the staff member who made the change. It is set only in a second notification about the change, which
   * only this staff member receives.
   */
  readonly by?: string | undefined;
};

/** Whether the staff member may see the change. A change without an id reveals no record, so no scope is checked. */
export function isVisible({ kind, id, advisers, by }: StaffChange, staff: Staff): boolean {
  if (by !== undefined) return by === staff.id;
  if (kind === "staff" && id === staff.id) return true;
  if (!isAllowed(staff.role, needs[kind])) return false;
  if ((kind !== "booking" && kind !== "client" && kind !== "case") || id === undefined) return true;
  const scope = scopeOf(staff, kind === "booking" ? "bookings" : "clients");
  return scope.advisers === "all" || (advisers ?? []).some((adviser) => scope.advisers.includes(adviser));
}

/** Reads a notification's payload. Undefined if this release does not know the kind of change. */
export function readChange(payload: string): StaffChange | undefined {
  try {
    const { kind, id, advisers, by } = JSON.parse(payload) as StaffChange;
    return Object.hasOwn(needs, kind) ? { kind, id, advisers, by } : undefined;
  } catch {
    return undefined;
  }
}
