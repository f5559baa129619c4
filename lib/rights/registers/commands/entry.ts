import { record } from "@/lib/platform/audit/record";
import type { AuditEntry } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, mapOk, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { versioned } from "@/lib/platform/versioned";
import type { RecordKind } from "@/lib/platform/versioned";

import { findClientId, isLinkable } from "../queries/register-parts";
import { receiptProblem } from "../received-on";

/** The text of the answer and the day on which it was sent. */
export type Answer = {
  readonly answer: string;
  readonly sentOn: Day;
  /** Whether the answer is emailed to the linked client. The recorded day is then today. */
  readonly emailsClient?: boolean;
};

/** The current time, and today's date at the office. */
export type OfficeTime = { readonly now: Instant; readonly today: Day };

/** The reference of a data request or complaint, and its version when the page was rendered. */
export type EntryTarget = { readonly reference: string; readonly version: number };

/** The correct day of receipt, and the reason for the correction. */
export type Correction = { readonly receivedOn: Day; readonly reason: string };

type Register = Extract<AuditEntry["subjectKind"], "complaint" | "data-request">;
type Details = Readonly<Record<string, string>>;

type NewEntry = { readonly receivedOn: Day; readonly client?: string | undefined };
type Created = { readonly id: string; readonly reference: string; readonly details?: Details };

/**
 * Adds an entry to a register and returns its reference. VALIDATION_ERROR: the day of receipt is impossible, or there
 * is no client with the given reference. `create` stores the entry and can refuse it as well.
 */
export async function registerEntry(
  staff: Staff,
  register: Register,
  { entry: { receivedOn, client }, today }: { readonly entry: NewEntry; readonly today: Day },
  create: (tx: Tx, clientId: string | null) => Promise<Result<Created, "VALIDATION_ERROR">>,
): Promise<Result<string, "VALIDATION_ERROR">> {
  const problem = receiptProblem(receivedOn, today);
  if (problem) return invalidField("receivedOn", problem);
  return db.$transaction(async (tx) => {
    const clientId = client === undefined ? null : await findClientId(tx, client);
    if (clientId === undefined) return invalidField("client", "clientUnknown");
    const created = await create(tx, clientId);
    if (!created.ok) return created;
    const { id, reference, details = {} } = created.value;
    await record(tx, staff, { action: `${register}.registered`, subjectKind: register, subjectId: id, details });
    return ok(reference);
  });
}

/** The new values of an entry, and the last part of the audit action, such as "linked" in "complaint.linked". */
export type EntryChange<Data> = { readonly data: Data; readonly change: string; readonly details?: Details };

type Refusal = "VALIDATION_ERROR" | "RESOURCE_CONFLICT";
export type Decided<Data> = Result<EntryChange<Data>, Refusal>;
type Found = { readonly id: string; readonly version: number };

/**
 * Returns the function by which staff change the entries of one register. It returns the entry's reference.
 * RESOURCE_CONFLICT: the entry has changed since the page was rendered. `decide` can also refuse the change with an
 * error of its own.
 */
export function entryChanges<Entry extends Found, Data>(
  subjectKind: Register,
  kind: Omit<RecordKind<EntryTarget, Entry, Data>, "subjectKind">,
) {
  const changeEntry = versioned({ subjectKind, ...kind });
  return (
    staff: Staff,
    { reference, version }: EntryTarget,
    decide: (entry: Entry, tx: Tx) => Decided<Data> | Promise<Decided<Data>>,
  ) =>
    changeEntry(staff, { reference, version }, async (entry, tx) =>
      mapOk(await decide(entry, tx), ({ data, change, details = {} }) => ({
        data,
        audit: { action: `${subjectKind}.${change}`, details },
        value: reference,
      })),
    );
}

/**
 * Queues an email about the entry to its client. RESOURCE_CONFLICT: no client with an email address is linked any more.
 */
export async function emailEntry(
  tx: Tx,
  email: PayloadOf<"register-email">,
  clientId: string | null,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  if (!(await hasEmail(tx, clientId))) return fail("RESOURCE_CONFLICT");
  await enqueue(tx, { task: "register-email", payload: email });
  return ok(null);
}

/** Whether a client with an email address is linked. */
export async function hasEmail(tx: Tx, clientId: string | null): Promise<boolean> {
  return clientId !== null && (await tx.client.count({ where: { id: clientId, email: { not: null } } })) > 0;
}

/** Decides on a link of an entry to a client. It replaces an earlier link. */
export async function linkTo(tx: Tx, clientId: string): Promise<Decided<{ readonly clientId: string }>> {
  return (await isLinkable(tx, clientId))
    ? ok({ data: { clientId }, change: "linked", details: { clientId } })
    : invalidField("clientId", "clientUnknown");
}
