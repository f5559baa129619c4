import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import { drawReference } from "@/lib/platform/security/reference";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";

import { complaintDue } from "../deadlines";
import { listHandlers } from "../queries/register-parts";
import { receiptProblem } from "../received-on";
import { complaintState, seal, sealOptional } from "../registers";
import type { Channel, ComplaintOutcome, ComplaintState } from "../registers";
import { sentAt } from "../sent-on";
import { emailEntry, entryChanges, hasEmail, linkTo, registerEntry } from "./entry";
import type { Answer, Correction, Decided, EntryTarget, OfficeTime } from "./entry";

type NewComplaint = {
  readonly name: string;
  readonly email?: string | undefined;
  readonly channel: Channel;
  readonly receivedOn: Day;
  readonly client?: string | undefined;
  readonly text: string;
  readonly handlerId: string;
};

const openStates = ["received", "acknowledged", "answered"] as const satisfies readonly ComplaintState[];

/** Enters a complaint and returns its reference. The firm's profile determines the deadlines. */
export function registerComplaint(staff: Staff, complaint: NewComplaint, { now, today }: OfficeTime) {
  const { name, email, text, receivedOn, channel, handlerId } = complaint;
  return registerEntry(staff, "complaint", { entry: complaint, today }, async (tx, clientId) => {
    if (!(await mayHandle(tx, handlerId))) return invalidField("handlerId", "invalid");
    const data = {
      reference: drawReference("CMP"),
      clientId,
      channel,
      handlerId,
      nameCipher: seal("complaints.name", name),
      emailCipher: sealOptional("complaints.email", email),
      textCipher: seal("complaints.text", text),
      ...receiptOf(receivedOn),
      createdById: staff.id,
      createdAt: new Date(now),
    };
    return ok(await tx.complaint.create({ data, select: { id: true, reference: true } }));
  });
}

/** The columns for the day of receipt and for the two deadlines that follow from this day. */
function receiptOf(receivedOn: Day) {
  const { acknowledgeBy, answerBy } = complaintDue(receivedOn, { profile: profile().id, region: firm().holidays });
  return {
    receivedOn: dateFromDay(receivedOn),
    acknowledgeBy: dateFromDay(acknowledgeBy),
    answerBy: dateFromDay(answerBy),
  };
}

/** Corrects the day of receipt and both deadlines. The day cannot be later than an acknowledgement or an answer. */
export function correctComplaintReceipt(
  staff: Staff,
  { receivedOn, reason, ...target }: EntryTarget & Correction,
  { today }: OfficeTime,
) {
  return change(staff, { target, from: openStates }, (row) => {
    const sent = [row.acknowledgedAt, row.answeredAt].filter((at) => at !== null);
    const problem = receiptProblem(receivedOn, today);
    if (problem) return invalidField("receivedOn", problem);
    if (sent.some((at) => receivedOn > dayOf(at.getTime(), firm().zone)))
      return invalidField("receivedOn", "dayAfterSent");
    return ok({
      data: { ...receiptOf(receivedOn), receiptReasonCipher: seal("complaints.receipt_reason", reason) },
      change: "receipt-corrected",
      details: { from: dayFromDate(row.receivedOn), to: receivedOn },
    });
  });
}

/** Links the complaint to a client. Replaces an earlier link. */
export function linkComplaint(staff: Staff, { clientId, ...target }: EntryTarget & { readonly clientId: string }) {
  return change(staff, { target, from: openStates }, (_row, tx) => linkTo(tx, clientId));
}

/** Ends a complaint that was registered by mistake. It stays in the register with the reason. */
export function endMistakenComplaint(
  staff: Staff,
  { reason, ...target }: EntryTarget & { readonly reason: string },
  { now }: OfficeTime,
) {
  return change(staff, { target, from: ["received", "acknowledged"] }, () =>
    ok({
      data: { closedAt: new Date(now), mistakeReasonCipher: seal("complaints.mistake_reason", reason) },
      change: "mistaken",
    }),
  );
}

