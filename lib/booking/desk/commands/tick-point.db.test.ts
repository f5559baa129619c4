import { db } from "@/lib/platform/db/client";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aService } from "@/lib/testing/builders/service";
import { staffAs } from "@/lib/testing/staff-as";

import { tickPoint } from "./tick-point";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const now = Date.parse("2034-09-06T14:00:00Z");

async function aStoredAppointment() {
  return aBooking({ adviser: await anAdviser().insert(), service: await aService().insert() }).insert();
}

it("ticks a point once, keeps the first tick, and takes it away", async () => {
  const { id, reference } = await aStoredAppointment();
  const [first, second] = [await staffAs("manager"), await staffAs("admin")];
  const point = { reference, point: "terms" } as const;
  const version = async () => (await db.booking.findUniqueOrThrow({ where: { id } })).version;
  const before = await version();
  expect(await tickPoint(first, { ...point, isCovered: true }, now)).toMatchObject({ ok: true });
  expect(await tickPoint(second, { ...point, isCovered: true }, now + 60_000)).toMatchObject({ ok: true });
  expect(await db.bookingPoint.findMany({ where: { bookingId: id } })).toEqual([
    { bookingId: id, point: "terms", coveredById: first.id, coveredAt: new Date(now) },
  ]);
  expect(await version()).toBe(before);
  await tickPoint(second, { ...point, isCovered: false }, now);
  expect(await db.bookingPoint.count({ where: { bookingId: id } })).toBe(0);
  const acts = await db.auditEvent.findMany({ where: { subjectId: id, action: { startsWith: "booking.point" } } });
  expect(acts.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["booking.point-covered", first.id],
    ["booking.point-reopened", second.id],
  ]);
});

it("refuses an adviser for a colleague's appointment", async () => {
  const { id, reference } = await aStoredAppointment();
  const adviser = await staffAs("adviser");
  expect(await tickPoint(adviser, { reference, point: "safe", isCovered: true }, now)).toMatchObject({
    error: "RESOURCE_NOT_FOUND",
  });
  expect(await db.bookingPoint.count({ where: { bookingId: id } })).toBe(0);
});
