import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { missingProof } from "@/lib/platform/auth/reauthenticate";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { cursorIn, cursorQuery } from "@/lib/platform/list/list-page";
import { readQuery } from "@/lib/platform/parse/read-query";
import type { Search } from "@/lib/platform/parse/read-query";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { listCatalogue } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";

import { bookingPlace, filterQuery, readFilter, standardViews, viewCountLimit } from "../bookings-filter";
import type { BookingsFilter } from "../bookings-filter";
import { countBookings, countLimit, listAdvisers, listBookings, listSavedViews } from "../queries/table";
import { findUndelivered } from "../queries/undelivered";

const cursorSchema = z.object(cursorQuery(bookingPlace));

/** Loads one page of the table of bookings, with its filter, the choices of the filter and the staff member's views. */
export async function loadTable(
  staff: Staff,
  query: Search,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
) {
  const scope = scopeOf(staff, "bookings");
  const { zone } = firm();
  const today = dayOf(now, zone);
  const filter = readFilter(query, today);
  const request = { filter, zone };
  const views = standardViews(today, scope.advisers === "all" ? staff.adviserId : null);
  const countOf = (of: BookingsFilter) => countBookings(scope, { filter: of, zone }, viewCountLimit);
  const [page, viewCounts, counted, services, advisers, saved] = await Promise.all([
    listBookings(scope, { ...request, cursor: cursorIn(readQuery(cursorSchema, query)) }),
    Promise.all(views.map((view) => countOf(view.filter))),
    countBookings(scope, request),
    listCatalogue(now),
    listAdvisers(scope),
    listSavedViews(staff.id),
  ]);
  const undelivered = await findUndelivered(page.rows.map(({ id }) => id));
  return {
    page: { ...page, rows: page.rows.map((row) => ({ ...row, isUndelivered: undelivered.has(row.id) })) },
    zone,
    filter,
    query: filterQuery(filter),
    count: Math.min(counted, countLimit),
    isCountCut: counted > countLimit,
    services: services.map((service) => ({
      id: service.id,
      name: textOf(service, locale).name,
      minutes: service.minutes,
    })),
    advisers,
    /**
     * False if there is only one adviser to choose, for example for an adviser who sees only their own appointments.
     */
    hasAdviserFilter: advisers.length > 1,
    views: views.map((view, index) => ({ ...view, count: viewCounts[index] ?? 0 })),
    saved: await Promise.all(
      saved.map(async (view) => {
        const of = readFilter(Object.fromEntries(new URLSearchParams(view.query)), today);
        return { ...view, count: await countOf(of) };
      }),
    ),
    hasPersonalDetails: scope.hasPersonalDetails,
    canExport: isAllowed(staff.role, "bookings.export"),
    /** True if the staff member entered the password or a code recently. Otherwise the export is refused. */
    isExportReady: missingProof(staff, now) === undefined,
    canChange: isAllowed(staff.role, "bookings.change"),
  };
}
