import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { drawReference } from "@/lib/platform/security/reference";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { extendedDue, requestDue } from "../deadlines";
import { findClientId, isLinkable } from "../queries/register-parts";
import { receiptProblem } from "../received-on";
import { sentAt } from "../sent-on";
import { seal, sealOptional } from "../registers";
import type { Channel, IdentityCheck, Law, RequestEnd, RequestKind } from "../registers";

/** The text of the answer and the day on which it was sent. */
export type Answer = { readonly answer: string; readonly sentOn: Day };

/** The current time, and today's date at the office. */
export type OfficeTime = { readonly now: Instant; readonly today: Day };

/** The reference of a data request or complaint, and its version when the page was rendered. */
export type EntryTarget = { readonly reference: string; readonly version: number };

/** The correct day of receipt, and the reason for the correction. */
export type Correction = { readonly receivedOn: Day; readonly reason: string };

type NewRequest = {
  readonly name: string;
  readonly email?: string | undefined;
  readonly channel: Channel;
  readonly receivedOn: Day;
  readonly client?: string | undefined;
  readonly kind: RequestKind;
  readonly law: Law;
  readonly details?: string | undefined;
};

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "VALIDATION_ERROR";

/**
 * Adds a data request to the register and returns its reference. The law and the day of receipt determine the deadline.
 */
export async function registerDataRequest(
  staff: Staff,
  { name, email, client, details, receivedOn, kind, law, channel }: NewRequest,
  { now, today }: OfficeTime,
): Promise<Result<string, "VALIDATION_ERROR">> {
  const problem = receiptProblem(receivedOn, today);
  if (problem) return invalidField("receivedOn", problem);
  return db.$transaction(async (tx) => {
    const clientId = client === undefined ? null : await findClientId(tx, client);
    if (clientId === undefined) return invalidField("client", "clientUnknown");
    const { id, reference } = await tx.dataRequest.create({
      data: {
        reference: drawReference("DAT"),
        clientId,
        kind,
        law,
        channel,
        nameCipher: seal("data_requests.name", name),
        emailCipher: sealOptional("data_requests.email", email),
        detailsCipher: sealOptional("data_requests.details", details),
        receivedOn: dateFromDay(receivedOn),
        dueOn: dateFromDay(requestDue(law, receivedOn)),
        createdById: staff.id,
        createdAt: new Date(now),
      },
      select: { id: true, reference: true },
    });
    await recordChange(tx, staff, { id, change: "registered", details: { kind, law } });
    return ok(reference);
  });
}

/** Records how staff checked the person's identity. */
export function confirmIdentity(
  staff: Staff,
  { check, ...target }: EntryTarget & { readonly check: IdentityCheck },
  { now }: OfficeTime,
) {
  return change(staff, target, () =>
    ok({
      data: { identityCheck: check, identityCheckedAt: new Date(now) },
      change: "identity-checked",
      details: { check },
    }),
  );
}

/**
 * Corrects the day of receipt and the deadline. If the deadline has been extended, the new deadline includes the
 * extension.
 */
export function correctReceipt(
  staff: Staff,
  { receivedOn, reason, ...target }: EntryTarget & Correction,
  { today }: OfficeTime,
) {
  return change(staff, target, (row) => {
    const problem = receiptProblem(receivedOn, today);
    if (problem) return invalidField("receivedOn", problem);
    const dueOn = (row.extendedAt !== null && extendedDue(row.law, receivedOn)) || requestDue(row.law, receivedOn);
    return ok({
      data: {
        receivedOn: dateFromDay(receivedOn),
        dueOn: dateFromDay(dueOn),
        receiptReasonCipher: seal("data_requests.receipt_reason", reason),
      },
      change: "receipt-corrected",
      details: { from: dayFromDate(row.receivedOn), to: receivedOn },
    });
  });
}

