import { taskContext } from "@/lib/client-tasks/commands/tasks";
import type { Tx } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { addDays, dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

type Sample = {
  readonly text: string;
  readonly owner: "manager" | "adviser";
  /** The number of days from today. */
  readonly days: number;
  /** Whether the task belongs to the case, and not only to its client. */
  readonly isOfCase?: true;
  readonly isDone?: true;
};

/** The tasks of each sample case's client, in the order of the cases. */
const samples: readonly (readonly Sample[])[] = [
  [
    { text: "Ask for the statements of November", owner: "adviser", days: 0 },
    { text: "Check the wallet with the exchange", owner: "manager", days: -2, isOfCase: true },
  ],
  [
    { text: "Call the bank about the recall", owner: "manager", days: 0, isOfCase: true },
    { text: "Send the signed agreement back", owner: "adviser", days: -6, isOfCase: true, isDone: true },
  ],
  [{ text: "Remind the client of the police report", owner: "adviser", days: 3 }],
];

/** Creates tasks for clients with a sample case. The owners get no email about them, as if they had it already. */
export async function seedTasks(tx: Tx, { now, today }: { readonly now: Instant; readonly today: Day }): Promise<void> {
  const [manager, adviser] = await Promise.all([
    tx.staffUser.findFirstOrThrow({ where: { role: "manager" }, select: { id: true } }),
    tx.staffUser.findFirstOrThrow({ where: { role: "adviser" }, select: { id: true } }),
  ]);
  const owners = { manager: manager.id, adviser: adviser.id };
  const cases = await tx.case.findMany({
    where: { state: "open" },
    orderBy: [{ openedAt: "asc" }, { id: "asc" }],
    take: samples.length,
    select: { id: true, clientId: true },
  });
  await tx.clientTask.createMany({
    data: cases.flatMap(({ id, clientId }, index) =>
      (samples[index] ?? []).map(({ text, owner, days, isOfCase, isDone }) => ({
        clientId,
        caseId: isOfCase ? id : null,
        ownerId: owners[owner],
        textCipher: encrypt(text, taskContext),
        dueOn: dateFromDay(addDays(today, days)),
        createdById: manager.id,
        createdAt: new Date(now),
        ...(isDone ? { doneAt: new Date(now), doneById: owners[owner] } : {}),
      })),
    ),
  });
  await tx.staffUser.updateMany({
    where: { id: { in: Object.values(owners) } },
    data: { taskEmailOn: dateFromDay(today) },
  });
}
