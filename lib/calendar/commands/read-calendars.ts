import { horizonEnd } from "@/lib/availability/meeting-times";
import { office } from "@/lib/firm/legal";
import { refreshFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log";
import { decrypt } from "@/lib/platform/security/encryption";
import { mergeIntervals, msPerDay, msPerSecond } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { fetchPublic } from "@/lib/platform/web/fetch-public";
import { addNotice } from "@/lib/staff/commands/add-notice";

import type { BusyReading, BusyRequest, ReadingFailure } from "../busy/busy-reading";
import { longestSilence } from "../calendar-link";
import { addressContext, queueReading } from "./busy-calendar";

const limits = {
  maxBytes: 5 * 1024 * 1024,
  timeoutMs: 10 * msPerSecond,
  headers: { accept: "text/calendar", "user-agent": "calendar-reader/1.0" },
};

/** How a calendar is read. Tests replace these functions. */
export type CalendarReader = {
  readonly fetch: (address: string) => ReturnType<typeof fetchPublic>;
  readonly read: (text: string, request: BusyRequest) => Promise<BusyReading | ReadingFailure>;
};

/** Fetches calendars from public servers only. */
export const fetchCalendar: CalendarReader["fetch"] = (address) => fetchPublic(address, limits);

/** Queues a reading of each own calendar of an active adviser. */
export async function queueReadings(): Promise<void> {
  const calendars = await db.busyCalendar.findMany({
    where: { adviser: { isActive: true } },
    select: { adviserId: true },
  });
  for (const { adviserId } of calendars) await db.$transaction((tx) => queueReading(tx, adviserId));
}

/**
 * Reads an adviser's own calendar and stores when it makes them busy. Nothing else of the calendar is stored or logged.
 * If it cannot be read, the times of the last reading stay.
 */
export async function readBusyCalendar(adviserId: string, now: Instant, by: CalendarReader): Promise<void> {
  const calendar = await db.busyCalendar.findUnique({
    where: { adviserId },
    select: { connectionId: true, addressCipher: true, adviser: { select: { zone: true } } },
  });
  if (!calendar) return;
  await refreshFirm();
  const { connectionId } = calendar;
  const interval = { start: now - msPerDay, end: horizonEnd(now, office()) + msPerDay };
  const reading = await readAt(decrypt(calendar.addressCipher, addressContext), by, {
    interval,
    zone: calendar.adviser.zone,
  });
  const connection = { adviserId, connectionId };
  if (typeof reading === "string") await noteFailure(connection, reading, now);
  else await storeReading(connection, reading, now);
}

async function readAt(address: string, by: CalendarReader, request: BusyRequest) {
  const fetched = await by.fetch(address);
  return fetched.ok ? by.read(fetched.text, request) : fetched.failure;
}

/** The adviser, and the address that was read. A reading of an address that was replaced meanwhile is dropped. */
type Connection = { readonly adviserId: string; readonly connectionId: string };

async function storeReading({ adviserId, connectionId }: Connection, reading: BusyReading, now: Instant) {
  const entries = await withoutOurs(reading.entries);
  await db.$transaction(async (tx) => {
    const { count } = await tx.busyCalendar.updateMany({
      where: { adviserId, connectionId },
      data: {
        triedAt: new Date(now),
        readAt: new Date(now),
        failingSince: null,
        failure: null,
        entries: entries.length,
        problems: reading.problems,
      },
    });
    if (count === 0) return;
    await tx.busyTime.deleteMany({ where: { adviserId } });
    await tx.busyTime.createMany({
      data: mergeIntervals(entries).map(({ start, end }) => ({
        adviserId,
        startsAt: new Date(start),
        endsAt: new Date(end),
      })),
    });
  });
}

/** Leaves out entries that are our own appointments, which an adviser's program may have copied from the feed. */
async function withoutOurs(entries: BusyReading["entries"]): Promise<readonly Interval[]> {
  const ids = entries.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return entries;
  const ours = await db.booking.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const known = new Set(ours.map(({ id }) => id));
  return entries.filter(({ id }) => id === null || !known.has(id));
}

async function noteFailure({ adviserId, connectionId }: Connection, failure: ReadingFailure, now: Instant) {
  log("warn", "calendar.unread", { adviser: adviserId, failure });
  const [calendar] = await db.$queryRaw<{ failingSince: Date }[]>`
    update busy_calendars set tried_at = ${new Date(now)}, failure = ${failure},
      failing_since = coalesce(failing_since, ${new Date(now)})
    where adviser_id = ${adviserId}::uuid and connection_id = ${connectionId}::uuid
    returning failing_since as "failingSince"`;
  if (!calendar || now - calendar.failingSince.getTime() < longestSilence) return;
  // Both the office and the adviser are told once of each such time.
  await addNotice(
    {
      source: `calendar:${connectionId}:${calendar.failingSince.toISOString()}`,
      kind: "calendar-unread",
      reference: "",
      facts: {},
      happenedAt: calendar.failingSince,
    },
    [null, adviserId],
    now,
  );
}
