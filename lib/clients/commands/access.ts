import { fullName } from "@/lib/inquiry/person/person-name";
import { record } from "@/lib/platform/audit/record";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { OpenReason } from "../schema";

/**
 * How long a staff member can open the file of a colleague's client after giving a reason. Eight hours are one working
 * day.
 */
const reasonLasts = 8 * msPerHour;

/**
 * The access of a staff member to a client's file. "own": the client has an appointment with this staff member, or a
 * case that this staff member owns or advises on. "reason-given": the client is a colleague's, and the staff member
 * gave a reason within the last eight hours. "needs-reason": the client is a colleague's, and the staff member must
 * give a reason first.
 */
export type FileAccess = "own" | "reason-given" | "needs-reason" | "none";

/**
 * Returns the access that the staff member has to the file. The result is "none" if the client is outside the staff
 * member's scope or does not exist, so the caller cannot tell these two cases apart.
 */
export async function fileAccess(
  tx: Tx | typeof db,
  staff: Staff,
  clientId: string,
  now: Instant,
): Promise<FileAccess> {
  const { advisers, hasPersonalDetails } = scopeOf(staff, "clients");
  if (!hasPersonalDetails) return "none";
  if (isAllowed(staff.role, "clients.read-own") && (await isOwnClient(tx, staff, clientId))) return "own";
  if (advisers !== "all" || (await tx.client.count({ where: { id: clientId } })) === 0) return "none";
  const given = await tx.auditEvent.findFirst({
    where: givenReasons(staff, [clientId], now),
    select: { id: true },
  });
  return given ? "reason-given" : "needs-reason";
}

/**
 * Returns the client's name, which lists show without a reason, and the names of the client's advisers. Undefined
 * outside the staff member's scope.
 */
export async function findFileHead(
  staff: Staff,
  clientId: string,
): Promise<{ readonly name: string; readonly advisers: readonly string[] } | undefined> {
  const { advisers, hasPersonalDetails } = scopeOf(staff, "clients");
  if (!hasPersonalDetails || advisers !== "all") return undefined;
  const client = await db.client.findUnique({
    where: { id: clientId },
    select: { firstName: true, lastName: true },
  });
  if (!client) return undefined;
  const named = await db.adviser.findMany({
    where: { OR: [{ bookings: { some: { clientId } } }, { cases: { some: { clientId } } }] },
    orderBy: { name: "asc" },
    select: { name: true },
  });
  return { name: fullName(client), advisers: named.map(({ name }) => name) };
}

async function isOwnClient(tx: Tx | typeof db, staff: Staff, clientId: string): Promise<boolean> {
  return (await tx.client.count({ where: { id: clientId, OR: isMine(staff) } })) > 0;
}

function isMine({ id, adviserId }: Staff) {
  const advises = adviserId === null ? [] : [{ adviserId }];
  return [
    ...advises.map((own) => ({ bookings: { some: own } })),
    { cases: { some: { OR: [{ ownerId: id }, ...advises] } } },
  ];
}

/**
 * Finds out which of the given clients' files the staff member can open now without giving a new reason. Returns the
 * ids of these clients. All given clients must be within the staff member's scope.
 */
export async function listOpenFiles(
  staff: Staff,
  clientIds: readonly string[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  const ids = [...clientIds];
  if (ids.length === 0 || !scopeOf(staff, "clients").hasPersonalDetails) return new Set();
  const own = isAllowed(staff.role, "clients.read-own")
    ? await db.client.findMany({ where: { id: { in: ids }, OR: isMine(staff) }, select: { id: true } })
    : [];
  const given = await db.auditEvent.findMany({ where: givenReasons(staff, ids, now), select: { subjectId: true } });
  return new Set([...own.map(({ id }) => id), ...given.map(({ subjectId }) => subjectId)]);
}

function givenReasons({ id }: Staff, clientIds: string[], now: Instant) {
  return {
    subjectKind: "client",
    subjectId: { in: clientIds },
    action: "client.opened",
    actorKind: "staff",
    actorId: id,
    at: { gt: new Date(now - reasonLasts) },
  };
}

/**
 * Whether the client's file, with its notes, cases and documents, is open to the staff member. Every command that reads
 * or changes a part of the file must call this.
 */
export async function mayOpenFile(
  staff: Staff,
  clientId: string,
  now: Instant,
  tx: Tx | typeof db = db,
): Promise<boolean> {
  const access = await fileAccess(tx, staff, clientId, now);
  return access === "own" || access === "reason-given";
}

/**
 * Whether the staff member may write something about the client into the file. This is false after the client's data
 * was erased. Retention skips erased clients, so a text that is written after the erasure would never be deleted. A
 * command that writes must lock the client's row first, for example with `lockFile`.
 */
export async function mayWriteFile(staff: Staff, clientId: string, now: Instant, tx: Tx | typeof db = db) {
  return (await mayOpenFile(staff, clientId, now, tx)) && (await tx.erasure.count({ where: { clientId } })) === 0;
}

/**
 * Locks the client's row until the transaction ends, so that no erasure or merge can commit between this check and a
 * later insert. Returns false if the client does not exist, was erased or was merged into another client.
 */
export async function lockFile(tx: Tx, clientId: string): Promise<boolean> {
  await lockRow(tx, "clients", { id: clientId });
  const open = { id: clientId, mergedIntoId: null, erasures: { none: {} } };
  return (await tx.client.count({ where: open })) > 0;
}

/** Opens the file of a colleague's client for eight hours, and records the reason. */
export async function giveReason(
  staff: Staff,
  { id, reason }: { readonly id: string; readonly reason: OpenReason },
  now: Instant,
): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    const access = await fileAccess(tx, staff, id, now);
    if (access === "none") return fail("RESOURCE_NOT_FOUND");
    if (access === "needs-reason")
      await record(tx, staff, {
        action: "client.opened",
        subjectKind: "client",
        subjectId: id,
        details: { reason },
      });
    return ok(id);
  });
}
