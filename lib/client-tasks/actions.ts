"use server";

import { mapOk } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import {
  addTask as add,
  changeTask as change,
  finishTask as finish,
  removeTask as remove,
  reopenTask as reopen,
} from "./commands/tasks";
import { outcomePath } from "./places";
import type { TaskNotice, TaskPlace, TaskRecord } from "./places";
import { addSchema, changeSchema, readTaskForm, targetSchema } from "./schema";

type Target = TaskRecord & { readonly place: TaskPlace; readonly id: string };

const shared = { needs: "tasks.change", limit: "staffAction", read: readTaskForm, next: outcomePath } as const;

const outcome = ({ place, clientId, reference, id }: Target, done: TaskNotice) => ({
  place,
  clientId,
  reference,
  id,
  done,
});

const ownerRule = { owner: { field: "ownerId", code: "taskOwner" } } as const;

/** A button that is refused shows the page again, with the current state of the task. */
const stale = { to: (target: Target) => outcome(target, "taskStale") };
const button = { RESOURCE_CONFLICT: stale, RESOURCE_NOT_FOUND: stale } as const;

export const addTask = staffAction({
  ...shared,
  name: "tasks.add",
  schema: addSchema,
  run: async (input, staff, { now }) =>
    mapOk(await add(staff, input, now), (id) => outcome({ ...input, id }, "taskAdded")),
  refusals: ownerRule,
});

export const changeTask = staffAction({
  ...shared,
  name: "tasks.change",
  schema: changeSchema,
  run: async (input, staff) => mapOk(await change(staff, input), () => outcome(input, "taskChanged")),
  refusals: ownerRule,
});

export const finishTask = staffAction({
  ...shared,
  name: "tasks.finish",
  schema: targetSchema,
  run: async (input, staff, { now }) => mapOk(await finish(staff, input, now), () => outcome(input, "taskDone")),
  refusals: button,
});

export const reopenTask = staffAction({
  ...shared,
  name: "tasks.reopen",
  schema: targetSchema,
  run: async (input, staff) => mapOk(await reopen(staff, input), () => outcome(input, "taskReopened")),
  refusals: button,
});

export const removeTask = staffAction({
  ...shared,
  name: "tasks.remove",
  schema: targetSchema,
  run: async (input, staff) => mapOk(await remove(staff, input), () => outcome(input, "taskRemoved")),
  refusals: button,
});
