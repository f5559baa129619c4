import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { msPerMinute, msPerDay } from "@/lib/platform/time/instant";
import { newBrowser } from "@/lib/testing/browser-request";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { composeBookingEmail } from "../emails/compose";
import { loadEmailBooking } from "../emails/load";
import { aStoredBooking, clearBookings, queuedEmails } from "../testing/stored-bookings";
import { cancelByStaff } from "../desk/commands/cancel-by-staff";
import { editContact } from "../desk/commands/edit-contact";
import { reassign } from "../desk/commands/reassign";
import { recordOutcome, undoOutcome } from "../desk/commands/record-outcome";
import { resendConfirmation } from "../desk/commands/resend-confirmation";
import { deleteView, saveView } from "../desk/commands/saved-views";
import { writeNote } from "../desk/commands/write-note";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let office: Office;
let manager: Staff;

beforeEach(async () => {
  await clearBookings();
  await db.staffUser.deleteMany({});
  newBrowser();
  office = await anOffice({ advisers: 2 });
  manager = await staffAs("manager");
});

const stored = () => db.booking.findFirstOrThrow();
const target = async () => {
  const { reference, version } = await stored();
  return { reference, version };
};
const actions = async () =>
  (await db.auditEvent.findMany({ where: { actorId: manager.id }, orderBy: { id: "asc" } })).map(
    ({ action }) => action,
  );

it("increases the version of a booking with every change, but not when the same values are saved again", async () => {
  const { id, phone, version } = await aStoredBooking(office);
  expect(version).toBe(1);
  await db.booking.update({ where: { id }, data: { phone } });
  expect((await stored()).version).toBe(1);
  await db.$executeRaw`update bookings set phone = '+1 604 555 0199', version = 40`;
  expect((await stored()).version).toBe(2);
});

describe("cancelByStaff", () => {
  const cancellation = { reason: "The adviser is ill", message: "We are sorry.", emailsClient: true };

  it("cancels a booking with a reason for colleagues and a text for the client", async () => {
    const { id } = await aStoredBooking(office);
    expect((await cancelByStaff(manager, { ...(await target()), ...cancellation }, now)).ok).toBe(true);
    const booking = await stored();
    expect(booking).toMatchObject({ status: "cancelled", sequence: 1, cancelledAt: new Date(now) });
    expect(decrypt(booking.cancelReasonCipher ?? new Uint8Array(), "bookings.cancel_reason")).toBe(
      "The adviser is ill",
    );
    expect(await db.occupiedTime.count()).toBe(0);
    const email = await loadEmailBooking(id, now);
    const text = JSON.stringify(email && composeBookingEmail("cancelled", email, now));
    expect(text).toContain("We are sorry.");
    expect(text).toContain(translatorFor("en", "mail")("staffMessage"));
    expect(text).not.toContain("The adviser is ill");
    expect(await actions()).toEqual(["booking.cancelled"]);
  });

  it("cancels a booking without an email when staff inform the client themselves", async () => {
    await aStoredBooking(office);
    await cancelByStaff(manager, { ...(await target()), ...cancellation, emailsClient: false }, now);
    expect((await queuedEmails()).map(({ kind }) => kind)).toEqual(["confirmed"]);
    expect((await stored()).clientMessageCipher).toBeNull();
  });

  it("refuses a request with an outdated version of the booking, and a request for a cancelled booking", async () => {
    await aStoredBooking(office);
    const before = await target();
    expect((await cancelByStaff(manager, { ...before, ...cancellation }, now)).ok).toBe(true);
    expect(await cancelByStaff(manager, { ...before, ...cancellation }, now)).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
    expect(await cancelByStaff(manager, { ...(await target()), ...cancellation }, now)).toMatchObject({
      error: "BUSINESS_RULE_VIOLATION",
    });
  });

  it("does not let an adviser cancel a colleague's appointment", async () => {
    const { adviserId } = await aStoredBooking(office);
    const other = office.adviserIds.find((id) => id !== adviserId) ?? "";
    const colleague = await staffAs("adviser", other);
    expect(await cancelByStaff(colleague, { ...(await target()), ...cancellation }, now)).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
    const own = await staffAs("adviser", adviserId);
    expect((await cancelByStaff(own, { ...(await target()), ...cancellation }, now)).ok).toBe(true);
  });
});

