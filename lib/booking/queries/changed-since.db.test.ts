import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { emptyTables } from "@/lib/testing/empty-tables";
import { anOffice, noon } from "@/lib/testing/office";

import { aStoredBooking, clearBookings } from "../testing/stored-bookings";
import { listBookingsChangedSince } from "./changed-since";

beforeEach(clearBookings);

it("lists the appointments that were made or changed after a moment, with what is needed to enter them again", async () => {
  const office = await anOffice();
  const [old, moved, made] = [
    await aStoredBooking(office),
    await aStoredBooking(office, noon + 2 * msPerHour),
    await aStoredBooking(office, noon + 4 * msPerHour),
  ];
  const moment = Date.parse("2034-09-01T12:00:00Z");
  const [before, after] = [new Date(moment - msPerHour), new Date(moment + msPerHour)];
  await emptyTables("audit_events");
  await db.booking.updateMany({ where: { id: { in: [old.id, moved.id] } }, data: { createdAt: before } });
  await db.booking.update({ where: { id: made.id }, data: { createdAt: after } });
  const entry = { actorKind: "visitor", subjectKind: "booking", action: "booking.moved" };
  await db.auditEvent.createMany({
    data: [
      { ...entry, subjectId: old.id, at: before },
      { ...entry, subjectId: old.id, at: after, action: "booking.read" },
      { ...entry, subjectId: moved.id, at: after },
    ],
  });
  expect(await listBookingsChangedSince(moment)).toMatchObject([
    { reference: moved.reference, isNew: false, email: moved.email, client: "Margaret Sample" },
    { reference: made.reference, isNew: true, startsAt: made.startsAt, adviser: "Sample Adviser 0" },
  ]);
});
