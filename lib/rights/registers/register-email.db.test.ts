import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { aMailer } from "@/lib/testing/a-mailer";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";

import { answerComplaint, linkComplaint, registerComplaint } from "./commands/complaints";
import {
  acknowledgeDataRequest,
  closeDataRequest,
  confirmIdentity,
  linkDataRequest,
  registerDataRequest,
} from "./commands/data-requests";
import { sendRegisterEmail } from "./commands/send-register-email";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const now = { today: "2027-02-03", now: Date.parse("2027-02-03T15:00:00Z") } as const;
const entry = { name: "Erika Sample", channel: "phone", receivedOn: "2027-02-01" } as const;
let staff: Staff;

beforeAll(async () => {
  staff = await staffAs("compliance");
});
beforeEach(() => db.$executeRaw`delete from graphile_worker._private_jobs`);

const jobs = () => db.$queryRaw<{ payload: unknown }[]>`
  select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'register-email'`;

async function aGermanClient(email: string): Promise<string> {
  const { id } = await aClient().at(email).insert();
  await db.client.update({ where: { id }, data: { locale: "de" } });
  return id;
}

async function stored(reference: Promise<{ readonly ok: boolean; readonly value?: unknown }>): Promise<string> {
  const result = await reference;
  if (!result.ok) throw new Error(JSON.stringify(result));
  return String(result.value);
}

it("emails the answer to a complaint once, in the client's language, with the recorded text", async () => {
  const clientId = await aGermanClient("answer@example.com");
  const reference = await stored(registerComplaint(staff, { ...entry, text: "Late", handlerId: staff.id }, now));
  await linkComplaint(staff, { reference, version: 1, clientId });
  const answer = { outcome: "upheld", answer: "Wir erstatten das Honorar.", sentOn: "2027-02-02" } as const;
  await stored(answerComplaint(staff, { reference, version: 2, ...answer, emailsClient: true }, now));
  const { id, answeredAt } = await db.complaint.findUniqueOrThrow({ where: { reference } });
  expect(answeredAt).toEqual(new Date(now.now));
  const job = { register: "complaint", id, part: "answer" } as const;
  expect(await jobs()).toEqual([{ payload: job }]);

  const mailer = aMailer();
  for (const _ of [1, 2]) await sendRegisterEmail(job, mailer);
  expect(mailer.emails).toHaveLength(1);
  expect(mailer.emails[0]).toMatchObject({ to: "answer@example.com", subject: "[Demo] Ihre Nachricht an uns" });
  expect(mailer.emails[0]?.text).toContain("Wir erstatten das Honorar.");
  expect(mailer.emails[0]?.text).toContain(reference);
});

it("acknowledges a data request with its deadline, and emails the answer when it ends", async () => {
  const clientId = await aGermanClient("request@example.com");
  const request = { ...entry, kind: "access", law: "pipeda" } as const;
  const reference = await stored(registerDataRequest(staff, request, now));
  await linkDataRequest(staff, { reference, version: 1, clientId });
  await stored(acknowledgeDataRequest(staff, { reference, version: 2 }));
  await confirmIdentity(staff, { reference, version: 3, check: "id-document" }, now);
  const answer = { outcome: "answered", answer: "Anbei Ihre Daten.", sentOn: "2027-02-02" } as const;
  await stored(closeDataRequest(staff, { reference, version: 4, ...answer, emailsClient: true }, now));
  const { id } = await db.dataRequest.findUniqueOrThrow({ where: { reference } });
  const mailer = aMailer();
  for (const part of ["acknowledgement", "answer"] as const)
    await sendRegisterEmail({ register: "data-request", id, part }, mailer);
  expect(mailer.emails[0]?.text).toContain("Unsere Antwort bis");
  expect(mailer.emails[0]?.text).not.toContain("Anbei Ihre Daten.");
  expect(mailer.emails[1]?.text).toContain("Anbei Ihre Daten.");
});

it("refuses to email without a linked client, and records nothing", async () => {
  const reference = await stored(registerDataRequest(staff, { ...entry, kind: "access", law: "pipeda" }, now));
  expect(await acknowledgeDataRequest(staff, { reference, version: 1 })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const answer = { outcome: "refused", answer: "No.", sentOn: now.today, emailsClient: true } as const;
  expect(await closeDataRequest(staff, { reference, version: 1, ...answer }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await db.dataRequest.findUnique({ where: { reference } })).toMatchObject({ state: "open", version: 1 });
  expect(await jobs()).toEqual([]);
});