/** Links the request to a client. Replaces an earlier link. */
export function linkDataRequest(staff: Staff, { clientId, ...target }: EntryTarget & { readonly clientId: string }) {
  return change(staff, target, async (_row, tx) =>
    (await isLinkable(tx, clientId))
      ? ok({ data: { clientId }, change: "linked", details: { clientId } })
      : invalidField("clientId", "clientUnknown"),
  );
}

/** Ends a request that was registered by mistake. It stays in the register with the reason. */
export function endMistakenRequest(
  staff: Staff,
  { reason, ...target }: EntryTarget & { readonly reason: string },
  { now }: OfficeTime,
) {
  return change(staff, target, () =>
    ok({
      data: { state: "mistaken", closedAt: new Date(now), answerCipher: seal("data_requests.answer", reason) },
      change: "mistaken",
    }),
  );
}

/** Extends the deadline by as much as the law allows. This is possible only once and until the deadline. */
export function extendDataRequest(
  staff: Staff,
  { reason, ...target }: EntryTarget & { readonly reason: string },
  { now, today }: OfficeTime,
) {
  return change(staff, target, ({ law, receivedOn, dueOn, extendedAt }) => {
    const later = extendedDue(law, dayFromDate(receivedOn));
    if (later === undefined || extendedAt !== null) return invalidField("reason", "extensionNotAllowed");
    if (today > dayFromDate(dueOn)) return invalidField("reason", "extensionLate");
    return ok({
      data: {
        dueOn: dateFromDay(later),
        extendedAt: new Date(now),
        extensionReasonCipher: seal("data_requests.extension_reason", reason),
      },
      change: "extended",
      details: { dueOn: later },
    });
  });
}

/**
 * Closes a request that was answered, refused or withdrawn. Before a request is closed as answered, the person's
 * identity must have been checked.
 */
export function closeDataRequest(
  staff: Staff,
  { outcome, answer, sentOn, ...target }: EntryTarget & Answer & { readonly outcome: RequestEnd },
  time: OfficeTime,
) {
  return change(staff, target, ({ identityCheck, receivedOn }) => {
    if (outcome === "answered" && identityCheck === null) return invalidField("outcome", "identityMissing");
    const sent = sentAt(sentOn, { receivedOn, ...time });
    if (!sent.ok) return sent;
    return ok({
      data: {
        state: outcome,
        closedAt: sent.value,
        answerCipher: seal("data_requests.answer", answer),
      },
      change: outcome,
    });
  });
}

type OpenRequest = {
  readonly law: Law;
  readonly receivedOn: Date;
  readonly dueOn: Date;
  readonly identityCheck: string | null;
  readonly extendedAt: Date | null;
};

type Details = Readonly<Record<string, string>>;
type Change = {
  readonly data: Prisma.DataRequestUncheckedUpdateManyInput;
  readonly change: string;
  readonly details?: Details;
};

type Decided = Result<Change, "VALIDATION_ERROR">;

/**
 * Changes an open request and writes the audit row. RESOURCE_CONFLICT means that the request is closed or has changed
 * since the page was rendered.
 */
async function change(
  staff: Staff,
  { reference, version }: EntryTarget,
  decide: (row: OpenRequest, tx: Tx) => Decided | Promise<Decided>,
): Promise<Result<string, Refusal>> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select from data_requests where reference = ${reference} for update`;
    const row = await tx.dataRequest.findUnique({ where: { reference } });
    if (!row) return fail("RESOURCE_NOT_FOUND");
    if (row.version !== version || row.state !== "open") return fail("RESOURCE_CONFLICT");
    const decided = await decide({ ...row, law: row.law as Law }, tx);
    if (!decided.ok) return decided;
    const { data, ...event } = decided.value;
    await tx.dataRequest.updateMany({ where: { id: row.id }, data: { ...data, version: { increment: 1 } } });
    await recordChange(tx, staff, { id: row.id, ...event });
    return ok(reference);
  });
}

type Event = { readonly id: string; readonly change: string; readonly details?: Details };

const recordChange = (tx: Tx, staff: Staff, { id, change: name, details = {} }: Event) =>
  record(tx, staff, { action: `data-request.${name}`, subjectKind: "data-request", subjectId: id, details });
