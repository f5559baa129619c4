import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Email } from "@/lib/platform/mail/email";
import type { Mailer } from "@/lib/platform/mail/transport";
import { aClient } from "@/lib/testing/builders/client";
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

it("emails the acknowledgement to the client once, in the client's language, if staff request the email", async () => {
  const { id: clientId } = await aClient().at("erika@example.com").insert();
  await db.client.update({ where: { id: clientId }, data: { locale: "de" } });
  const { id, reference, version } = await aComplaint(clientId);
  const chosen = { reference, version, sentOn: "2027-02-02", emailsClient: true } as const;
  expect(await acknowledgeComplaint(staff, chosen, now)).toMatchObject({ ok: true });
  expect(await jobs()).toEqual([{ payload: { complaintId: id } }]);
  const { acknowledgedAt } = await db.complaint.findUniqueOrThrow({ where: { id } });
  expect(acknowledgedAt).toEqual(new Date(now.now));

  const sent: Email[] = [];
  const mailer: Mailer = { send: (email) => Promise.resolve(void sent.push(email)), close: () => undefined };
  await sendAcknowledgement({ complaintId: id }, mailer);
  await sendAcknowledgement({ complaintId: id }, mailer);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: "erika@example.com", subject: "[Demo] Ihre Nachricht an uns" });
  expect(sent[0]?.text).toContain(reference);
  expect(sent[0]?.text).toContain("Sonntag, 2. Mai 2027");
});

it("emails nothing if staff do not request the email or if no client is linked", async () => {
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  const { id, reference, version } = await aComplaint();
  await acknowledgeComplaint(staff, { reference, version, sentOn: "2027-02-03" }, now);
  expect(await jobs()).toEqual([]);
  expect(await sendAcknowledgement({ complaintId: id })).toBe("outdated");
});
