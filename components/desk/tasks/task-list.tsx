import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DueBadge } from "@/components/desk/record/due-badge";
import { WithReferences } from "@/components/desk/record/with-references";
import { changeTask, finishTask, removeTask, reopenTask } from "@/lib/client-tasks/actions";
import { recordPath } from "@/lib/client-tasks/places";
import type { TaskPlace } from "@/lib/client-tasks/places";
import type { ListedTask, OwnersByClient, TaskReader } from "@/lib/client-tasks/task";
import { shownName } from "@/lib/inquiry/person/person-name";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDate, formatMoment } from "@/lib/platform/time/format";

import { taskFields } from "./task-fields";

type Props = TaskReader & {
  readonly tasks: readonly ListedTask[];
  readonly zone: string;
  readonly place: TaskPlace;
  /** The staff to whom a task can be given, by client. Without it, a task can only be marked as done. */
  readonly owners?: OwnersByClient;
};

/** Tasks with their days and owners. In a file or case, the client is not named, and tasks can also be removed. */
export function TaskList({ tasks, readerId, today, zone, canChange, place, owners }: Props) {
  const t = useTranslations("tasks");
  const tForm = useTranslations("staffForm");
  const reader = { locale: useLocale(), zone };
  const isInRecord = place === "client" || place === "case";
  return (
    <ul className="record-list">
      {tasks.map((task) => {
        const { id, text, dueOn, owner, doneAt, doneBy, clientId, reference } = task;
        const target = {
          id,
          clientId,
          version: String(task.version),
          place,
          ...(reference === undefined ? {} : { reference }),
        };
        const who = owner?.id === readerId ? t("you") : (owner?.name ?? t("unassigned"));
        const options = owners?.get(clientId);
        return (
          <li key={id} data-row={isInRecord ? undefined : ""}>
            <div>
              <b>{text}</b> {!doneAt && <DueBadge dueOn={dueOn} days={{ today, near: today }} />}
              {!isInRecord && (
                <span className="sub">
                  <Link className="name" href={recordPath({ clientId, reference })}>
                    {shownName(task.clientName, reader.locale)}
                    {reference && <WithReferences text={`, ${reference}`} />}
                  </Link>
                </span>
              )}
              {place !== "today" && (
                <span className="sub">
                  {doneAt
                    ? t("doneAt", { at: formatMoment(doneAt.getTime(), reader), by: doneBy ?? "" })
                    : t("ownedUntil", { owner: who, day: formatCalendarDate(dueOn, reader.locale) })}
                  {isInRecord && place === "client" && reference && <WithReferences text={` · ${reference}`} />}
                </span>
              )}
            </div>
            {canChange && (
              <div className="record-acts">
                {doneAt ? (
                  <StaffForm
                    action={reopenTask}
                    values={target}
                    submit={t("reopen")}
                    name={t("reopenNamed", { text })}
                    variant="link"
                  />
                ) : (
                  <StaffForm
                    action={finishTask}
                    values={target}
                    submit={t("finish")}
                    name={t("finishNamed", { text })}
                  />
                )}
                {!doneAt && options && (
                  <StaffForm
                    action={changeTask}
                    values={target}
                    isSave
                    isCompared
                    opener={t("change")}
                    name={t("changeNamed", { text })}
                    submit={tForm("save")}
                    fields={taskFields(t, options, { text, dueOn, ownerId: owner?.id })}
                  />
                )}
                {!doneAt && isInRecord && (
                  <StaffForm
                    action={removeTask}
                    values={target}
                    opener={tForm("remove")}
                    name={t("removeNamed", { text })}
                    lead={t("removeQuestion", { text })}
                    submit={tForm("remove")}
                    variant="danger"
                  />
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
