import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import type { Role } from "@/lib/platform/auth/permissions";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { loadAttention, loadFigures, loadWaiting } from "./loaders";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2034-09-06T14:00:00Z");
const ago = (ms: number) => new Date(now - ms);

let adviserId: string;

async function storeMessage(
  reference: string,
  createdAt: Date,
  change: { state?: "received" | "quarantined" | "answered"; answeredAt?: Date } = {},
) {
  await db.contactMessage.create({
    data: {
      reference,
      state: "received",
      suspicions: change.state === "quarantined" ? ["honeypot"] : [],
      firstName: "Grace",
      lastName: "Sample",
      email: "grace@example.com",
      source: "import",
      externalId: reference,
      subjectCipher: Buffer.from("x"),
      messageCipher: Buffer.from("x"),
      textHash: Buffer.from(reference),
      locale: "en",
      createdAt,
      ...change,
    },
  });
}

beforeAll(async () => {
  const held = await storeBooking(now - 2 * msPerDay, { status: "completed", createdAt: ago(3 * msPerDay) });
  await storeBooking(now - 40 * msPerDay, { status: "no_show", createdAt: ago(41 * msPerDay) });
  adviserId = (await db.booking.findUniqueOrThrow({ where: { id: held } })).adviserId;
  await storeMessage("M-LATE", ago(25 * msPerHour));
  await storeMessage("M-SOON", ago(21 * msPerHour));
  await storeMessage("M-NEW", ago(msPerHour));
  await storeMessage("M-BOT", ago(30 * msPerHour), { state: "quarantined" });
  await storeMessage("M-DONE", ago(5 * msPerDay), { state: "answered", answeredAt: ago(5 * msPerDay - 2 * msPerHour) });
});

beforeEach(() => db.staffUser.deleteMany({}));

it("lists the people who wait for an answer, longest wait first, and counts those who have waited over 24 hours", async () => {
  const staff = await staffAs("manager");
  const waiting = await loadWaiting(staff, { locale: "en", now });
  expect(waiting?.rows.map(({ reference }) => reference)).toEqual(["M-LATE", "M-SOON", "M-NEW"]);
  expect(waiting).toMatchObject({ waiting: 3, late: 1 });
});

it.each<Role>(["adviser", "compliance", "viewer"])("does not show the waiting people to the role %s", async (role) => {
  const staff = await staffAs(role);
  expect(await loadWaiting(staff, { locale: "en", now })).toBeUndefined();
  expect(await loadAttention(staff, now)).toMatchObject({ failedJobs: 0, urgent: 0, quarantined: 0 });
});

it("counts urgent and quarantined messages, but no unverified claims in demo mode", async () => {
  const staff = await staffAs("manager");
  expect(await loadAttention(staff, now)).toMatchObject({ urgent: 2, quarantined: 1, unverifiedClaims: 0 });
});

it("compares the last 30 days with the 30 days before them and does not count quarantined messages", async () => {
  const staff = await staffAs("admin");
  const { held, missed, made, inquiries } = await loadFigures(staff, now);
  const pair = (figure?: { now: number | null; before: number | null }) => [figure?.now, figure?.before];
  expect([pair(held), pair(missed), pair(made)]).toEqual([
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(pair(inquiries?.received)).toEqual([4, 0]);
  expect(inquiries?.replies).toMatchObject({ now: 2 * msPerHour, before: null, answered: 1, kept: 1 });
});

it("shows an adviser only figures of the adviser's own bookings", async () => {
  const staff = await staffAs("adviser", adviserId);
  expect((await loadFigures(staff, now)).held.now).toBe(1);
  await db.staffUser.deleteMany({});
  const figures = await loadFigures(await staffAs("adviser"), now);
  expect([figures.held.now, figures.made.now, figures.inquiries]).toEqual([0, 0, undefined]);
});
