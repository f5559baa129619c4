import { useTranslations } from "next-intl";

import { UndoNotice } from "@/components/desk/form/undo-notice";
import { PageNotice } from "@/components/desk/record/page-notice";
import { reopenTask } from "@/lib/client-tasks/actions";
import type { TaskNotice as Code, TaskPlace } from "@/lib/client-tasks/places";
import type { ListedTask } from "@/lib/client-tasks/task";

type Props = {
  /** From the address: what the last action did. */
  readonly done: Code | undefined;
  /** The task that the last action marked as done. Undefined if it is open again or was removed. */
  readonly doneTask: ListedTask | undefined;
  readonly place: TaskPlace;
};

/** Says what the last action on a task did. If it marked a task as done, offers to undo this. */
export function TaskNotice({ done, doneTask, place }: Props) {
  const t = useTranslations("tasks");
  const isToast = done === "taskDone";
  return (
    <>
      <PageNotice
        notice={
          done && !isToast
            ? { code: done, message: t(`notices.${done}`), tone: done === "taskStale" ? "warn" : "ok" }
            : undefined
        }
      />
      {isToast && doneTask && (
        <UndoNotice
          key={`${doneTask.id} ${doneTask.version}`}
          message={t("notices.taskDone", { text: doneTask.text })}
          undo={{
            action: reopenTask,
            values: {
              id: doneTask.id,
              version: String(doneTask.version),
              place,
              clientId: doneTask.clientId,
              ...(doneTask.reference === undefined ? {} : { reference: doneTask.reference }),
            },
            submit: t("undo"),
          }}
        />
      )}
    </>
  );
}
