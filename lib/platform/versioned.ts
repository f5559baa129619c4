import { record } from "./audit/record";
import type { AuditEntry } from "./audit/record";
import type { Staff } from "./auth/staff";
import { db } from "./db/client";
import type { Tx } from "./db/client";
import { enqueueAll } from "./jobs/enqueue";
import type { QueuedJob } from "./jobs/enqueue";
import { fail, ok } from "./result";
import type { ErrorCode, Result } from "./result";

/** The version of the record that the staff member's page shows. Undefined if the change applies to any version. */
type Versioned = { readonly version?: number | undefined };

type Row = { readonly id: string; readonly version: number };

/** How the records of one kind are locked, found and stored. */
export type RecordKind<Target, Found extends Row, Data> = {
  /** The kind of the record in the audit log. */
  readonly subjectKind: AuditEntry["subjectKind"];
  /** Locks the record until the transaction ends, as `lockRow` does. */
  readonly lock: (tx: Tx, target: Target) => Promise<unknown>;
  /** Reads the locked record. Returns nothing if the staff member may not change it. */
  readonly find: (tx: Tx, staff: Staff, target: Target) => Promise<Found | null | undefined>;
  /** Stores new values of the record and increments its version. */
  readonly store: (tx: Tx, id: string, data: Data) => Promise<unknown>;
};

/** What a change of a record does besides its own statements. */
export type Change<Data, Value> = {
  /** New values of the record. If left out, the record keeps its values and its version. */
  readonly data?: Data;
  /** The audit row. Left out if nothing changed, or if the change has written its own audit rows. */
  readonly audit?: Pick<AuditEntry, "action" | "details">;
  readonly jobs?: readonly QueuedJob[];
  /** The value that the command returns. */
  readonly value: Value;
};

/**
 * Locks a record and reads it. RESOURCE_NOT_FOUND: there is no such record, or the staff member may not change it.
 * RESOURCE_CONFLICT: the record has changed since the page was rendered.
 */
export async function lockVersion<Target extends Versioned, Found extends Row>(
  tx: Tx,
  staff: Staff,
  { lock, find }: Pick<RecordKind<Target, Found, never>, "lock" | "find">,
  target: Target,
): Promise<Result<Found, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  await lock(tx, target);
  const found = await find(tx, staff, target);
  if (!found) return fail("RESOURCE_NOT_FOUND");
  return target.version === undefined || target.version === found.version ? ok(found) : fail("RESOURCE_CONFLICT");
}

/**
 * Returns the function by which staff change the records of one kind. In one transaction, it locks the record, checks
 * its version as `lockVersion` does, and calls `decide` with the record. `decide` refuses the change, or returns the
 * values to store, the audit row and the jobs.
 */
export function versioned<Target extends Versioned, Found extends Row, Data>(kind: RecordKind<Target, Found, Data>) {
  return <Value, E extends ErrorCode = never, Rule extends string = never>(
    staff: Staff,
    target: Target,
    decide: (
      found: Found,
      tx: Tx,
    ) => Result<Change<Data, Value>, E, Rule> | Promise<Result<Change<Data, Value>, E, Rule>>,
  ): Promise<Result<Value, E | "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT", Rule>> =>
    db.$transaction(async (tx) => {
      const locked = await lockVersion(tx, staff, kind, target);
      if (!locked.ok) return locked;
      const { id } = locked.value;
      const decided = await decide(locked.value, tx);
      if (!decided.ok) return decided;
      const { data, audit, jobs = [], value } = decided.value;
      if (data !== undefined) await kind.store(tx, id, data);
      if (audit) await record(tx, staff, { ...audit, subjectKind: kind.subjectKind, subjectId: id });
      await enqueueAll(tx, jobs);
      return ok(value);
    });
}
