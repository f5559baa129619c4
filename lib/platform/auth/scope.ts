import { isAllowed } from "./permissions";
import type { Staff } from "./staff";

declare const granted: unique symbol;

/** Which advisers' records a staff member may read or change. Only this folder makes one: a query that takes a scope cannot be run without. */
export type Scope = {
  /** Every adviser, or those of the list. The list is empty for an adviser's account that no adviser is linked to. */
  readonly advisers: "all" | readonly string[];
  /** Whether names and contact details may be returned. */
  readonly hasPersonalDetails: boolean;
  readonly [granted]: true;
};

/** How far the staff member's permissions on bookings or clients reach. */
export function scopeOf({ role, adviserId }: Staff, subject: "bookings" | "clients"): Scope {
  const own = isAllowed(role, `${subject}.read-own`) && adviserId !== null ? [adviserId] : [];
  return {
    advisers: isAllowed(role, `${subject}.read-all`) ? "all" : own,
    hasPersonalDetails: isAllowed(role, "personal-details.read"),
  } as Scope;
}

/** The part of a `where` that keeps a query within the scope, for tables with an `adviserId`. */
export function withinScope({ advisers }: Scope): { readonly adviserId?: { readonly in: string[] } } {
  return advisers === "all" ? {} : { adviserId: { in: [...advisers] } };
}