/** Assigns a complaint to a staff member who may handle complaints. */
export function assignComplaint(staff: Staff, { handlerId, ...target }: EntryTarget & { readonly handlerId: string }) {
  return change(staff, { target, from: openStates }, async (_row, tx) =>
    (await mayHandle(tx, handlerId))
      ? ok({ data: { handlerId }, change: "assigned", details: { handlerId } })
      : invalidField("handlerId", "invalid"),
  );
}

type Acknowledgement = { readonly sentOn: Day; readonly emailsClient?: boolean };

/**
 * Records the day on which staff acknowledged the complaint. With `emailsClient`, the acknowledgement is emailed to the
 * linked client, and the recorded day is today. RESOURCE_CONFLICT if the linked client no longer has an email address.
 */
export function acknowledgeComplaint(
  staff: Staff,
  { sentOn, emailsClient = false, ...target }: EntryTarget & Acknowledgement,
  time: OfficeTime,
) {
  return change(staff, { target, from: ["received"] }, async ({ id, receivedOn, clientId }, tx) => {
    const sent = sentAt(emailsClient ? time.today : sentOn, { receivedOn, ...time });
    if (!sent.ok) return sent;
    if (emailsClient && !(await hasEmail(tx, clientId))) return fail("RESOURCE_CONFLICT");
    if (emailsClient) await enqueue(tx, { task: "complaint-email", payload: { complaintId: id } });
    const details = emailsClient ? { by: "email" } : {};
    return ok({ data: { acknowledgedAt: sent.value }, change: "acknowledged", details });
  });
}

/**
 * Records the final answer and the outcome. The outcome can be that the person withdrew the complaint. With
 * `emailsClient`, the answer is emailed to the linked client. RESOURCE_CONFLICT if the client has no email address.
 */
export function answerComplaint(
  staff: Staff,
  {
    outcome,
    answer,
    sentOn,
    emailsClient = false,
    ...target
  }: EntryTarget & Answer & { readonly outcome: ComplaintOutcome },
  time: OfficeTime,
) {
  return change(staff, { target, from: ["received", "acknowledged"] }, async ({ id, receivedOn, clientId }, tx) => {
    const sent = sentAt(emailsClient ? time.today : sentOn, { receivedOn, ...time });
    if (!sent.ok) return sent;
    if (emailsClient) {
      const queued = await emailEntry(tx, { register: "complaint", id, part: "answer" }, clientId);
      if (!queued.ok) return queued;
    }
    const data = { outcome, answeredAt: sent.value, answerCipher: seal("complaints.answer", answer) };
    return ok({ data, change: "answered", details: { outcome, ...(emailsClient ? { by: "email" } : {}) } });
  });
}

/** Closes an answered complaint. */
export function closeComplaint(staff: Staff, target: EntryTarget, { now }: OfficeTime) {
  return change(staff, { target, from: ["answered"] }, () =>
    ok({ data: { closedAt: new Date(now) }, change: "closed" }),
  );
}

const changeComplaint = entryChanges("complaint", {
  lock: (tx, { reference }) => lockRow(tx, "complaints", { reference }),
  find: (tx, _staff, { reference }) => tx.complaint.findUnique({ where: { reference } }),
  store: (tx, id, data: Data) =>
    tx.complaint.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
});

type Data = Prisma.ComplaintUncheckedUpdateInput;
type Complaint = Prisma.ComplaintGetPayload<object>;

/** Changes a complaint that is in one of the `from` states. RESOURCE_CONFLICT: the complaint is in another state. */
function change(
  staff: Staff,
  { target, from }: { readonly target: EntryTarget; readonly from: readonly ComplaintState[] },
  decide: (row: Complaint, tx: Tx) => Decided<Data> | Promise<Decided<Data>>,
) {
  return changeComplaint(staff, target, (row, tx) =>
    from.includes(complaintState(row)) ? decide(row, tx) : fail("RESOURCE_CONFLICT"),
  );
}

async function mayHandle(tx: Tx, staffId: string): Promise<boolean> {
  return (await listHandlers(tx)).some(({ id }) => id === staffId);
}
