import { storeCase } from "@/lib/cases/testing/stored-cases";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { setTaskEmails } from "@/lib/staff/commands/task-emails";
import { aMailer } from "@/lib/testing/a-mailer";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { queueTaskDigests, sendTaskDigest } from "./digest";
import { taskContext } from "./tasks";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

/** 7:00 in Toronto, the office's zone. */
const morning = Date.parse("2034-09-06T11:00:00Z");
let manager: Staff;

beforeEach(async () => {
  await emptyTables("client_tasks", "mail_deliveries", "graphile_worker._private_jobs");
  manager = await staffAs("manager");
});

async function aTask(dueOn: string, ownerId = manager.id) {
  const { clientId } = await storeCase();
  const textCipher = encrypt("Call Maria about the ledger", taskContext);
  const by = { createdById: manager.id, createdAt: new Date(morning) };
  return db.clientTask.create({ data: { ...by, clientId, ownerId, textCipher, dueOn: new Date(dueOn) } });
}

const queued = async () =>
  (
    await db.$queryRaw<{ payload: unknown }[]>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'task-digest'`
  ).map(({ payload }) => payload);
const digest = () => ({ staffId: manager.id, day: "2034-09-06" }) as const;

it("queues one email a day for each owner of due tasks, from 7 to 12 in the office's zone", async () => {
  await aTask("2034-09-06");
  await aTask("2034-09-05");
  await aTask("2034-09-07", (await staffAs("admin")).id);
  expect(await queueTaskDigests(morning - 1)).toBe(0);
  expect(await queueTaskDigests(morning + 5 * msPerHour)).toBe(0);
  const both = await Promise.all([queueTaskDigests(morning), queueTaskDigests(morning)]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await queued()).toEqual([digest()]);
  await aTask("2034-09-06");
  expect(await queueTaskDigests(morning + msPerHour)).toBe(0);
});

it("does not repeat the email for a task that stays overdue, but sends one for the next task that becomes due", async () => {
  await aTask("2034-09-06");
  await aTask("2034-09-08");
  const days = [0, 1, 2, 3].map((day) => () => queueTaskDigests(morning + day * msPerDay));
  expect([await days[0]?.(), await days[1]?.(), await days[2]?.(), await days[3]?.()]).toEqual([1, 0, 1, 0]);
});

it("says only how many tasks are due, once", async () => {
  await aTask("2034-09-06");
  await aTask("2034-09-01");
  await aTask("2034-09-07");
  const post = aMailer();
  expect([await sendTaskDigest(digest(), post), await sendTaskDigest(digest(), post)]).toEqual([
    "sent",
    "already-sent",
  ]);
  expect(post.emails).toMatchObject([{ to: manager.email, subject: "[Demo] 2 of your tasks are due" }]);
  expect(post.emails[0]?.text).toContain("/dashboard/tasks");
  expect(JSON.stringify(post.emails)).not.toMatch(/Maria|ledger|CAS-|Client/);
});

it.each([
  [
    "is done",
    (id: string) => db.clientTask.update({ where: { id }, data: { doneAt: new Date(), doneById: manager.id } }),
  ],
  ["has an owner who has left", () => db.staffUser.update({ where: { id: manager.id }, data: { isActive: false } })],
  [
    "has become unassigned",
    () => db.staffUser.update({ where: { id: manager.id }, data: { role: "adviser", adviserId: null } }),
  ],
  ["has an owner who wants no email", () => setTaskEmails(manager, false)],
])("sends and queues nothing for a task that %s", async (_what, change) => {
  const { id } = await aTask("2034-09-06");
  await change(id);
  const post = aMailer();
  expect(await sendTaskDigest(digest(), post)).toBe("not-due");
  expect(await queueTaskDigests(morning)).toBe(0);
  expect(post.emails).toEqual([]);
});
