import { isAllowed } from "./permissions";
import type { Staff } from "./staff";

declare const granted: unique symbol;

/**
 * Limits queries to the records that a staff member may read or change: the records of the advisers in `advisers`.
 * Only this folder creates scopes, after a permission check. A query that needs a scope therefore cannot run without
 * the check.
 */
export type Scope = {
  /**
   * "all", or a list of advisers' ids. An empty list allows no records, for example if an account with the role adviser
   * is not linked to an adviser.
   */
  readonly advisers: "all" | readonly string[];
  /** Whether names and contact details may be returned. */
  readonly hasPersonalDetails: boolean;
  readonly [granted]: true;
};

/** Returns the scope that the staff member's permissions allow for bookings, clients or advisers. */
export function scopeOf(
  { role, adviserId }: Pick<Staff, "role" | "adviserId">,
  subject: "bookings" | "clients" | "advisers",
): Scope {
  const own = isAllowed(role, `${subject}.read-own`) && adviserId !== null ? [adviserId] : [];
  return {
    advisers: isAllowed(role, `${subject}.read-all`) ? "all" : own,
    hasPersonalDetails: isAllowed(role, "personal-details.read"),
  } as Scope;
}

/** Limits a scope to one adviser. The result allows no records if the scope does not include the adviser. */
export function scopeOfAdviser(scope: Scope, adviserId: string): Scope {
  const isIncluded = scope.advisers === "all" || scope.advisers.includes(adviserId);
  return { ...scope, advisers: isIncluded ? [adviserId] : [] };
}

/** The `where` condition that limits a query to the scope, for tables with an `adviserId`. */
export function withinScope({ advisers }: Scope): { readonly adviserId?: { readonly in: string[] } } {
  return advisers === "all" ? {} : { adviserId: { in: [...advisers] } };
}