describe("the outcome of an appointment", () => {
  it("cannot be recorded before the appointment starts, and can be corrected later", async () => {
    await aStoredBooking(office);
    const early = { ...(await target()), outcome: "no_show" } as const;
    expect(await recordOutcome(manager, early, noon - 1)).toMatchObject({ details: { rule: "start" } });
    expect((await recordOutcome(manager, early, noon)).ok).toBe(true);
    expect(await stored()).toMatchObject({ status: "no_show", noShowAt: new Date(noon), completedAt: null });
    expect((await recordOutcome(manager, { ...(await target()), outcome: "completed" }, noon + 1)).ok).toBe(true);
    expect(await stored()).toMatchObject({ status: "completed", noShowAt: null, completedAt: new Date(noon + 1) });
    expect(await actions()).toEqual(["booking.no-show", "booking.completed"]);
  });

  it("can be undone within ten minutes, and the time stays reserved", async () => {
    await aStoredBooking(office);
    await recordOutcome(manager, { ...(await target()), outcome: "completed" }, noon);
    expect(await undoOutcome(manager, await target(), noon + 11 * msPerMinute)).toMatchObject({
      details: { rule: "undo" },
    });
    expect((await undoOutcome(manager, await target(), noon + 10_000)).ok).toBe(true);
    expect(await stored()).toMatchObject({ status: "confirmed", completedAt: null });
    expect(await db.occupiedTime.count()).toBe(1);
    expect(await undoOutcome(manager, await target(), noon)).toMatchObject({ details: { rule: "undo" } });
  });

  it("changes back to the earlier outcome when a correction is undone", async () => {
    await aStoredBooking(office);
    for (const [n, outcome] of (["completed", "no_show", "completed"] as const).entries())
      await recordOutcome(manager, { ...(await target()), outcome }, noon + n);
    const earlier = [{ noShowAt: new Date(noon + 1) }, { completedAt: new Date(noon) }, { status: "confirmed" }];
    for (const state of earlier) {
      await undoOutcome(manager, await target(), noon + 3);
      expect(await stored()).toMatchObject(state);
    }
  });
});

describe("reassign", () => {
  it("gives the appointment to a free colleague and queues an email to the client about the change", async () => {
    const booking = await aStoredBooking(office);
    const other = office.adviserIds.find((id) => id !== booking.adviserId) ?? "";
    expect(await reassign(manager, { ...(await target()), adviserId: other, emailsClient: true }, now)).toEqual({
      ok: true,
      value: null,
    });
    expect(await stored()).toMatchObject({ adviserId: other, startsAt: new Date(noon), sequence: 1 });
    expect(await actions()).toEqual(["booking.reassigned"]);
    expect((await queuedEmails()).map(({ kind }) => kind)).toContain("changed");
  });

  it("refuses a colleague who has another appointment at that time", async () => {
    const first = await aStoredBooking(office);
    const second = await aStoredBooking(office);
    const { reference, version } = first;
    expect(
      await reassign(manager, { reference, version, adviserId: second.adviserId, emailsClient: true }, now),
    ).toMatchObject({ error: "BOOKING_CONFLICT", details: { rules: ["booked"] } });
  });

  it("does not let an adviser give an appointment to a colleague", async () => {
    const booking = await aStoredBooking(office);
    const other = office.adviserIds.find((id) => id !== booking.adviserId) ?? "";
    const own = await staffAs("adviser", booking.adviserId);
    expect(await reassign(own, { ...(await target()), adviserId: other, emailsClient: true }, now)).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
  });
});

