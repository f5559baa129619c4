import type { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { needsToReadClients } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { cursorIn, toListPage, writeTimedPlace } from "@/lib/platform/list/list-page";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { TaskRecord } from "./places";
import { listOwners } from "./queries/owners";
import { countTasks, findDoneTask, listDueTasks, listTasks, listTasksOf } from "./queries/tasks";
import type { tasksQuery } from "./schema";
import type { DueTaskList, RecordTaskList, TaskReader } from "./task";

/** How many of a staff member's due tasks Today lists. The page with the tasks lists all of them. */
const listedToday = 5;

const readerOf = (staff: Staff, now: Instant): TaskReader => ({
  readerId: staff.id,
  today: dayOf(now, firm().zone),
  canChange: isAllowed(staff.role, "tasks.change"),
});

/**
 * Loads the staff member's own tasks that are due, for the page Today, and how many tasks of others are due. Undefined
 * for staff who may not read clients. Only tasks of clients within the staff member's scope are listed and counted.
 */
export async function loadDueTasks(staff: Staff, now: Instant): Promise<DueTaskList | undefined> {
  if (!isAllowed(staff.role, needsToReadClients)) return undefined;
  const reader = readerOf(staff, now);
  const scope = scopeOf(staff, "clients");
  const of = { ownerId: staff.id, today: reader.today };
  const [tasks, counts] = await Promise.all([listDueTasks(scope, { ...of, most: listedToday }), countTasks(scope, of)]);
  return { ...reader, tasks, counts };
}

/** Loads one page of the tasks of clients within the staff member's scope, with the possible owners of each task. */
export async function loadTasks(staff: Staff, query: z.output<typeof tasksQuery>, now: Instant) {
  const cursor = cursorIn(query);
  const rows = await listTasks(scopeOf(staff, "clients"), { view: query.view, staffId: staff.id, cursor });
  const page = toListPage(rows, {
    cursor,
    placeOf: ({ id, dueOn, doneAt }) => writeTimedPlace({ at: doneAt ?? dateFromDay(dueOn), id }),
  });
  return { ...readerOf(staff, now), page, owners: await listOwners(rows.map(({ clientId }) => clientId)) };
}

/** Loads the tasks of a client, or only those of one case. The staff member must have opened the client's file. */
export async function loadTasksOf(staff: Staff, record: TaskRecord, now: Instant): Promise<RecordTaskList> {
  const [tasks, owners] = await Promise.all([listTasksOf(record), listOwners([record.clientId])]);
  return { ...readerOf(staff, now), tasks, owners };
}

/** Finds the task that the last action marked as done, so that the page can offer to undo it. */
export async function loadDoneTask(staff: Staff, { done, task }: Pick<z.output<typeof tasksQuery>, "done" | "task">) {
  return done === "taskDone" && task !== undefined ? findDoneTask(scopeOf(staff, "clients"), task) : undefined;
}
