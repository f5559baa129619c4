import type { TaskList } from "@/lib/platform/jobs/job";

import { readInThread } from "./busy/reader-thread";
import { fetchCalendar, queueReadings, readBusyCalendar } from "./commands/read-calendars";

/** The worker's tasks for calendars. `readerProgram` is the compiled program that reads a calendar in a thread. */
export function calendarTasks(readerProgram: string): Pick<TaskList, "read-calendar" | "read-calendars"> {
  const reader = { fetch: fetchCalendar, read: readInThread(readerProgram) };
  return {
    "read-calendar": async ({ adviserId }) => {
      await readBusyCalendar(adviserId, Date.now(), reader);
    },
    "read-calendars": async () => {
      await queueReadings();
    },
  };
}
