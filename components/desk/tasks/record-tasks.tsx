import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { addTask } from "@/lib/client-tasks/actions";
import type { TaskNotice as Code, TaskRecord } from "@/lib/client-tasks/places";
import type { ListedTask, RecordTaskList } from "@/lib/client-tasks/task";

import { taskFields } from "./task-fields";
import { TaskList } from "./task-list";
import { TaskNotice } from "./task-notice";
import { TaskShortcut } from "./task-shortcut";

type Props = {
  readonly list: RecordTaskList;
  readonly record: TaskRecord;
  readonly zone: string;
  /** False if the case is closed or the client's data was erased. */
  readonly mayAdd: boolean;
  readonly done: Code | undefined;
  readonly doneTask: ListedTask | undefined;
};

/** The tasks in a client's file or in a case, and a form that adds one. */
export function RecordTasks({ list, record, zone, mayAdd, done, doneTask }: Props) {
  const t = useTranslations("tasks");
  const { tasks, owners, readerId, today, canChange } = list;
  const { clientId, reference } = record;
  const place = reference === undefined ? "client" : "case";
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const finished = tasks.filter(({ doneAt }) => doneAt !== null);
  const look = { readerId, today, zone, canChange, place, owners } as const;
  return (
    <Section
      id="tasks"
      title={t("title")}
      isRuled={open.length > 0}
      notice={<TaskNotice done={done} doneTask={doneTask} place={place} />}
    >
      {open.length === 0 ? <p className="mute">{t("none")}</p> : <TaskList tasks={open} {...look} />}
      {finished.length > 0 && (
        <details className="opener">
          <summary>{t("doneCount", { count: finished.length })}</summary>
          <TaskList tasks={finished} {...look} />
        </details>
      )}
      {canChange && mayAdd && (
        <div data-new-task>
          <StaffForm
            edition={String(tasks.length)}
            action={addTask}
            isSave
            values={{ clientId, place, ...(reference === undefined ? {} : { reference }) }}
            opener={t("add")}
            submit={t("add")}
            fields={taskFields(t, owners.get(clientId) ?? [], { dueOn: today, ownerId: readerId })}
          />
          <TaskShortcut />
        </div>
      )}
    </Section>
  );
}
