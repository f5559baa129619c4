import { randomUUID } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { mayChangeCalendar } from "../may-change";

/** The slug of the adviser. */
type Changed = Promise<Result<string, "RESOURCE_NOT_FOUND">>;
type Connection = { readonly adviserId: string; readonly address: string };

/** The context with which addresses are encrypted. */
export const addressContext = "busy_calendars.address";

/**
 * Connects an adviser's own calendar, or replaces its address. The times of a former address stay until the new one was
 * read. The worker reads it at once.
 */
export async function connectCalendar(by: Staff, { adviserId, address }: Connection, now: Instant): Changed {
  if (!mayChangeCalendar(by, adviserId)) return fail("RESOURCE_NOT_FOUND");
  return db.$transaction(async (tx) => {
    const adviser = await tx.adviser.findUnique({ where: { id: adviserId }, select: { slug: true } });
    if (!adviser) return fail("RESOURCE_NOT_FOUND");
    const connected = {
      addressCipher: encrypt(address, addressContext),
      connectionId: randomUUID(),
      connectedAt: new Date(now),
      triedAt: null,
      readAt: null,
      failingSince: null,
      failure: null,
      entries: 0,
      problems: {},
    };
    await tx.busyCalendar.upsert({ where: { adviserId }, create: { adviserId, ...connected }, update: connected });
    await record(tx, by, { action: "adviser.calendar-connected", subjectKind: "adviser", subjectId: adviserId });
    await queueReading(tx, adviserId);
    return ok(adviser.slug);
  });
}

/** Disconnects an adviser's own calendar. Its entries no longer block time. */
export async function disconnectCalendar(by: Staff, adviserId: string): Changed {
  if (!mayChangeCalendar(by, adviserId)) return fail("RESOURCE_NOT_FOUND");
  return db.$transaction(async (tx) => {
    const adviser = await findConnected(tx, adviserId);
    if (!adviser) return fail("RESOURCE_NOT_FOUND");
    await tx.busyCalendar.delete({ where: { adviserId }, select: { adviserId: true } });
    await record(tx, by, { action: "adviser.calendar-disconnected", subjectKind: "adviser", subjectId: adviserId });
    return ok(adviser.slug);
  });
}

/** Asks the worker to read an adviser's own calendar now. */
export async function requestReading(by: Staff, adviserId: string): Changed {
  if (!mayChangeCalendar(by, adviserId)) return fail("RESOURCE_NOT_FOUND");
  return db.$transaction(async (tx) => {
    const adviser = await findConnected(tx, adviserId);
    if (!adviser) return fail("RESOURCE_NOT_FOUND");
    await queueReading(tx, adviserId);
    return ok(adviser.slug);
  });
}

const findConnected = (tx: Tx, id: string) =>
  tx.adviser.findFirst({ where: { id, calendar: { isNot: null } }, select: { slug: true } });

/** Queues the reading of a calendar. A reading that is already queued is not queued twice. */
export async function queueReading(tx: Tx, adviserId: string): Promise<void> {
  await enqueue(tx, { task: "read-calendar", payload: { adviserId } }, { key: `read-calendar:${adviserId}` });
}
