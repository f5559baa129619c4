import type { Staff } from "@/lib/platform/auth/staff";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import { drawReference } from "@/lib/platform/security/reference";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { extendedDue, requestDue } from "../deadlines";
import { receiptProblem } from "../received-on";
import { sentAt } from "../sent-on";
import { seal, sealOptional } from "../registers";
import type { Channel, IdentityCheck, Law, RequestEnd, RequestKind } from "../registers";
import { emailEntry, entryChanges, linkTo, registerEntry } from "./entry";
import type { Answer, Correction, Decided, EntryTarget, OfficeTime } from "./entry";

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

/**
 * Adds a data request to the register and returns its reference. The law and the day of receipt determine the deadline.
 */
export function registerDataRequest(staff: Staff, request: NewRequest, { now, today }: OfficeTime) {
  const { name, email, details, receivedOn, kind, law, channel } = request;
  return registerEntry(staff, "data-request", { entry: request, today }, async (tx, clientId) => {
    const data = {
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
    };
    const created = await tx.dataRequest.create({ data, select: { id: true, reference: true } });
    return ok({ ...created, details: { kind, law } });
  });
}

/**
 * Emails the linked client that the request has arrived and by when it will be answered. RESOURCE_CONFLICT if no client
 * with an email address is linked.
 */
export function acknowledgeDataRequest(staff: Staff, target: EntryTarget) {
  return change(staff, target, async ({ id, clientId }, tx) => {
    const queued = await emailEntry(tx, { register: "data-request", id, part: "acknowledgement" }, clientId);
    return queued.ok ? ok({ data: {}, change: "acknowledged", details: { by: "email" } }) : queued;
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
  return change(staff, target, (_row, tx) => linkTo(tx, clientId));
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
 * identity must have been checked. With `emailsClient`, the answer is emailed to the linked client. RESOURCE_CONFLICT
 * if the client has no email address.
 */
export function closeDataRequest(
  staff: Staff,
  { outcome, answer, sentOn, emailsClient = false, ...target }: EntryTarget & Answer & { readonly outcome: RequestEnd },
  time: OfficeTime,
) {
  return change(staff, target, async ({ id, identityCheck, receivedOn, clientId }, tx) => {
    if (outcome === "answered" && identityCheck === null) return invalidField("outcome", "identityMissing");
    const sent = sentAt(emailsClient ? time.today : sentOn, { receivedOn, ...time });
    if (!sent.ok) return sent;
    if (emailsClient) {
      const queued = await emailEntry(tx, { register: "data-request", id, part: "answer" }, clientId);
      if (!queued.ok) return queued;
    }
    return ok({
      data: {
        state: outcome,
        closedAt: sent.value,
        answerCipher: seal("data_requests.answer", answer),
      },
      change: outcome,
      details: emailsClient ? { by: "email" } : {},
    });
  });
}

const changeRequest = entryChanges("data-request", {
  lock: (tx, { reference }) => lockRow(tx, "data_requests", { reference }),
  find: (tx, _staff, { reference }) => tx.dataRequest.findUnique({ where: { reference } }),
  store: (tx, id, data: Data) =>
    tx.dataRequest.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
});

type Data = Prisma.DataRequestUncheckedUpdateInput;
type OpenRequest = Prisma.DataRequestGetPayload<object> & { readonly law: Law };

/** Changes an open request. RESOURCE_CONFLICT: the request is closed. */
function change(
  staff: Staff,
  target: EntryTarget,
  decide: (row: OpenRequest, tx: Tx) => Decided<Data> | Promise<Decided<Data>>,
) {
  return changeRequest(staff, target, (row, tx) =>
    row.state === "open" ? decide({ ...row, law: row.law as Law }, tx) : fail("RESOURCE_CONFLICT"),
  );
}
