import { db } from "@/lib/platform/db/client";
import { isUuid } from "@/lib/platform/uuid";

import { bookingEmailKey } from "../../emails/delivery-key";
import type { BookingEmailKind } from "../../emails/still-due";

/** An event of a booking: a change from the audit log, or an email that was sent. */
export type HistoryEvent = {
  readonly id: string;
  readonly at: Date;
  /** An action of the audit log. For an email, it is "email." and the kind of the email, such as "email.changed". */
  readonly action: string;
  /** The kind of actor, such as "staff" or "visitor", and for staff also the name. Null for emails. */
  readonly by: { readonly kind: string; readonly name: string | null } | null;
  readonly details: Readonly<Record<string, unknown>>;
};

const emailKinds: readonly BookingEmailKind[] = [
  "confirmed",
  "changed",
  "cancelled",
  "reminder-24h",
  "reminder-2h",
  "invoice-reminder",
  "late-payment",
  "payment-due",
  "payment-received",
  "bank-news",
];

/** Actions of the audit log that only read the booking. The booking's page does not list them. */
const accesses = ["booking.notes-read", "booking.read", "invoice.read"];

/** The maximum number of events that the page shows. */
const maxEvents = 60;

/**
 * Lists the changes of a booking and the emails about the booking, the latest first. `sequence` is the booking's
 * current change number (SEQUENCE of RFC 5545). The key of a sent email contains a change number, so the function looks
 * for keys with each number up to the current one.
 */
export async function listHistory({ id, sequence }: { readonly id: string; readonly sequence: number }) {
  const rows = await db.auditEvent.findMany({
    where: { subjectKind: "booking", subjectId: id, action: { notIn: accesses } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: maxEvents,
  });
  const copies = rows.filter(({ action }) => action === "booking.confirmation-resent").map(({ details }) => details);
  const reminded = rows.filter(({ action }) => action === "payment.client-reminded").map(({ details }) => details);
  const keys = new Map(
    [
      ...Array.from({ length: sequence + 1 }, (_, at) => emailKinds.map((kind) => ({ kind, sequence: at }))).flat(),
      ...copies.map((details) => ({ kind: "confirmed" as const, ...(details as { copy: number; sequence: number }) })),
      ...reminded.map((details) => ({
        kind: "invoice-reminder" as const,
        sequence: 0,
        ...(details as { copy: number }),
      })),
    ].map((email) => [bookingEmailKey({ bookingId: id, ...email }), email.kind]),
  );
  const [sent, names] = await Promise.all([
    db.mailDelivery.findMany({ where: { key: { in: [...keys.keys()] } }, select: { key: true, sentAt: true } }),
    namesOf(rows.flatMap(({ actorId }) => actorId ?? [])),
  ]);
  const events: HistoryEvent[] = [
    ...rows.map(({ id: eventId, at, action, actorKind, actorId, details }) => ({
      id: String(eventId),
      at,
      action,
      by: { kind: actorKind, name: (actorId && names.get(actorId)) || null },
      details: details as HistoryEvent["details"],
    })),
    ...sent.map(({ key, sentAt }) => ({
      id: key,
      at: sentAt,
      action: `email.${keys.get(key)}`,
      by: null,
      details: {},
    })),
  ];
  return events.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, maxEvents);
}

async function namesOf(staffIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = staffIds.filter(isUuid);
  const staff = await db.staffUser.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return new Map(staff.map(({ id, name }) => [id, name]));
}

/** Finds who changed a booking last and when. The name is null if a visitor or the system changed the booking. */
export async function findLastChange(bookingId: string) {
  const event = await db.auditEvent.findFirst({
    where: { subjectKind: "booking", subjectId: bookingId, action: { notIn: accesses } },
    orderBy: { at: "desc" },
    select: { at: true, actorId: true },
  });
  if (!event) return null;
  const { at, actorId } = event;
  const names = await namesOf(actorId ? [actorId] : []);
  return { at: at.getTime(), by: (actorId && names.get(actorId)) || null };
}
