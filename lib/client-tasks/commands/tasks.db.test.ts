import { storeCase } from "@/lib/cases/testing/stored-cases";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { countHandOver } from "@/lib/staff/queries";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aClient } from "@/lib/testing/builders/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { loadDoneTask, loadDueTasks, loadTasks, loadTasksOf } from "../loaders";
import { tasksQuery } from "../schema";
import { addTask, changeTask, finishTask, removeTask, reopenTask } from "./tasks";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2034-09-06T14:00:00Z");
const [yesterday, today, tomorrow] = ["2034-09-05", "2034-09-06", "2034-09-07"] as const;
let manager: Staff;
let adviser: Staff;
let other: Staff;

beforeEach(async () => {
  await db.clientTask.deleteMany({});
  [manager, adviser, other] = [
    await staffAs("manager"),
    await staffAs("adviser", (await anAdviser().insert()).id),
    await staffAs("adviser", (await anAdviser().insert()).id),
  ];
});

/** Stores a client of the first adviser, with an open case that the manager owns. */
async function aRecord() {
  const { clientId, reference } = await storeCase({ ownerId: manager.id, adviserId: adviser.adviserId ?? "" });
  return { clientId, reference };
}

async function aTask(changes: Partial<Parameters<typeof addTask>[1]> = {}) {
  const { clientId } = changes.clientId === undefined ? await aRecord() : { clientId: changes.clientId };
  const task = { clientId, text: "Call the bank", dueOn: today, ownerId: adviser.id, ...changes } as const;
  const added = await addTask(manager, task, now);
  if (!added.ok) throw new Error(added.error);
  return { id: added.value, version: 1, clientId };
}

/** Records that the manager has given a reason for opening a colleague's file. */
const openFile = (subjectId: string) =>
  db.auditEvent.create({
    data: {
      at: new Date(now),
      actorKind: "staff",
      actorId: manager.id,
      action: "client.opened",
      subjectKind: "client",
      subjectId,
    },
  });

const textsOf = async (staff: Staff, view = "mine") =>
  (await loadTasks(staff, tasksQuery.parse({ view }), now)).page.rows.map(({ text }) => text);
const stored = (id: string) => db.clientTask.findUniqueOrThrow({ where: { id } });

it("stores an encrypted text, writes an audit row without it, and lists the task in the file and in the case", async () => {
  const record = await aRecord();
  const { id } = await aTask(record);
  expect(Buffer.from((await stored(id)).textCipher).includes("bank")).toBe(false);
  const audit = await db.auditEvent.findMany({ where: { subjectId: record.clientId, action: "client.task-added" } });
  expect(audit).toMatchObject([{ actorId: manager.id, subjectKind: "client", details: { task: id } }]);
  const expected = { id, text: "Call the bank", dueOn: today, owner: { id: adviser.id }, reference: record.reference };
  expect((await loadTasksOf(adviser, { clientId: record.clientId }, now)).tasks).toMatchObject([expected]);
  expect((await loadTasksOf(adviser, record, now)).tasks).toMatchObject([expected]);
  expect((await loadTasksOf(adviser, { ...record, reference: "CAS-OTHER" }, now)).tasks).toEqual([]);
});

