import { findByFormerEmails } from "@/lib/inquiry/queries";
import { byLine } from "@/lib/platform/parse/csv-import";
import type { CheckedFile, ImportedRow, ImportProblem } from "@/lib/platform/parse/csv-import";
import { db } from "@/lib/platform/db/client";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import { readBookings } from "../import-rows";
import type { ImportedBooking } from "../import-rows";

type Client = NonNullable<
  Awaited<ReturnType<typeof clientsByAddress>> extends ReadonlyMap<string, infer C> ? C : never
>;

/** A row of the CSV file, with the client, service and adviser that the row names. */
export type MatchedBooking = {
  readonly given: ImportedBooking;
  readonly client: Client;
  readonly serviceId: string;
  readonly adviserId: string;
  readonly end: Instant;
  /** The time that the adviser needs, buffers included. */
  readonly during: Interval;
};

/** Runs an import without storing anything. Returns the file's appointments and its problems, ordered by line. */
export async function checkBookings(text: string, now: Instant): Promise<CheckedFile<MatchedBooking>> {
  const { rows: read, problems } = await readBookings(text, now);
  const { rows, unknown } = await matchRows(read);
  const coming = rows.filter(({ value }) => value.given.status === "confirmed");
  const [stored, taken] = [await findStored(rows), await findTaken(coming, now)];
  return {
    rows,
    problems: byLine([...problems, ...unknown, ...repeated(rows), ...stored, ...taken, ...overlapping(coming)]),
  };
}

type Rows = readonly ImportedRow<MatchedBooking>[];

async function matchRows(read: readonly ImportedRow<ImportedBooking>[]) {
  const clients = await clientsByAddress(read.map(({ value }) => value.client_email));
  const services = new Map((await db.service.findMany()).map((service) => [service.slug, service]));
  const advisers = await db.adviser.findMany({ select: { id: true, slug: true } });
  const adviserIds = new Map(advisers.map(({ id, slug }) => [slug, id]));
  const unknown: ImportProblem[] = [];
  const rows = read.flatMap(({ line, value }) => {
    const client = clients.get(value.client_email);
    const service = services.get(value.service);
    const adviserId = adviserIds.get(value.adviser);
    if (!client) unknown.push({ line, column: "client_email", code: "clientUnknown" });
    if (!service) unknown.push({ line, column: "service", code: "unknownService" });
    if (adviserId === undefined) unknown.push({ line, column: "adviser", code: "adviserUnknown" });
    if (!client || !service || adviserId === undefined) return [];
    const end = value.start + service.minutes * msPerMinute;
    const during = {
      start: value.start - service.bufferBeforeMinutes * msPerMinute,
      end: end + service.bufferAfterMinutes * msPerMinute,
    };
    return [{ line, value: { given: value, client, serviceId: service.id, adviserId, end, during } }];
  });
  return { rows, unknown };
}

const columns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  phone: true,
  phoneE164: true,
  dateOfBirth: true,
  preferredContact: true,
  safeContact: true,
  safeContactNoteCipher: true,
  locale: true,
  zone: true,
} as const;

/**
 * Finds clients by email address. For the address of a merged client, returns the client that was kept, but with this
 * address. For a former address, returns the client with the current address.
 */
async function clientsByAddress(addresses: readonly string[]) {
  const select = { ...columns, mergedInto: { select: columns } } as const;
  const wanted = [...new Set(addresses)];
  const clients = [];
  for (const emails of partsOf(wanted))
    clients.push(
      ...(await db.client.findMany({
        where: { email: { in: emails } },
        // If two people share the mailbox, the client who had it first comes last and is the one in the map below.
        orderBy: { sharesMailbox: "desc" },
        select,
      })),
    );
  const current = clients.flatMap(({ mergedInto, ...client }) =>
    client.email === null ? [] : [[client.email, { ...(mergedInto ?? client), email: client.email }] as const],
  );
  return new Map([...(await clientsByFormerAddress(wanted)), ...current]);
}

/** Finds clients by a former email address. Ignores an address that several clients had. */
async function clientsByFormerAddress(addresses: readonly string[]) {
  const owners = [...(await findByFormerEmails(db, addresses))].flatMap(([address, [id, ...others]]) =>
    id === undefined || others.length > 0 ? [] : [{ address, id }],
  );
  const clients = [];
  for (const ids of partsOf(owners.map(({ id }) => id)))
    clients.push(...(await db.client.findMany({ where: { id: { in: ids } }, select: columns })));
  const byId = new Map(clients.map((client) => [client.id, client]));
  return owners.flatMap(({ address, id }) => {
    const client = byId.get(id);
    return client ? [[address, client] as const] : [];
  });
}

/** Splits values, because PostgreSQL accepts at most 65,535 of them in one statement. */
function partsOf(values: readonly string[]): string[][] {
  const most = 30_000;
  const count = Math.ceil(values.length / most);
  return Array.from({ length: count }, (_, index) => values.slice(index * most, (index + 1) * most));
}

/** Finds rows with the client and the start of an earlier row. The two rows may name the client by two addresses. */
function repeated(rows: Rows): readonly ImportProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, value: { client, given } }) => {
    const key = `${client.id} ${given.start}`;
    if (seen.has(key)) return [{ line, column: "start", code: "bookingRepeated" }];
    seen.add(key);
    return [];
  });
}

/** Finds rows that have the same client and the same start as a stored booking. */
async function findStored(rows: Rows): Promise<readonly ImportProblem[]> {
  const duplicates = await db.$queryRaw<{ line: number }[]>`
    select wanted.line from unnest(
      ${rows.map(({ line }) => line)}::int[], ${rows.map(({ value }) => value.client.id)}::uuid[],
      ${rows.map(({ value }) => new Date(value.given.start))}::timestamptz[]) as wanted(line, client, start)
    where exists (select from bookings b where b.client_id = wanted.client and b.starts_at = wanted.start)`;
  return duplicates.map(({ line }) => ({ line, column: "start", code: "bookingExists" }));
}

/** Finds coming appointments at times that a stored booking or a visitor's hold already reserves. */
async function findTaken(coming: Rows, now: Instant): Promise<readonly ImportProblem[]> {
  const conflicts = await db.$queryRaw<{ line: number }[]>`
    select wanted.line from unnest(
      ${coming.map(({ line }) => line)}::int[], ${coming.map(({ value }) => value.adviserId)}::uuid[],
      ${coming.map(({ value }) => new Date(value.during.start))}::timestamptz[],
      ${coming.map(({ value }) => new Date(value.during.end))}::timestamptz[]) as wanted(line, adviser, start, finish)
    where exists (
      select from occupied_time o where o.adviser_id = wanted.adviser and o.during && tstzrange(wanted.start, wanted.finish)
        and (o.booking_id is not null or o.expires_at > ${new Date(now)}))`;
  return conflicts.map(({ line }) => ({ line, column: "start", code: "timeTaken" }));
}

/**
 * Finds coming appointments that start before an earlier appointment of the same adviser in the file has ended. Buffers
 * count as part of an appointment.
 */
function overlapping(coming: Rows): readonly ImportProblem[] {
  const sorted = coming.toSorted((a, b) => a.value.during.start - b.value.during.start);
  const busyUntil = new Map<string, Instant>();
  return sorted.flatMap(({ line, value: { adviserId, during } }) => {
    const until = busyUntil.get(adviserId) ?? -Infinity;
    busyUntil.set(adviserId, Math.max(until, during.end));
    return during.start < until ? [{ line, column: "start", code: "timeRepeated" }] : [];
  });
}
