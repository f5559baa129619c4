/** The views of the page with the tasks. "done" lists tasks that are done, the other views list open tasks. */
export const taskViews = ["mine", "everyone", "unassigned", "done"] as const;
export type TaskView = (typeof taskViews)[number];

/** Where a form about a task can be: in a view of the page with the tasks, on Today, in a file or in a case. */
export const taskPlaces = [...taskViews, "today", "client", "case"] as const;
export type TaskPlace = (typeof taskPlaces)[number];

/** What a page says after an action. The keys of the texts are the same. */
export const taskNotices = [
  "taskAdded",
  "taskChanged",
  "taskDone",
  "taskReopened",
  "taskRemoved",
  /** Someone else has changed or removed the task, so the action was refused. */
  "taskStale",
] as const;
export type TaskNotice = (typeof taskNotices)[number];

/** The client of the task, and the case if the task belongs to one. */
export type TaskRecord = { readonly clientId: string; readonly reference?: string | undefined };

/** The address of the tasks in a file or, with a reference, in a case. */
export function recordPath({ clientId, reference }: TaskRecord, query = ""): string {
  const file = `/dashboard/clients/${clientId}`;
  return `${reference === undefined ? file : `${file}/cases/${reference}`}${query}#tasks`;
}

/** The address of a view. */
export const viewPath = (view: TaskView): string =>
  view === "mine" ? "/dashboard/tasks" : `/dashboard/tasks?view=${view}`;

type Outcome = TaskRecord & { readonly place: TaskPlace; readonly done: TaskNotice; readonly id: string };

/** The address of the page that shows the result of an action. */
export function outcomePath({ place, done, id, ...record }: Outcome): string {
  const query = new URLSearchParams({ done, task: id });
  if (place === "client") return recordPath({ clientId: record.clientId }, `?${query}`);
  if (place === "case") return recordPath(record, `?${query}`);
  if (place === "today") return `/dashboard?${query}#tasks`;
  const view = viewPath(place);
  return `${view}${view.includes("?") ? "&" : "?"}${query}`;
}