it("sends a confirmation again at most three times a day", async () => {
  await aStoredBooking(office);
  for (let copy = 1; copy <= 3; copy += 1)
    expect((await resendConfirmation(manager, await target(), now)).ok).toBe(true);
  expect(await resendConfirmation(manager, await target(), now)).toMatchObject({ details: { rule: "copies" } });
  expect((await resendConfirmation(manager, await target(), now + msPerDay)).ok).toBe(true);
  const jobs = await db.$queryRaw<{ copy: string | null }[]>`
    select payload->>'copy' as copy from graphile_worker._private_jobs where payload->>'kind' = 'confirmed' order by id`;
  expect(jobs.map(({ copy }) => copy)).toEqual([null, "1", "2", "3", "4"]);
});

describe("editContact", () => {
  const contact = {
    phone: "+1 604 555 0123",
    email: "zoe.new@example.org",
    preferredContact: "phone",
    safeContact: { noVoicemail: true, note: "Ask for Zoë." },
  } as const;

  it("changes the contact details of this booking only, and records the names of the changed fields", async () => {
    const { clientId } = await aStoredBooking(office);
    const client = await db.client.findUniqueOrThrow({ where: { id: clientId } });
    expect((await editContact(manager, { ...(await target()), contact }, now)).ok).toBe(true);
    expect(await stored()).toMatchObject({ email: "zoe.new@example.org", phoneE164: "+16045550123", version: 2 });
    expect(await db.client.findUniqueOrThrow({ where: { id: clientId } })).toEqual(client);
    const [row] = await db.auditEvent.findMany({ where: { actorId: manager.id } });
    expect(row?.details).toMatchObject({
      fields: expect.stringMatching(/^phone,email,.*safeContact,safeContactNote$/),
    });
    expect(JSON.stringify(row?.details)).not.toContain("555");
  });

  it("refuses the second of two parallel changes, and the removal of an online booking's email address", async () => {
    await aStoredBooking(office);
    const before = await target();
    const both = await Promise.all([
      editContact(manager, { ...before, contact }, now),
      editContact(manager, { ...before, contact: { ...contact, phone: "+1 604 555 0155" } }, now),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(
      await editContact(manager, { ...(await target()), contact: { ...contact, email: undefined } }, now),
    ).toMatchObject({
      details: { rule: "email" },
    });
  });
});

it("saves one encrypted note for each author, and never overwrites a newer version", async () => {
  const { id, reference } = await aStoredBooking(office);
  expect(await writeNote(manager, { reference, text: "First", noteVersion: 0 }, now)).toEqual({ ok: true, value: 1 });
  expect(await writeNote(manager, { reference, text: "Second", noteVersion: 1 }, now)).toEqual({ ok: true, value: 2 });
  for (const noteVersion of [0, 1])
    expect(await writeNote(manager, { reference, text: "Stale", noteVersion }, now)).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
  const colleague = await staffAs("compliance");
  expect((await writeNote(colleague, { reference, text: "Mine", noteVersion: 0 }, now)).ok).toBe(true);
  const notes = await db.bookingNote.findMany({ where: { bookingId: id }, orderBy: { createdAt: "asc" } });
  expect(notes.map(({ textCipher }) => decrypt(textCipher, "booking_notes.text")).sort()).toEqual(["Mine", "Second"]);
  expect(Buffer.from(notes[0]?.textCipher ?? []).toString()).not.toContain("Second");
  expect(await actions()).toEqual(["booking.note-written"]);
});

it("keeps at most twelve saved views for each staff member, and lets no colleague delete them", async () => {
  for (let number = 1; number <= 12; number += 1)
    expect((await saveView(manager, { name: `View ${number}`, query: "status=cancelled" })).ok).toBe(true);
  expect(await saveView(manager, { name: "View 13", query: "" })).toMatchObject({ details: { rule: "views" } });
  expect((await saveView(manager, { name: "View 1", query: "status=no_show" })).ok).toBe(true);
  const colleague = await staffAs("viewer");
  const { id } = await db.savedView.findFirstOrThrow({ where: { name: "View 1" } });
  await deleteView(colleague, id);
  expect(await db.savedView.findUnique({ where: { id } })).toMatchObject({ query: "status=no_show" });
  await deleteView(manager, id);
  expect(await db.savedView.count()).toBe(11);
});
