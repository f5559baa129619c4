import { z } from "zod";

import { day } from "@/lib/cases/schema";
import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { cursorQuery, timedPlacePattern } from "@/lib/platform/list/list-page";
import { line } from "@/lib/platform/text";
import { uuidPattern } from "@/lib/platform/uuid";

import { taskNotices, taskPlaces, taskViews } from "./places";

/** The fields that staff fill in. After an edit conflict, they choose one of two values for each of them. */
const taskFields = {
  text: line({ min: 1, max: 200, tooShort: "required", tooLong: "ruleTextTooLong" }),
  dueOn: day,
  ownerId: z.uuid("required"),
};

const place = z.enum(taskPlaces);
/** The client, and the case if the task belongs to one. Both are part of the address of the page with the form. */
const record = { clientId: z.uuid(), reference: z.string().max(20).optional() };

export const addSchema = z.object({ ...record, ...taskFields, place });
export const targetSchema = z.object({ ...record, place, id: z.uuid(), version: z.coerce.number().int().positive() });
export const changeSchema = targetSchema.extend(taskFields);

/** Reads a form about a task. Empty fields are left out. */
export function readTaskForm(form: FormData): unknown {
  const filled = Object.entries(chosenFields(form, Object.keys(taskFields))).filter(([, text]) => text.trim() !== "");
  return Object.fromEntries(filled);
}

/** What the page says about the last action, and the task that the action was about. */
export const noticeQuery = {
  done: z.enum(taskNotices).optional(),
  task: z.uuid().optional(),
};

/** The query of the page with the tasks. A place is a day or a time, and the id of a task. */
export const tasksQuery = z.object({
  view: z.enum(taskViews).default("mine"),
  ...noticeQuery,
  ...cursorQuery(timedPlacePattern(uuidPattern)),
});
