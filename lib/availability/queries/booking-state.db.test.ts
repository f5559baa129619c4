import { db } from "@/lib/platform/db/client";
import { anOffice } from "@/lib/testing/office";

import { isBookingOpen } from "./booking-state";

beforeAll(async () => {
  await anOffice();
});

it("is open while an adviser with hours offers a confirmed service", async () => {
  expect(await isBookingOpen()).toBe(true);
});

const service = (data: object) => db.service.updateMany({ data });
const adviser = (data: object) => db.adviser.updateMany({ data });
const hours = (data: object) => db.weeklyHours.updateMany({ data });
const yesterday = new Date(Date.now() - 86_400_000);

it.each([
  ["the service is a draft", () => service({ confirmedAt: null }), () => service({ confirmedAt: new Date() })],
  ["the service is inactive", () => service({ isActive: false }), () => service({ isActive: true })],
  ["the adviser is inactive", () => adviser({ isActive: false }), () => adviser({ isActive: true })],
  ["the hours have ended", () => hours({ validTo: yesterday }), () => hours({ validTo: null })],
])("is closed while %s", async (_case, close, open) => {
  await close();
  expect(await isBookingOpen()).toBe(false);
  await open();
  expect(await isBookingOpen()).toBe(true);
});

it("is closed if no adviser offers the service, and if there are no hours", async () => {
  await db.weeklyHours.deleteMany();
  expect(await isBookingOpen()).toBe(false);
  await db.adviserSkill.deleteMany();
  expect(await isBookingOpen()).toBe(false);
});
