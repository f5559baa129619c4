import { findLastChange } from "@/lib/booking/desk/queries/history";
import { issueInvoice } from "../../account/commands/issue-invoice";
import { invoicePdf } from "../../account/invoice/pdf";
import { loadIssued } from "../../account/loaders";
import type { Role } from "@/lib/platform/auth/permissions";
import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { openInvoice } from "./open-invoice";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = Date.parse("2027-03-01T15:00:00Z");
let bookings = 0;

async function anInvoice() {
  bookings += 1;
  const start = Date.parse("2027-04-20T15:00:00Z") + bookings * 2 * 86_400_000;
  const bookingId = await storeBooking(start, { reference: `PDF-${bookings}`, priceMinor: 13_000 });
  const issued = await db.$transaction((tx) => issueInvoice(tx, { kind: "system" }, { bookingId, now }));
  if (!issued.ok) throw new Error(issued.error);
  return { bookingId, ...issued.value };
}

test("the audit log records that a manager opened an invoice", async () => {
  const { id, bookingId, number } = await anInvoice();
  const staff = await staffAs("manager");
  expect(await openInvoice(staff, id)).toMatchObject({
    ok: true,
    value: { kind: "invoice", number, totalMinor: 13_000, content: { bookingReference: "PDF-1" } },
  });
  const audit = await db.auditEvent.findMany({ where: { subjectId: bookingId, action: "invoice.read" } });
  expect(audit).toMatchObject([{ actorId: staff.id, details: { number } }]);
});

test("opening an invoice does not count as a change of the booking", async () => {
  const { id, bookingId } = await anInvoice();
  const before = await findLastChange(bookingId);
  expect((await openInvoice(await staffAs("manager"), id)).ok).toBe(true);
  expect(await findLastChange(bookingId)).toEqual(before);
});

test.each<Role>(["viewer", "adviser"])("the role %s cannot open an invoice of a colleague's booking", async (role) => {
  const { id } = await anInvoice();
  expect(await openInvoice(await staffAs(role), id)).toEqual({ ok: false, error: "RESOURCE_NOT_FOUND" });
});

test("an invoice cannot be loaded with the id of another booking", async () => {
  const [one, other] = [await anInvoice(), await anInvoice()];
  expect(await loadIssued(one.id, one.bookingId)).toMatchObject({ number: one.number });
  expect(await loadIssued(one.id, other.bookingId)).toBeUndefined();
});

test("rendering an invoice twice gives the same PDF file", async () => {
  const { id, bookingId } = await anInvoice();
  const render = async () => {
    const invoice = await loadIssued(id, bookingId);
    if (!invoice) throw new Error("Not found");
    return invoicePdf(invoice);
  };
  const first = await render();
  expect(first.subarray(0, 5).toString()).toBe("%PDF-");
  expect(first.equals(await render())).toBe(true);
});
