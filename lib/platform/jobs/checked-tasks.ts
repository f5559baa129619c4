import { errorFields, log } from "../log";
import { payloadSchemas } from "./job";
import type { TaskList, TaskName } from "./job";

/**
 * Wraps the tasks for graphile-worker. The payload of a task is validated first. If the validation or the task fails,
 * the error is logged and stored without its message, because the message may quote an email address.
 */
export function checked(tasks: Partial<TaskList>): Record<string, (payload: unknown) => Promise<void>> {
  const guard = (name: TaskName, work: (payload: never) => Promise<void>) => async (payload: unknown) => {
    try {
      await work(payloadSchemas[name].parse(payload) as never);
    } catch (error) {
      const fields = errorFields(error);
      log("warn", "job.failed", { task: name, ...fields });
      throw new Error([name, fields.error, fields.code, fields.responseCode].filter(Boolean).join(" "), {
        cause: error,
      });
    }
  };
  const names = Object.keys(payloadSchemas) as TaskName[];
  return Object.fromEntries(names.flatMap((name) => (tasks[name] ? [[name, guard(name, tasks[name])]] : [])));
}
