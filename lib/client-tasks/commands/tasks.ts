import { lockFile, mayOpenFile } from "@/lib/clients/commands/access";
import { record } from "@/lib/platform/audit/record";
import { withinClients } from "@/lib/platform/auth/client-scope";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { encrypt } from "@/lib/platform/security/encryption";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { versioned } from "@/lib/platform/versioned";

import { mayOwn } from "../queries/owners";

/** The encryption context of the texts of tasks. */
export const taskContext = "client_tasks.text";

type Fields = { readonly text: string; readonly dueOn: Day; readonly ownerId: string };
type NewTask = Fields & { readonly clientId: string; readonly reference?: string | undefined };
type Target = { readonly id: string; readonly version: number };

/** The failure if the chosen owner could not open the client's file. */
const refusedOwner = fail("BUSINESS_RULE_VIOLATION", { rule: "owner" });

/**
 * Adds a task to a client's file or, with a reference, to one of the client's open cases, and returns its id.
 * RESOURCE_NOT_FOUND: the file is not open to the staff member, the client was erased, or there is no such open case.
 */
export function addTask(
  staff: Staff,
  { clientId, reference, ...fields }: NewTask,
  now: Instant,
): Promise<Result<string, "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION", "owner">> {
  return db.$transaction(async (tx) => {
    if (!(await lockFile(tx, clientId)) || !(await mayOpenFile(staff, clientId, now, tx)))
      return fail("RESOURCE_NOT_FOUND");
    const ofCase =
      reference === undefined
        ? null
        : await tx.case.findFirst({ where: { reference, clientId, state: "open" }, select: { id: true } });
    if (reference !== undefined && !ofCase) return fail("RESOURCE_NOT_FOUND");
    if (!(await mayOwn(tx, fields.ownerId, clientId))) return refusedOwner;
    const { id } = await tx.clientTask.create({
      data: {
        ...columnsOf(fields),
        clientId,
        caseId: ofCase?.id ?? null,
        createdById: staff.id,
        createdAt: new Date(now),
      },
      select: { id: true },
    });
    await record(tx, staff, { action: "client.task-added", ...subjectOf({ id, clientId }) });
    return ok(id);
  });
}

const columnsOf = ({ text, dueOn, ownerId }: Fields) => ({
  textCipher: encrypt(text, taskContext),
  dueOn: dateFromDay(dueOn),
  ownerId,
});

/**
 * The subject of an audit row: the client, so that the file's log and the client's export contain the row. A task that
 * was removed could not be its subject.
 */
const subjectOf = ({ id, clientId }: { readonly id: string; readonly clientId: string }) =>
  ({ subjectKind: "client", subjectId: clientId, details: { task: id } }) as const;

/**
 * Changes a task of a client within the staff member's scope. Staff who see a task in a list may change it without
 * opening the client's file, because the list already shows the whole task.
 */
const changeRow = versioned({
  subjectKind: "client",
  lock: (tx, { id }: Target) => lockRow(tx, "client_tasks", { id }),
  find: (tx, staff, { id }) =>
    tx.clientTask.findFirst({
      where: { id, client: withinClients(scopeOf(staff, "clients")) },
      select: { id: true, version: true, clientId: true, ownerId: true },
    }),
  store: (tx, id, data: Prisma.ClientTaskUncheckedUpdateInput) =>
    tx.clientTask.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
});

/** Changes the text, the day and the owner. BUSINESS_RULE_VIOLATION: the new owner could not open the client's file. */
export function changeTask(staff: Staff, { id, version, ...fields }: Target & Fields) {
  return changeRow<null, "BUSINESS_RULE_VIOLATION", "owner">(staff, { id, version }, async (found, tx) => {
    const isGiven = fields.ownerId !== found.ownerId;
    if (isGiven && !(await mayOwn(tx, fields.ownerId, found.clientId))) return refusedOwner;
    await record(tx, staff, { action: "client.task-changed", ...subjectOf(found) });
    return ok({ data: columnsOf(fields), value: null });
  });
}

/** Marks a task as done. */
export function finishTask(staff: Staff, target: Target, now: Instant) {
  return changeRow(staff, target, async (found, tx) => {
    await record(tx, staff, { action: "client.task-done", ...subjectOf(found) });
    return ok({ data: { doneAt: new Date(now), doneById: staff.id }, value: null });
  });
}

/** Opens a task again that is done. */
export function reopenTask(staff: Staff, target: Target) {
  return changeRow(staff, target, async (found, tx) => {
    await record(tx, staff, { action: "client.task-reopened", ...subjectOf(found) });
    return ok({ data: { doneAt: null, doneById: null }, value: null });
  });
}

/** Removes a task that was added by mistake. */
export function removeTask(staff: Staff, target: Target) {
  return changeRow(staff, target, async (found, tx) => {
    await tx.clientTask.delete({ where: { id: found.id }, select: { id: true } });
    await record(tx, staff, { action: "client.task-removed", ...subjectOf(found) });
    return ok({ value: null });
  });
}
