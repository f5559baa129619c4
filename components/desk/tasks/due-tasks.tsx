import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { viewPath } from "@/lib/client-tasks/places";
import type { TaskNotice as Code } from "@/lib/client-tasks/places";
import type { DueTaskList, ListedTask } from "@/lib/client-tasks/task";
import { Link } from "@/lib/platform/i18n/navigation";

import { TaskList } from "./task-list";
import { TaskNotice } from "./task-notice";

type Props = {
  readonly list: DueTaskList;
  readonly zone: string;
  readonly done: Code | undefined;
  readonly doneTask: ListedTask | undefined;
};

/** The reader's own tasks that are due, for the page Today, and how many tasks of others are due. */
export function DueTasks({ list, zone, done, doneTask }: Props) {
  const t = useTranslations("tasks.due");
  const { tasks, counts, readerId, today, canChange } = list;
  return (
    <Section
      id="tasks"
      title={t("title")}
      isRuled
      note={counts.own === 0 ? t("none") : counts.own}
      action={<Link href={viewPath("mine")}>{t("all")}</Link>}
      notice={<TaskNotice done={done} doneTask={doneTask} place="today" />}
    >
      {tasks.length > 0 && (
        <TaskList tasks={tasks} readerId={readerId} today={today} zone={zone} canChange={canChange} place="today" />
      )}
      {counts.own > tasks.length && (
        <p className="list-more">
          <Link href={viewPath("mine")}>{t("more", { count: counts.own - tasks.length })}</Link>
        </p>
      )}
      {counts.others > 0 && (
        <p className="list-more">
          <Link href={viewPath("everyone")}>{t("others", { count: counts.others })}</Link>
        </p>
      )}
      {counts.unassigned > 0 && (
        <p className="list-more">
          <Link href={viewPath("unassigned")}>{t("unassigned", { count: counts.unassigned })}</Link>
        </p>
      )}
    </Section>
  );
}
