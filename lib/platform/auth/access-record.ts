import { cache } from "react";

import { recordOnce } from "../audit/record";
import { splitPrefix } from "../i18n/prefix";
import { msPerHour, msPerMinute } from "../time/instant";
import { dashboardPathOf, dashboardRoutes } from "./dashboard-routes";
import type { DashboardRoute } from "./dashboard-routes";
import { isAllowed } from "./permissions";
import type { Needs } from "./permissions";
import { scopeOf } from "./scope";
import type { Staff } from "./staff";

/** A repeated refusal of the same page or action is recorded at most once in this time, in milliseconds. */
const refusalEvery = msPerMinute;
/** Opening the same list again is recorded at most once in this time, in milliseconds. */
const listEvery = msPerHour;
/** A page about a booking refreshes itself. Reading the same booking again is recorded after this time. */
const bookingEvery = 10 * msPerMinute;

/**
 * Records that a staff member lacked a permission. `place` is the name of an action or of an API route, or the path of
 * a page. A path is recorded as its route, because its segments could be anything that a person typed.
 */
export function recordRefusal({ id }: Pick<Staff, "id">, needs: Needs, place: string): Promise<void> {
  return recordOfStaff(id, "staff.permission-refused", `${placeOf(place)} ${[needs].flat().join(" ")}`);
}

/**
 * Records that a staff member opened a page that lists clients of all advisers. Does nothing for other pages, and for
 * staff who see only their own clients or no personal details.
 */
export async function recordListReading(staff: Staff, path: string): Promise<void> {
  const page = placeOf(path);
  const route: DashboardRoute | undefined = page in dashboardRoutes ? dashboardRoutes[page as "/dashboard"] : undefined;
  if (route?.listsClients && readsColleagues(staff)) await recordOfStaff(staff.id, "staff.list-read", page);
}

/**
 * Records that a staff member opened a page with the name or the contact details of a colleague's client. `page` is the
 * part of the desk that the page belongs to.
 */
export async function recordBookingReading(
  staff: Staff,
  { id, adviserId }: { readonly id: string; readonly adviserId: string },
  page: "booking" | "move" | "payments",
): Promise<void> {
  if (adviserId === staff.adviserId || !readsColleagues(staff)) return;
  const entry = { action: "booking.read", subjectKind: "booking", subjectId: id, details: { page } } as const;
  await recordOnce(staff, entry, bookingEvery);
}

/**
 * Records that a staff member who sees all advisers' clients saw a client's contact details outside the client's file.
 */
export async function recordContactReading(staff: Staff, clientId: string): Promise<void> {
  if (!readsColleagues(staff)) return;
  await recordOnce(staff, { action: "client.contact-read", subjectKind: "client", subjectId: clientId }, bookingEvery);
}

function readsColleagues(staff: Staff): boolean {
  const { advisers, hasPersonalDetails } = scopeOf(staff, "bookings");
  return hasPersonalDetails && (advisers === "all" || isAllowed(staff.role, "clients.read-all"));
}

const placeOf = (place: string) =>
  place.startsWith("/") ? (dashboardPathOf(splitPrefix(place.split(/[?#]/)[0] ?? "").path) ?? "other") : place;

/** A page and its loaders check the same permission, so the row is written once for each request. */
const recordOfStaff = cache(
  (staffId: string, action: "staff.permission-refused" | "staff.list-read", place: string): Promise<void> => {
    const [page = "", ...needs] = place.split(" ");
    const details = { place: page, ...(needs.length > 0 ? { needs: needs.join(" ") } : {}) };
    const entry = { action, subjectKind: "staff", subjectId: staffId, details } as const;
    return recordOnce({ kind: "staff", id: staffId }, entry, action === "staff.list-read" ? listEvery : refusalEvery);
  },
);
