import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { emptyTables } from "@/lib/testing/empty-tables";
import { noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { book } from "../commands/book";
import { changeDraft } from "../wizard/commands/draft";

/** Deletes everything that the tests of booking commands write. */
export async function clearBookings(): Promise<void> {
  await emptyTables(
    "services",
    "advisers",
    "clients",
    "bookings",
    "booking_idempotency_keys",
    "booking_drafts",
    "occupied_time",
    "audit_events",
    "graphile_worker._private_jobs",
  );
}

/** Books an appointment that starts at `start`, and returns the stored row. */
export async function aStoredBooking(office: Office, start: Instant = noon) {
  const result = await book(aBookingRequest(office, { start }), {}, now);
  if (!result.ok) throw new Error(result.error);
  return db.booking.findUniqueOrThrow({ where: { id: result.value.bookingId } });
}

type Draft = { readonly token: string; readonly id: string };

/** Creates a draft at step 2, with a chosen service. */
export async function aDraft({ service }: Office, at: Instant = now): Promise<Draft> {
  const token = await changeDraft(undefined, () => ({ serviceId: service.id }), at);
  const { id } = await db.bookingDraft.findUniqueOrThrow({
    where: { tokenHash: hashToken(token) },
    select: { id: true },
  });
  return { token, id };
}

/** A request to hold a slot. By default, each request comes from a different network, so no rate limit is reached. */
export function aHoldRequest(
  { service }: Office,
  { draft, start = noon, network = randomUUID() }: { draft: Draft; start?: Instant; network?: string },
) {
  return { draft, service, start, zone: "America/Toronto", language: "en", network };
}

/** Finds overlapping reserved times of the same adviser, directly in the database. The result must always be empty. */
export async function findOverlaps(): Promise<unknown[]> {
  return db.$queryRaw`
    select a.id, b.id from occupied_time a join occupied_time b
      on a.adviser_id = b.adviser_id and a.id < b.id and a.during && b.during`;
}

/** The queued emails to visitors in the order in which they were queued. */
export async function queuedEmails() {
  return db.$queryRaw<{ kind: string; sequence: number; starts: string | null }[]>`
    select j.payload->>'kind' as kind, (j.payload->>'sequence')::int as sequence, j.payload->>'startsAt' as starts
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'booking-email' order by j.id`;
}
