import { makeExport } from "@/lib/ads/commands/make-export";
import { aHeldBooking } from "@/lib/ads/testing/stored-bookings";
import { clearLeads } from "@/lib/ads/testing/stored-leads";
import { giveReason } from "@/lib/clients/commands/access";
import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { exportClientData } from "../export/commands/export-client-data";
import { eraseClient } from "./commands/erase-client";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = Date.now();

it("exports and deletes what Google learned of a client's booking, and leaves the conversions of others", async () => {
  await clearLeads();
  const staff = await staffAs("manager");
  const { clientId, id } = await aHeldBooking(now);
  const other = await aHeldBooking(now);
  await makeExport({ kind: "system" }, "csv", now);
  await giveReason(staff, { id: clientId, reason: "data-request" }, now);
  const exported = await exportClientData(staff, { clientId, format: "json", isConfirmed: true, chosenIds: [] }, now);
  expect(exported.ok && exported.value.records.conversions).toMatchObject([{ booking_id: id }]);
  expect(await eraseClient({ kind: "system" }, { clientId, cause: "retention" }, now)).toMatchObject({ ok: true });
  expect(await db.conversion.findMany()).toMatchObject([{ bookingId: other.id }]);
  expect(await db.booking.findUnique({ where: { id } })).toMatchObject({ gclid: null });
});
