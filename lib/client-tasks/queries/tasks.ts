import { fullName } from "@/lib/inquiry/person/person-name";
import { isWithinClients, withinClients } from "@/lib/platform/auth/client-scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db, Prisma } from "@/lib/platform/db/client";
import { readRows, readTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";
import { unsealRow } from "@/lib/platform/security/unseal-row";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { TaskView } from "../places";
import type { ListedTask } from "../task";
import { isUnassigned, listDoubtfulOwners, listOwners } from "./owners";

const columns = {
  id: true,
  version: true,
  textCipher: true,
  dueOn: true,
  doneAt: true,
  doneBy: { select: { name: true } },
  owner: { select: { id: true, name: true } },
  client: { select: { id: true, firstName: true, lastName: true } },
  case: { select: { reference: true } },
} satisfies Prisma.ClientTaskSelect;

/** Earliest day first. Tasks that are done follow, the latest first. */
const inOrder = [
  { doneAt: { sort: "desc", nulls: "first" } },
  { dueOn: "asc" },
  { id: "asc" },
] satisfies Prisma.ClientTaskOrderByWithRelationInput[];

async function selectTasks(where: Prisma.ClientTaskWhereInput, take?: number): Promise<readonly ListedTask[]> {
  const rows = await db.clientTask.findMany({
    where,
    orderBy: inOrder,
    ...(take === undefined ? {} : { take }),
    select: columns,
  });
  const owners = await listOwners(rows.map(({ client }) => client.id));
  return rows.map((row) => {
    const { owner, client, case: ofCase, dueOn, doneBy, ...task } = unsealRow("client_tasks", row);
    return {
      ...task,
      dueOn: dayFromDate(dueOn),
      doneBy: doneBy?.name,
      owner: owners.get(client.id)?.find(({ id }) => id === owner.id),
      clientId: client.id,
      clientName: fullName(client),
      reference: ofCase?.reference,
    };
  });
}

/** Lists the open tasks of a staff member that are due by this day, earliest first, and at most `most` of them. */
export function listDueTasks(scope: Scope, { ownerId, today, most }: { ownerId: string; today: Day; most: number }) {
  return selectTasks({ ...isDue(today), ownerId, client: withinClients(scope) }, most);
}

const isDue = (today: Day) => ({ doneAt: null, dueOn: { lte: dateFromDay(today) } });

/** Counts the tasks that are due by this day, by owner. Unassigned tasks count whatever their day. */
export async function countTasks(scope: Scope, { ownerId, today }: { readonly ownerId: string; readonly today: Day }) {
  // With the ids of these owners, an index finds their tasks. Without them, PostgreSQL would read all bookings.
  const isOfDoubtful = Prisma.sql`t.owner_id = any(${await listDoubtfulOwners()}::uuid[]) and ${isUnassigned}`;
  const countOf = async (condition: Prisma.Sql) => {
    const [row] = await db.$queryRaw<[{ count: number }]>`
      select count(*)::int as count from client_tasks t
      where t.done_at is null and ${isWithinClients(scope, Prisma.sql`t.client_id`)} and ${condition}`;
    return row.count;
  };
  const isDueNow = Prisma.sql`t.due_on <= ${today}::date`;
  const [own, othersOrUnassigned, dueUnassigned, unassigned] = await Promise.all([
    countOf(Prisma.sql`${isDueNow} and t.owner_id = ${ownerId}::uuid`),
    countOf(Prisma.sql`${isDueNow} and t.owner_id <> ${ownerId}::uuid`),
    countOf(Prisma.sql`${isDueNow} and t.owner_id <> ${ownerId}::uuid and ${isOfDoubtful}`),
    countOf(isOfDoubtful),
  ]);
  return { own, others: othersOrUnassigned - dueUnassigned, unassigned };
}

/** Lists the tasks of a client, or only those of one of the client's cases. */
export function listTasksOf({ clientId, reference }: { clientId: string; reference?: string | undefined }) {
  return selectTasks({ clientId, ...(reference === undefined ? {} : { case: { reference } }) });
}

/** Finds a task within the scope that is done. */
export async function findDoneTask(scope: Scope, id: string) {
  const [task] = await selectTasks({ id, doneAt: { not: null }, client: withinClients(scope) });
  return task;
}

type Page = { readonly view: TaskView; readonly staffId: string; readonly cursor: Cursor | undefined };

/** Reads one page of a view, in the order that `toListPage` expects. */
export async function listTasks(scope: Scope, { view, staffId, cursor }: Page) {
  const isDone = view === "done";
  const { at, id } = cursor ? readTimedPlace(cursor.place) : { at: new Date(0), id: "" };
  const { isBeyond, orderBy } = pageSql(
    { columns: [isDone ? Prisma.sql`t.done_at` : Prisma.sql`t.due_on`, Prisma.sql`t.id`], isDescending: isDone },
    cursor,
    isDone ? Prisma.sql`(${at}, ${id}::uuid)` : Prisma.sql`(${dayFromDate(at)}::date, ${id}::uuid)`,
  );
  const rows = await db.$queryRaw<{ id: string }[]>`
    select t.id::text from client_tasks t
    where ${conditions(staffId)[view]} and ${isWithinClients(scope, Prisma.sql`t.client_id`)} and ${isBeyond}
    order by ${orderBy} limit ${readRows}`;
  const tasks = await selectTasks({ id: { in: rows.map((row) => row.id) } });
  return rows.flatMap((row) => tasks.find((task) => task.id === row.id) ?? []);
}

const conditions = (staffId: string): Readonly<Record<TaskView, Prisma.Sql>> => ({
  mine: Prisma.sql`t.done_at is null and t.owner_id = ${staffId}::uuid`,
  everyone: Prisma.sql`t.done_at is null`,
  unassigned: Prisma.sql`t.done_at is null and ${isUnassigned}`,
  done: Prisma.sql`t.done_at is not null`,
});
