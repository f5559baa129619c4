import type { Day } from "@/lib/platform/time/day";

/** A staff member to whom a task can be given, or who has it. */
export type TaskOwner = { readonly id: string; readonly name: string };

/** The possible owners of tasks, by the client's id. */
export type OwnersByClient = ReadonlyMap<string, readonly TaskOwner[]>;

/** A task as lists show it. */
export type ListedTask = {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly dueOn: Day;
  readonly doneAt: Date | null;
  readonly doneBy: string | undefined;
  /** Undefined if the task is unassigned: it could no longer be given to its owner. */
  readonly owner: TaskOwner | undefined;
  readonly clientId: string;
  readonly clientName: string;
  /** The reference of the case that the task belongs to. */
  readonly reference: string | undefined;
};

/** What each list of tasks needs: who reads it, on which day, and whether they may change tasks. */
export type TaskReader = { readonly readerId: string; readonly today: Day; readonly canChange: boolean };

/** A staff member's own due tasks, and how many tasks there are: own due ones, due ones of others, unassigned ones. */
export type DueTaskList = TaskReader & {
  readonly tasks: readonly ListedTask[];
  readonly counts: Readonly<Record<"own" | "others" | "unassigned", number>>;
};

/** The tasks of a client or a case. */
export type RecordTaskList = TaskReader & { readonly tasks: readonly ListedTask[]; readonly owners: OwnersByClient };
