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
  const links = (
    [
      { view: "mine", count: counts.own - tasks.length, text: t("more", { count: counts.own - tasks.length }) },
      { view: "everyone", count: counts.others, text: t("others", { count: counts.others }) },
      { view: "unassigned", count: counts.unassigned, text: t("unassigned", { count: counts.unassigned }) },
    ] as const
  ).filter(({ count }) => count > 0);
  const shortcuts = links.map(({ view, text }) => (
    <Link key={text} href={viewPath(view)}>
      {text}
    </Link>
  ));
  return (
    <Section
      id="tasks"
      title={t("title")}
      isRuled
      note={counts.own === 0 && t("none")}
      action={
        <span className="task-links">
          {tasks.length === 0 && shortcuts}
          <Link href={viewPath("mine")}>{t("all")}</Link>
        </span>
      }
      notice={<TaskNotice done={done} doneTask={doneTask} place="today" />}
    >
      {tasks.length > 0 && (
        <TaskList tasks={tasks} readerId={readerId} today={today} zone={zone} canChange={canChange} place="today" />
      )}
      {tasks.length > 0 && links.length > 0 && <p className="list-more task-links">{shortcuts}</p>}
    </Section>
  );
}
