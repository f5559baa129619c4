import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { aMailer } from "@/lib/testing/a-mailer";
import { aClient } from "@/lib/testing/builders/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { acknowledgeComplaint, linkComplaint, registerComplaint } from "./commands/complaints";
import { sendAcknowledgement } from "./commands/send-acknowledgement";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = { today: "2027-02-03", now: Date.parse("2027-02-03T15:00:00Z") } as const;
let staff: Staff;

beforeAll(async () => {
  staff = await staffAs("compliance");
});

async function aComplaint(clientId?: string) {
  const complaint = { name: "Erika Sample", channel: "phone", receivedOn: "2027-02-01", text: "Too late" } as const;
  const stored = await registerComplaint(staff, { ...complaint, handlerId: staff.id }, now);
  if (!stored.ok) throw new Error(JSON.stringify(stored));
  if (clientId !== undefined) await linkComplaint(staff, { reference: stored.value, version: 1, clientId });
  return db.complaint.findUniqueOrThrow({ where: { reference: stored.value } });
}

const jobs = () => db.$queryRaw<{ payload: unknown }[]>`
  select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'complaint-email'`;

it("emails the acknowledgement of a complaint once, in the client's language, if staff request the email", async () => {
  const { id: clientId } = await aClient().at("erika@example.com").insert();
  await db.client.update({ where: { id: clientId }, data: { locale: "de" } });
  const { id, reference, version } = await aComplaint(clientId);
  const chosen = { reference, version, sentOn: "2027-02-02", emailsClient: true } as const;
  expect(await acknowledgeComplaint(staff, chosen, now)).toMatchObject({ ok: true });
  expect(await jobs()).toEqual([{ payload: { complaintId: id } }]);
  const { acknowledgedAt } = await db.complaint.findUniqueOrThrow({ where: { id } });
  expect(acknowledgedAt).toEqual(new Date(now.now));

  const mailer = aMailer();
  await sendAcknowledgement({ complaintId: id }, mailer);
  await sendAcknowledgement({ complaintId: id }, mailer);
  expect(mailer.emails).toHaveLength(1);
  expect(mailer.emails[0]).toMatchObject({ to: "erika@example.com", subject: "[Demo] Ihre Nachricht an uns" });
  expect(mailer.emails[0]?.text).toContain(reference);
  expect(mailer.emails[0]?.text).toContain("Sonntag, 2. Mai 2027");
});

it("refuses to email the acknowledgement if the client has no email address or no client is linked", async () => {
  const { id: clientId } = await aClient().insert();
  await db.client.update({ where: { id: clientId }, data: { email: null } });
  for (const complaint of [await aComplaint(clientId), await aComplaint()]) {
    const { reference, version } = complaint;
    const chosen = { reference, version, sentOn: now.today, emailsClient: true } as const;
    expect(await acknowledgeComplaint(staff, chosen, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await db.complaint.findUnique({ where: { reference } })).toMatchObject({ acknowledgedAt: null });
  }
});

it("obeys the safe-contact instructions of the client's bookings", async () => {
  const { id: clientId } = await aClient().at("discreet@example.com").insert();
  await storeBooking(now.now, { clientId, safeContact: ["discreet"] });
  const { id, reference } = await aComplaint(clientId);
  const mailer = aMailer();
  expect(await sendAcknowledgement({ complaintId: id }, mailer)).toBe("sent");
  expect(mailer.emails[0]?.text).toContain(reference);
  expect(mailer.emails[0]?.html).not.toContain(firm().tradingName);
});

it("queues no email if staff do not request one, and sends none if the complaint has no linked client", async () => {
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  const { id, reference, version } = await aComplaint();
  await acknowledgeComplaint(staff, { reference, version, sentOn: "2027-02-03" }, now);
  expect(await jobs()).toEqual([]);
  expect(await sendAcknowledgement({ complaintId: id })).toBe("outdated");
});
