import { adviserOrder } from "@/lib/availability/queries/adviser-order";
import { firm } from "@/lib/firm/settings-snapshot";
import { fullName } from "@/lib/inquiry/person/person-name";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db, Prisma } from "@/lib/platform/db/client";
import { containsWords, wordsIn } from "@/lib/platform/db/contains-words";
import { searchedDigits } from "@/lib/platform/contact/phone";
import { pageSize, readTimedPlace, toListPage, writeTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";
import { readReferences } from "@/lib/platform/security/reference";
import { addDays } from "@/lib/platform/time/day";
import { startOfDay } from "@/lib/platform/time/zone";

import type { BookingsFilter } from "../bookings-filter";
import { openStates } from "../../states";

/**
 * Up to this number, bookings are counted exactly. Counting stops above it, because it takes longer to count a large
 * table than to load one page of it.
 */
export const countLimit = 10_000;

export type TableRequest = {
  readonly filter: BookingsFilter;
  /** The office's time zone. The filter's days are days in this time zone. */
  readonly zone: string;
  readonly cursor?: Cursor | undefined;
  readonly limit?: number;
  /** Whether test bookings are left out. */
  readonly withoutTests?: boolean;
};

/**
 * Lists one page of the bookings within the scope, in the filter's sort order. The SQL compares the sort column and the
 * id with the cursor as one pair, so that an index finds the first row of any page directly.
 */
export async function listBookings(scope: Scope, { cursor, limit = pageSize, ...request }: TableRequest) {
  const ids = await db.$queryRaw<{ booking: string }[]>(pageStatement(scope, { ...request, cursor, limit: limit + 1 }));
  const rows = await db.booking.findMany({
    where: { ...withinScope(scope), id: { in: ids.map(({ booking }) => booking) } },
    select: rowFields,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const read = ids.flatMap(({ booking }) => byId.get(booking) ?? []).map((row) => withoutDetails(row, scope));
  return toListPage(read, {
    cursor,
    size: limit,
    placeOf: ({ id, createdAt, startsAt }) =>
      writeTimedPlace({ at: request.filter.sort === "made" ? createdAt : startsAt, id }),
  });
}

export type TableBooking = Awaited<ReturnType<typeof listBookings>>["rows"][number];

/** Counts the bookings that match the filter, up to `limit` + 1. */
export async function countBookings(scope: Scope, { filter, zone }: TableRequest, limit = countLimit): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from (
      select from bookings where ${conditions(scope, { filter, zone })} limit ${limit + 1}) as matching`;
  return row.count;
}

/** The SQL that finds the ids of one page. Exported for the test of its query plan. */
export function pageStatement(scope: Scope, request: TableRequest & { readonly limit: number }): Prisma.Sql {
  const { filter, cursor, limit } = request;
  const columns = [Prisma.raw(filter.sort === "made" ? "created_at" : "starts_at"), Prisma.raw("id")];
  const place = cursor && readTimedPlace(cursor.place);
  const { isBeyond, orderBy } = pageSql(
    { columns, isDescending: filter.isDescending },
    cursor,
    Prisma.sql`(${place?.at}, ${place?.id}::uuid)`,
  );
  return Prisma.sql`select id::text as booking from bookings where ${conditions(scope, request)} and ${isBeyond}
    order by ${orderBy} limit ${limit}`;
}

function conditions({ advisers, hasPersonalDetails }: Scope, { filter, zone, withoutTests }: TableRequest): Prisma.Sql {
  const { status, service, adviser, from, to, text } = filter;
  const states = status === "open" ? [...openStates] : status === "any" ? [] : [status];
  const parts = [
    ...(advisers === "all" ? [] : [Prisma.sql`adviser_id = any(${[...advisers]}::uuid[])`]),
    ...(states.length === 0 ? [] : [Prisma.sql`status = any(${states}::booking_status[])`]),
    ...(service === undefined ? [] : [Prisma.sql`service_id = ${service}`]),
    ...(adviser === undefined ? [] : [Prisma.sql`adviser_id = ${adviser}::uuid`]),
    ...(from === undefined ? [] : [Prisma.sql`starts_at >= ${new Date(startOfDay(from, zone))}`]),
    ...(to === undefined ? [] : [Prisma.sql`starts_at < ${new Date(startOfDay(addDays(to, 1), zone))}`]),
    ...(withoutTests ? [Prisma.sql`not is_test`] : []),
    ...(text === undefined ? [] : [matchingText(text, hasPersonalDetails)]),
  ];
  return parts.length === 0 ? Prisma.sql`true` : Prisma.join(parts, " and ");
}

/**
 * The condition for a searched text. The text is treated as a reference, or else as a part of a phone number, or else
 * as parts of the name or email address. The SQL expressions must be the same as in the indexes of migration 0044.
 * Staff who may not see personal details can only search for references, because a search for a name would reveal which
 * bookings belong to the person with that name.
 */
function matchingText(text: string, hasPersonalDetails: boolean): Prisma.Sql {
  const [reference] = readReferences(text, [firm().referencePrefix]);
  if (reference !== undefined) return Prisma.sql`reference = ${reference}`;
  if (!hasPersonalDetails) return Prisma.sql`false`;
  const digits = searchedDigits(text);
  if (digits !== undefined) return Prisma.sql`search_digits(coalesce(phone_e164, phone)) like ${`%${digits}%`}`;
  const words = wordsIn(text);
  if (!text.includes("@")) return containsWords(Prisma.sql`search_text(first_name || ' ' || last_name)`, words);
  const searched = Prisma.sql`search_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))`;
  const clients = containsWords(searched, words);
  return Prisma.sql`(email = ${text.toLowerCase()} or client_id = any(array(select coalesce(merged_into_id, id) from clients where ${clients} limit 500)))`;
}

const rowFields = {
  id: true,
  reference: true,
  status: true,
  startsAt: true,
  endsAt: true,
  createdAt: true,
  isTest: true,
  zone: true,
  locale: true,
  serviceId: true,
  meetingMode: true,
  priceMinor: true,
  currency: true,
  priceKind: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  phoneE164: true,
  adviser: { select: { name: true } },
  payments: { select: { state: true, dispute: true } },
} as const;

function withoutDetails(row: Prisma.BookingGetPayload<{ select: typeof rowFields }>, { hasPersonalDetails }: Scope) {
  const { firstName, lastName, email, phone, phoneE164, ...booking } = row;
  return {
    ...booking,
    personal: hasPersonalDetails
      ? {
          name: fullName({ firstName, lastName }),
          // If the phone number is empty, the client's data was erased. The erasure may have replaced the email address
          // with an address that does not exist, so no email address is shown.
          email: phone === "" ? null : email,
          phone: phoneE164 ?? phone,
        }
      : null,
  };
}

/** Lists the advisers in the scope, in their order. */
export async function listAdvisers({ advisers }: Scope) {
  return db.adviser.findMany({
    where: advisers === "all" ? {} : { id: { in: [...advisers] } },
    orderBy: adviserOrder,
    select: { id: true, name: true },
  });
}

/** Lists the staff member's own saved views of the table, sorted by name. */
export async function listSavedViews(staffUserId: string) {
  return db.savedView.findMany({
    where: { staffUserId, page: "bookings" },
    orderBy: { name: "asc" },
    select: { id: true, name: true, query: true },
  });
}
