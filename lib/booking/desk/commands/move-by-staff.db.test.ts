import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { anOffice, noon, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { aStoredBooking, clearBookings, queuedEmails } from "../../testing/stored-bookings";
import { moveByStaff } from "./move-by-staff";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

it("refuses a move to the current time and adviser, but accepts a repeat of the request that moved the booking there", async () => {
  await clearBookings();
  const booking = await aStoredBooking(await anOffice({ advisers: 1 }));
  const manager = await staffAs("manager");
  const { reference, adviserId, version } = booking;
  const quietly = { emailsClient: true, message: undefined };
  const to = (start: number) =>
    moveByStaff(manager, { reference, version, adviserId, start, earlyStart: false, ...quietly }, now);
  expect(await to(noon)).toMatchObject({ details: { codes: { startTime: ["timeUnchanged"] } } });
  expect(await to(noon + msPerHour)).toMatchObject({ ok: true });
  const emails = await queuedEmails();
  expect(await to(noon + msPerHour)).toMatchObject({ ok: true });
  expect(await queuedEmails()).toEqual(emails);
  expect(await db.booking.findFirst()).toMatchObject({ version: version + 1 });
});
