import { db } from "@/lib/platform/db/client";
import { anOffice, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { aStoredBooking, clearBookings } from "../../testing/stored-bookings";
import { resendConfirmation } from "./resend-confirmation";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

it.each([
  ["a client with the right to withdraw, who had no email address before", "eu", new Date(now)],
  ["a client without this right", "no_right", null],
] as const)("a copy of the confirmation informs %s", async (_who, consumerLaw, withdrawalInformedAt) => {
  await clearBookings();
  const { id } = await aStoredBooking(await anOffice());
  const { reference, version } = await db.booking.update({ where: { id }, data: { consumerLaw } });
  expect((await resendConfirmation(await staffAs("manager"), { reference, version }, now)).ok).toBe(true);
  expect(await db.booking.findUnique({ where: { id } })).toMatchObject({ withdrawalInformedAt });
});