it("refuses a task for a file that is not open, for a closed case, and for an owner who could not open the file", async () => {
  const { clientId, reference } = await aRecord();
  const task = { clientId, text: "Call", dueOn: today, ownerId: adviser.id } as const;
  expect(await addTask(other, task, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  const viewer = await staffAs("viewer");
  for (const ownerId of [other.id, viewer.id, clientId])
    expect(await addTask(manager, { ...task, ownerId }, now)).toMatchObject({ details: { rule: "owner" } });
  await db.staffUser.update({ where: { id: adviser.id }, data: { isActive: false } });
  expect(await addTask(manager, task, now)).toMatchObject({ details: { rule: "owner" } });
  const own = { ...task, ownerId: manager.id };
  const closed = {
    state: "closed",
    outcome: "none",
    closeReasonCipher: new Uint8Array(1),
    closedAt: new Date(now),
  } as const;
  await db.case.update({ where: { reference }, data: closed });
  expect(await addTask(manager, { ...own, reference }, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  const foreign = (await aClient().insert()).id;
  expect(await addTask(manager, { ...own, clientId: foreign }, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  await openFile(foreign);
  expect(await addTask(manager, { ...own, clientId: foreign }, now)).toMatchObject({ ok: true });
  await db.erasure.create({
    data: { clientId: foreign, cause: "retention", erasedAt: new Date(now), counts: {}, kept: [] },
  });
  expect(await addTask(manager, { ...own, clientId: foreign }, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});

it("changes, finishes, reopens and removes a task once for each version", async () => {
  const task = await aTask();
  const fields = { text: "Write to the bank", dueOn: tomorrow, ownerId: manager.id } as const;
  expect(await changeTask(adviser, { ...task, ...fields })).toEqual({ ok: true, value: null });
  expect(await changeTask(adviser, { ...task, ...fields })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await finishTask(manager, { ...task, version: 2 }, now)).toMatchObject({ ok: true });
  expect(await stored(task.id)).toMatchObject({ doneAt: new Date(now), doneById: manager.id, version: 3 });
  expect(await textsOf(manager)).toEqual([]);
  expect(await textsOf(manager, "done")).toEqual(["Write to the bank"]);
  expect(await loadDoneTask(manager, { done: "taskDone", task: task.id })).toMatchObject({ version: 3 });
  expect(await reopenTask(manager, { ...task, version: 3 })).toMatchObject({ ok: true });
  expect(await textsOf(manager)).toEqual(["Write to the bank"]);
  expect(await removeTask(adviser, { ...task, version: 4 })).toMatchObject({ ok: true });
  expect(await finishTask(manager, { ...task, version: 4 }, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  const acts = await db.auditEvent.findMany({
    where: { subjectId: task.clientId, action: { startsWith: "client.task" } },
    orderBy: { id: "asc" },
  });
  const names = ["added", "changed", "done", "reopened", "removed"].map((act) => `client.task-${act}`);
  expect(acts.map(({ action }) => action)).toEqual(names);
});

it("does not let the new owner be a person who could not open the file, but keeps an owner who has left", async () => {
  const task = await aTask();
  const fields = { text: "Call", dueOn: today } as const;
  const give = (ownerId: string, version = 1) => changeTask(manager, { ...task, version, ...fields, ownerId });
  expect(await give(other.id)).toMatchObject({ details: { rule: "owner" } });
  await db.staffUser.update({ where: { id: adviser.id }, data: { isActive: false } });
  expect(await give(adviser.id)).toMatchObject({ ok: true });
  expect(await give(manager.id, 2)).toMatchObject({ ok: true });
});

it("shows Today's reader the own due tasks, and counts those of others only within the reader's scope", async () => {
  const own = await aTask({ text: "Today" });
  await aTask({ text: "Overdue", dueOn: yesterday });
  await aTask({ text: "Later", dueOn: tomorrow });
  await aTask({ text: "Of the manager", ownerId: manager.id });
  const foreign = await aClient().insert();
  await openFile(foreign.id);
  await aTask({ clientId: foreign.id, text: "Of a client of nobody", ownerId: manager.id });
  const due = await loadDueTasks(adviser, now);
  expect(due?.tasks.map(({ text }) => text)).toEqual(["Overdue", "Today"]);
  expect(due?.counts).toEqual({ own: 2, others: 1, unassigned: 0 });
  expect((await loadDueTasks(manager, now))?.counts).toEqual({ own: 2, others: 2, unassigned: 0 });
  expect((await loadDueTasks(other, now))?.counts).toEqual({ own: 0, others: 0, unassigned: 0 });
  expect(await loadDueTasks(await staffAs("viewer"), now)).toBeUndefined();
  expect(await textsOf(adviser, "everyone")).toEqual(["Overdue", expect.any(String), expect.any(String), "Later"]);
  expect(await textsOf(other, "everyone")).toEqual([]);
  expect(await finishTask(other, own, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await finishTask(adviser, own, now)).toMatchObject({ ok: true });
  const done = { done: "taskDone", task: own.id } as const;
  expect(await loadDoneTask(adviser, done)).toMatchObject({ text: "Today" });
  expect(await loadDoneTask(other, done)).toBeUndefined();
});

it("unassigns a task after the client has become another adviser's, who and the office see it", async () => {
  const { clientId } = await aTask({ dueOn: tomorrow });
  await aTask({ text: "Of a client who stays" });
  expect(await textsOf(manager, "unassigned")).toEqual([]);
  await db.case.updateMany({ where: { clientId }, data: { adviserId: other.adviserId } });
  expect(await loadDueTasks(adviser, now)).toMatchObject({ tasks: [{}], counts: { own: 1, unassigned: 0 } });
  expect(await textsOf(adviser)).toEqual(["Of a client who stays"]);
  expect(await textsOf(manager, "unassigned")).toEqual(["Call the bank"]);
  expect((await loadDueTasks(manager, now))?.counts).toEqual({ own: 0, others: 1, unassigned: 1 });
  expect((await loadDueTasks(other, now))?.counts).toEqual({ own: 0, others: 0, unassigned: 1 });
  expect((await loadTasksOf(other, { clientId }, now)).tasks).toMatchObject([{ owner: undefined }]);
});

it.each(["a case that the owner keeps", "an appointment"])(
  "leaves a task with its owner because of %s",
  async (why) => {
    const { clientId } = await aTask();
    await db.case.updateMany({ where: { clientId }, data: { adviserId: other.adviserId } });
    if (why === "an appointment")
      await storeBooking(now, { clientId, adviserId: adviser.adviserId ?? "", status: "cancelled" });
    else await db.case.updateMany({ where: { clientId }, data: { ownerId: adviser.id } });
    expect(await textsOf(manager, "unassigned")).toEqual([]);
    expect(await textsOf(adviser)).toEqual(["Call the bank"]);
  },
);

it("unassigns the task of a person whose new role cannot have tasks", async () => {
  await aTask();
  await db.staffUser.update({ where: { id: adviser.id }, data: { role: "viewer" } });
  expect(await textsOf(manager, "unassigned")).toEqual(["Call the bank"]);
});

it("lists the open tasks of a person who has left as unassigned", async () => {
  const task = await aTask();
  await aTask({ text: "Of the manager", ownerId: manager.id, dueOn: tomorrow });
  await finishTask(adviser, await aTask({ text: "Done" }), now);
  expect(await countHandOver(adviser.id, now)).toMatchObject({ tasks: 1 });
  await db.staffUser.update({ where: { id: adviser.id }, data: { isActive: false } });
  expect(await textsOf(manager, "unassigned")).toEqual(["Call the bank"]);
  const { page, owners } = await loadTasks(manager, tasksQuery.parse({ view: "unassigned" }), now);
  expect(page.rows).toMatchObject([{ owner: undefined }]);
  expect(owners.get(task.clientId)?.map(({ id }) => id)).toContain(manager.id);
  expect(owners.get(task.clientId)?.map(({ id }) => id)).not.toContain(adviser.id);
  expect((await loadDueTasks(manager, now))?.counts).toEqual({ own: 0, others: 0, unassigned: 1 });
});

it("reads the pages of each view in order, also backwards", async () => {
  const { clientId } = await aRecord();
  for (let n = 0; n < 60; n += 1)
    await db.clientTask.create({
      data: {
        clientId,
        ownerId: manager.id,
        textCipher: (await stored((await aTask({ clientId, text: String(n) })).id)).textCipher,
        dueOn: new Date(Date.parse(today) - (n % 7) * 86_400_000),
        createdById: manager.id,
        createdAt: new Date(now),
        ...(n % 2 ? { doneAt: new Date(now + (n % 5)), doneById: manager.id } : {}),
      },
    });
  for (const view of ["mine", "everyone", "done"]) {
    const whole: string[] = [];
    const firsts: string[] = [];
    let after: string | undefined;
    do {
      const { page } = await loadTasks(manager, tasksQuery.parse({ view, after }), now);
      firsts.push(page.rows[0]?.id ?? "");
      if (page.before !== undefined) {
        const { page: earlier } = await loadTasks(manager, tasksQuery.parse({ view, before: page.before }), now);
        expect(earlier.rows[0]?.id).toBe(firsts.at(-2));
      }
      whole.push(...page.rows.map(({ id }) => id));
      after = page.after;
    } while (after !== undefined);
    const where = view === "done" ? { doneAt: { not: null } } : { doneAt: null };
    const owner = view === "mine" ? { ownerId: manager.id } : {};
    expect(new Set(whole).size).toBe(await db.clientTask.count({ where: { ...where, ...owner } }));
    expect(whole).toHaveLength(new Set(whole).size);
  }
});
