import { db } from "@/lib/platform/db/client";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Role } from "@/lib/platform/auth/permissions";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";

import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { listAgenda, listTimes } from "../queries/agenda";
import { loadAgenda } from "./agenda";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.now();
/**
 * 17:00 in UTC. At the office in Toronto, this is noon or 1 pm, so an appointment one hour later is on the same day.
 */
const soon = Math.floor(now / msPerDay) * msPerDay + 2 * msPerDay + 17 * msPerHour;
const within = { start: now, end: now + 7 * msPerDay };

/** Two appointments, each with a different adviser. */
let bookings: readonly {
  readonly id: string;
  readonly adviserId: string;
  readonly client: { readonly firstName: string; readonly lastName: string };
}[];

beforeAll(async () => {
  const hourAgo = new Date(now - msPerHour);
  const ids = [
    await storeBooking(soon, { createdAt: hourAgo }),
    await storeBooking(soon + msPerHour, { createdAt: hourAgo, cancelledAt: hourAgo, status: "cancelled" }),
  ];
  bookings = await db.booking.findMany({
    where: { id: { in: ids } },
    orderBy: { startsAt: "asc" },
    select: { id: true, adviserId: true, client: { select: { firstName: true, lastName: true } } },
  });
});

beforeEach(() => db.staffUser.deleteMany({}));

const adviserOf = (index: number) => bookings[index]?.adviserId ?? "";
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
const loaded = async (staff: Staff, show?: string) =>
  ids((await loadAgenda(staff, { locale: "en", now: soon, show })).today);

const scopeAs = async (role: Role, adviserId: string | null = null) =>
  scopeOf(await staffAs(role, adviserId), "bookings");

it.each([0, 1])("shows adviser %d only their own appointments, whatever the URL requests", async (index) => {
  const staff = await staffAs("adviser", adviserOf(index));
  expect(await loaded(staff)).toEqual([bookings[index]?.id]);
  expect(await loaded(staff, "everyone")).toEqual([bookings[index]?.id]);
});

it("shows a manager who is also an adviser their own appointments by default, and everyone's on request", async () => {
  const staff = await staffAs("manager", adviserOf(0));
  expect(await loaded(staff)).toEqual([bookings[0]?.id]);
  expect(await loaded(staff, "everyone")).toEqual(ids(bookings));
});

it("shows no appointments to an adviser account that is not linked to an adviser", async () => {
  const staff = await staffAs("adviser");
  expect(await loaded(staff)).toEqual([]);
});

it.each(["admin", "manager", "compliance", "viewer"] as const)("shows all appointments to the %s", async (role) => {
  const staff = await staffAs(role);
  expect(await loaded(staff)).toEqual(ids(bookings));
});

it("limits the database query to the scope of the staff member", async () => {
  const scope = await scopeAs("adviser", adviserOf(1));
  expect(ids(await listAgenda(scope, within))).toEqual([bookings[1]?.id]);
  // The appointment of this adviser is cancelled.
  expect(await listTimes(scope, within)).toEqual([]);
  expect(await listTimes(await scopeAs("adviser", adviserOf(0)), within)).toHaveLength(1);
});

it("returns no personal details for a viewer, but the clients' names for a compliance officer", async () => {
  expect((await listAgenda(await scopeAs("viewer"), within)).map(({ personal }) => personal)).toEqual([null, null]);
  expect(JSON.stringify(await listAgenda(await scopeAs("viewer"), within))).not.toContain("firstName");
  const names = (await listAgenda(await scopeAs("compliance"), within)).map(({ personal }) => personal?.name);
  expect(names).toEqual(bookings.map(({ client }) => `${client.firstName} ${client.lastName}`));
});

it("shows a phone number with its country code, or as typed if its country is unknown", async () => {
  const phoneOf = async () => (await listAgenda(await scopeAs("manager"), within))[0]?.personal?.phone;
  const where = { id: bookings[0]?.id ?? "" };
  await db.booking.update({ where, data: { phone: "030 1234567", phoneE164: "+49301234567" }, select: { id: true } });
  expect(await phoneOf()).toBe("+49 30 1234567");
  await db.booking.update({ where, data: { phone: "030 1234567", phoneE164: null }, select: { id: true } });
  await db.staffUser.deleteMany({});
  expect(await phoneOf()).toBe("030 1234567");
});
