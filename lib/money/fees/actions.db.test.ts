import { clearBookings } from "@/lib/booking/testing/stored-bookings";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { idle } from "@/lib/platform/forms/form-state";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { staffAs } from "@/lib/testing/staff-as";

import { invoiceFee } from "./actions";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(async () => {
  await clearBookings();
  await db.staffUser.deleteMany({});
});
afterEach(clearFirm);

it("returns what staff typed for a fee invoice if the fees of the case have changed", async () => {
  offerInvoices();
  const manager = await staffAs("manager");
  const bookingId = await storeBooking(Date.now() - 86_400_000, { status: "completed", completedAt: new Date() });
  const { clientId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
  const { id: caseId, reference } = await storeCase({ clientId, ownerId: manager.id });
  await db.feeAgreement.create({ data: { caseId, agreedOn: new Date("2026-01-10"), rateBasisPoints: 1_250 } });
  const typed = { amount: "333.33", street: "1 Example Street", postcode: "M5V 1A1", town: "Toronto", country: "CA" };
  // `version` is the number of fees on the page. The page showed one fee, but the case has none, so the form is
  // refused.
  const fields = { clientId, reference, version: "1", arrivedOn: "2026-01-14", locale: "en", ...typed };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(await invoiceFee(idle, form)).toMatchObject({ error: "RESOURCE_CONFLICT", values: typed });
});
