import { profile } from "@/lib/firm/profile";
import { initialFacts } from "@/lib/firm/settings-initial";
import type { Tx } from "@/lib/platform/db/client";
import { drawReference } from "@/lib/platform/security/reference";
import { addDays, dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { complaintDue, extendedDue, lawsOf, requestDue } from "@/lib/rights/registers/deadlines";
import { seal, sealOptional } from "@/lib/rights/registers/registers";
import type { ComplaintOutcome, RequestKind } from "@/lib/rights/registers/registers";

import type { Random } from "./random";

type Setting = { readonly now: Instant; readonly random: Random };

type SampleRequest = {
  readonly kind: RequestKind;
  /** Received this many days ago. */
  readonly days: number;
  readonly details?: string;
  readonly isChecked?: true;
  readonly extension?: string;
  readonly answer?: string;
};

/** A request near its deadline, an overdue one, one with an extended deadline, and one that was answered. */
const requests: readonly SampleRequest[] = [
  { kind: "access", days: 27, details: "Please send me everything that you have about me (sample).", isChecked: true },
  { kind: "erasure", days: 33 },
  {
    kind: "correction",
    days: 40,
    details: "My name is spelled wrong in the letters (sample).",
    isChecked: true,
    extension: "The letters of two other firms have to be compared first (sample).",
  },
  { kind: "portability", days: 52, isChecked: true, answer: "Sent as a file that programs can read (sample)." },
];

type SampleComplaint = {
  readonly days: number;
  readonly text: string;
  readonly isAcknowledged?: true;
  readonly outcome?: ComplaintOutcome;
  readonly answer?: string;
};

/** A complaint that waits for its acknowledgement, one that waits for its answer, and one that was answered. */
const complaints: readonly SampleComplaint[] = [
  { days: 5, text: "I waited three days for the call that I was promised (sample)." },
  { days: 60, text: "The report names the wrong bank (sample).", isAcknowledged: true },
  {
    days: 75,
    text: "I was charged for an appointment that I had moved (sample).",
    isAcknowledged: true,
    outcome: "upheld",
    answer: "The charge was a mistake. We paid it back and changed the reminder (sample).",
  },
];

/** Stores the sample data requests and complaints. Each is from a client with a completed appointment. */
export async function seedRegisters(tx: Tx, { now, random }: Setting): Promise<void> {
  const { id: createdById } = await tx.staffUser.findFirstOrThrow({
    where: { role: "compliance" },
    select: { id: true },
  });
  const clients = await tx.client.findMany({
    where: { email: { not: null }, bookings: { some: { status: "completed" } } },
    orderBy: { id: "asc" },
    take: requests.length + complaints.length,
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  const today = dayOf(now, initialFacts().zone);
  const after = (received: Day, days: number) => new Date(dateFromDay(received).getTime() + (days + 0.6) * msPerDay);
  const events: { at: Date; action: string; subjectKind: string; subjectId: string; details: object }[] = [];

  for (const [index, sample] of requests.entries()) {
    const client = clients[index];
    if (!client) return;
    const { kind, days, details, isChecked, extension, answer } = sample;
    const receivedOn = addDays(today, -days);
    const [law] = lawsOf[profile().id];
    const dueOn = extension ? (extendedDue(law, receivedOn) ?? receivedOn) : requestDue(law, receivedOn);
    const entered = after(receivedOn, 0);
    const { id } = await tx.dataRequest.create({
      data: {
        reference: drawReference("DAT", (below) => random.below(below)),
        clientId: client.id,
        kind,
        law,
        channel: index % 2 === 0 ? "email" : "phone",
        nameCipher: seal("data_requests.name", `${client.firstName} ${client.lastName}`),
        emailCipher: sealOptional("data_requests.email", client.email ?? undefined),
        detailsCipher: sealOptional("data_requests.details", details),
        receivedOn: dateFromDay(receivedOn),
        dueOn: dateFromDay(dueOn),
        ...(isChecked ? { identityCheck: "reply-from-address", identityCheckedAt: after(receivedOn, 2) } : {}),
        ...(extension
          ? {
              extendedAt: after(receivedOn, 9),
              extensionReasonCipher: seal("data_requests.extension_reason", extension),
            }
          : {}),
        ...(answer
          ? {
              state: "answered",
              closedAt: after(receivedOn, 12),
              answerCipher: seal("data_requests.answer", answer),
            }
          : {}),
        createdById,
        createdAt: entered,
      },
      select: { id: true },
    });
    const event = (action: string, at: Date, facts: object = {}) =>
      events.push({ at, action: `data-request.${action}`, subjectKind: "data-request", subjectId: id, details: facts });
    event("registered", entered, { kind, law });
    if (isChecked) event("identity-checked", after(receivedOn, 2), { check: "reply-from-address" });
    if (extension) event("extended", after(receivedOn, 9), { dueOn });
    if (answer) event("answered", after(receivedOn, 12));
  }

  for (const [index, { days, text, isAcknowledged, outcome, answer }] of complaints.entries()) {
    const client = clients[requests.length + index];
    if (!client) return;
    const receivedOn = addDays(today, -days);
    const due = complaintDue(receivedOn, { profile: profile().id, region: initialFacts().holidays });
    const entered = after(receivedOn, 0);
    const { id } = await tx.complaint.create({
      data: {
        reference: drawReference("CMP", (below) => random.below(below)),
        clientId: client.id,
        channel: index % 2 === 0 ? "phone" : "letter",
        handlerId: createdById,
        nameCipher: seal("complaints.name", `${client.firstName} ${client.lastName}`),
        emailCipher: sealOptional("complaints.email", client.email ?? undefined),
        textCipher: seal("complaints.text", text),
        receivedOn: dateFromDay(receivedOn),
        acknowledgeBy: dateFromDay(due.acknowledgeBy),
        answerBy: dateFromDay(due.answerBy),
        ...(isAcknowledged ? { acknowledgedAt: after(receivedOn, 2) } : {}),
        ...(outcome ? { outcome, answeredAt: after(receivedOn, 20) } : {}),
        answerCipher: sealOptional("complaints.answer", answer),
        createdById,
        createdAt: entered,
      },
      select: { id: true },
    });
    const event = (action: string, at: Date, facts: object = {}) =>
      events.push({ at, action: `complaint.${action}`, subjectKind: "complaint", subjectId: id, details: facts });
    event("registered", entered);
    if (isAcknowledged) event("acknowledged", after(receivedOn, 2));
    if (outcome) event("answered", after(receivedOn, 20), { outcome });
  }
  await tx.auditEvent.createMany({
    data: events
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((event) => ({ ...event, actorKind: "staff", actorId: createdById })),
  });
}
