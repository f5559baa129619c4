import { cancel } from "@/lib/booking/change/commands/cancel";
import { clearPayments, moneyOf, now, storeInvoicedBooking } from "../../account/testing/invoiced-booking";
import type { Staff } from "@/lib/platform/auth/staff";
import { staffAs } from "@/lib/testing/staff-as";

import { targetOf } from "../testing/account-target";
import { keepUnpaid } from "./keep-unpaid";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;

beforeEach(async () => {
  await clearPayments();
  manager = await staffAs("manager");
});

type Stored = { readonly id: string; readonly reference: string };

const keeps = async (booking: Stored) => keepUnpaid(manager, await targetOf(manager, booking), now);

it("confirms the appointment, whose invoice stays open", async () => {
  const booking = await storeInvoicedBooking();
  const stale = { ...(await targetOf(manager, booking)), version: 0 };
  expect(await keepUnpaid(manager, stale, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await keeps(booking)).toEqual({ ok: true, value: "kept" });
  expect(await moneyOf(booking.id)).toMatchObject({ status: "confirmed", payments: [], documents: [{}] });
  expect(await keeps(booking)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "state" } });
});

it.each([
  ["confirmed", { status: "confirmed" }],
  ["completed", { status: "completed", completedAt: new Date(now) }],
  ["missed", { status: "no_show", noShowAt: new Date(now) }],
] as const)("refuses a %s appointment", async (_, state) => {
  const booking = await storeInvoicedBooking(state);
  const before = await moneyOf(booking.id);
  expect(await keeps(booking)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "state" } });
  expect(await moneyOf(booking.id)).toEqual(before);
});

it("refuses a cancelled appointment and for a colleague's appointment", async () => {
  const booking = await storeInvoicedBooking();
  const target = await targetOf(manager, booking);
  expect(await keepUnpaid(await staffAs("adviser"), target, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  await cancel({ kind: "visitor" }, { id: booking.id, reason: undefined, noticeMinutes: 0 }, now);
  const before = await moneyOf(booking.id);
  expect(await keeps(booking)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION", details: { rule: "state" } });
  expect(await moneyOf(booking.id)).toEqual(before);
});
