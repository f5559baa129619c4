import { isWithinItems } from "@/lib/inquiry/scope/queries";
import type { ItemTable } from "@/lib/inquiry/scope/queries";
import { isWithinClients } from "@/lib/platform/auth/client-scope";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db, Prisma } from "@/lib/platform/db/client";
import { hasReferencePart } from "@/lib/platform/security/reference-sql";

import type { SearchTerms } from "../terms";
import { matches, rank, resembles, similarity } from "./conditions";
import type { Table } from "./conditions";

/** The maximum number of results of one kind. */
export const groupSize = 8;

/**
 * The maximum number of matching rows to rank. A common first name matches thousands of rows, and ranking all of them
 * would make the search slow.
 */
const maxCandidates = 500;
/** The maximum number of matching rows to rank in a search that allows for typing errors. */
const maxSimilar = 2_000;
/**
 * The lowest word similarity (pg_trgm) of a match. "kowalchuk" and "kowalczuk" have 0.6.
 */
const minSimilarity = "0.5";
/**
 * The lowest word similarity if the search has several words. It can be lower, because a record matches only if it
 * resembles every word. "anete" and "annette" have 0.4.
 */
const minSimilarityOfSeveral = "0.35";

type Selection = {
  readonly table: Table;
  readonly columns: Prisma.Sql;
  readonly terms: SearchTerms;
  readonly isSimilar: boolean;
  readonly isLoose?: boolean;
  /** A further condition, such as the scope of the staff member. */
  readonly within: Prisma.Sql;
};

/** Ranks a limited number of matching rows and selects the best. Among equally good rows, the newest come first. */
export function selectMatches({ table, columns, terms, isSimilar, within }: Selection): Prisma.Sql {
  const [condition, order, limit] = isSimilar
    ? [resembles(table, terms), similarity(table, terms), maxSimilar]
    : [matches(table, terms), rank(table, terms), maxCandidates];
  return Prisma.sql`
    select ${columns} from (
      select * from ${Prisma.raw(table)} where ${condition} and ${within} limit ${limit}
    ) as found
    order by ${order} desc, created_at desc limit ${groupSize}`;
}

async function run<Row>(selection: Selection): Promise<Row[]> {
  if (!selection.isSimilar) return db.$queryRaw<Row[]>(selectMatches(selection));
  const threshold = selection.isLoose ? minSimilarityOfSeveral : minSimilarity;
  const [, rows] = await db.$transaction([
    db.$queryRaw`select set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`,
    db.$queryRaw<Row[]>(selectMatches(selection)),
  ]);
  return rows;
}

type Search = {
  readonly terms: SearchTerms;
  readonly isSimilar: boolean;
  /** Whether `minSimilarityOfSeveral` applies. Set it only for searches with several words. */
  readonly isLoose?: boolean;
};

export type FoundClient = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string;
  readonly zone: string;
  readonly safeContact: readonly string[];
};

/** Finds clients in the scope. If a merged client matches, returns the client that it was merged into. */
export async function findClients(scope: Scope, search: Search): Promise<FoundClient[]> {
  const inScope = isWithinClients(scope, Prisma.sql`coalesce(clients.merged_into_id, clients.id)`);
  const within = Prisma.sql`not clients.is_test and ${inScope}`;
  const columns = Prisma.sql`id::text, first_name as "firstName", last_name as "lastName", email, coalesce(phone_e164, phone) as phone, zone,
    safe_contact as "safeContact", merged_into_id::text as "keptId"`;
  const rows = await run<FoundClient & { readonly keptId: string | null }>({
    table: "clients",
    columns,
    ...search,
    within,
  });
  const ids = rows.flatMap(({ keptId }) => keptId ?? []);
  const kept = ids.length === 0 ? [] : await db.client.findMany({ where: { id: { in: ids } }, select: keptFields });
  const clients = rows.map(({ keptId, ...row }) => {
    const instead = kept.find(({ id }) => id === keptId);
    if (!instead) return row;
    const { phoneE164, ...fields } = instead;
    return { ...fields, phone: phoneE164 ?? fields.phone };
  });
  return clients.filter(({ id }, index) => clients.findIndex((each) => each.id === id) === index);
}

const keptFields = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  phoneE164: true,
  zone: true,
  safeContact: true,
} as const;

const bookingFields = {
  reference: true,
  clientId: true,
  firstName: true,
  lastName: true,
  startsAt: true,
  zone: true,
  status: true,
} as const;

/**
 * Finds up to `groupSize` bookings that match the terms or belong to one of the clients in `clientIds`. These are the
 * clients that match the same search. The latest appointments come first.
 */
export async function findBookings(scope: Scope, { terms }: Search, clientIds: readonly string[]) {
  const { advisers } = scope;
  const within = advisers === "all" ? Prisma.sql`true` : Prisma.sql`adviser_id = any(${[...advisers]}::uuid[])`;
  const columns = Prisma.sql`id::text`;
  const bookings = await run<{ id: string }>({ table: "bookings", columns, terms, isSimilar: false, within });
  const isFound = { OR: [{ id: { in: bookings.map(({ id }) => id) } }, { clientId: { in: [...clientIds] } }] };
  return latest({ ...withinScope(scope), ...isFound });
}

/** The latest bookings of these clients, at most `groupSize`. */
export const findBookingsOf = (scope: Scope, clientIds: readonly string[]) =>
  latest({ ...withinScope(scope), clientId: { in: [...clientIds] } });

const latest = (where: Prisma.BookingWhereInput) =>
  db.booking.findMany({
    where,
    orderBy: [{ startsAt: "desc" }, { reference: "asc" }],
    take: groupSize,
    select: bookingFields,
  });

export type FoundBooking = Awaited<ReturnType<typeof findBookings>>[number];

export type FoundInquiry = {
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly createdAt: Date;
};

/**
 * Finds up to `groupSize` of the messages or leads that the staff member may read, by reference, phone number, name or
 * email address.
 */
export async function findInquiries(staff: Staff, table: ItemTable, search: Search): Promise<FoundInquiry[]> {
  const columns = Prisma.sql`reference, first_name as "firstName", last_name as "lastName", created_at as "createdAt"`;
  return run<FoundInquiry>({ table, columns, ...search, within: isWithinItems(staff, table) });
}

/** Finds data requests or complaints with these references or with this part of one, without their texts. */
export async function findRegisterEntries(register: "dataRequest" | "complaint", { references, part }: SearchTerms) {
  const table = Prisma.raw(register === "dataRequest" ? "data_requests" : "complaints");
  const found = part
    ? await db.$queryRaw<{ reference: string }[]>`
        select reference from ${table} where ${hasReferencePart(part)} order by received_on desc limit ${groupSize}`
    : references.map((reference) => ({ reference }));
  const query = {
    where: { reference: { in: found.map(({ reference }) => reference) } },
    select: { reference: true, receivedOn: true },
  };
  return register === "dataRequest" ? db.dataRequest.findMany(query) : db.complaint.findMany(query);
}

/** The safe-contact instructions in the bookings of these clients. */
export function listBookingCodes(clientIds: readonly string[]) {
  return db.booking.findMany({
    where: { clientId: { in: [...clientIds] }, safeContact: { isEmpty: false } },
    take: maxCandidates,
    select: { clientId: true, safeContact: true },
  });
}
