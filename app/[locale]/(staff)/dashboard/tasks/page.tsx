import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { StaffList } from "@/components/desk/list/staff-list";
import { PageHeader } from "@/components/desk/record/page-header";
import { TaskList } from "@/components/desk/tasks/task-list";
import { TaskNotice } from "@/components/desk/tasks/task-notice";
import { loadDoneTask, loadTasks } from "@/lib/client-tasks/loaders";
import { taskViews, viewPath } from "@/lib/client-tasks/places";
import { tasksQuery } from "@/lib/client-tasks/schema";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { tryList } from "@/lib/platform/web/try-list";

import { staffPage } from "../staff-page";

/** The tasks of the clients within the staff member's scope: their own, everyone's, unassigned ones, and done ones. */
const { generateMetadata, Page } = staffPage("/dashboard/tasks", {
  title: "tasks.title",
  query: tasksQuery,
  async render({ query, staff, now }) {
    const { view, done } = query;
    const [list, doneTask, { zone }] = await Promise.all([
      tryList("tasks", () => loadTasks(staff, query, now)),
      loadDoneTask(staff, query),
      loadFirm(),
    ]);
    const t = await getTranslations("tasks");
    const tToday = await getTranslations("today");
    return (
      <>
        <RefreshOnChange kinds={["task"]} />
        <PageHeader
          title={t("title")}
          note={t("note")}
          crumbs={{ href: "/dashboard", list: tToday("title"), current: t("title") }}
        />
        <TaskNotice done={done} doneTask={doneTask} place={view} />
        <div className="stack-34">
          <StaffList
            address={viewPath(view)}
            page={list?.page}
            tabs={{
              label: t("views.label"),
              tabs: taskViews.map((name) => ({
                href: viewPath(name),
                label: t(`views.${name}`),
                isCurrent: name === view,
              })),
            }}
            empty={{ title: t(`empty.${view}`), text: t("emptyText") }}
          >
            {(tasks) =>
              list && (
                <TaskList
                  tasks={tasks}
                  readerId={list.readerId}
                  today={list.today}
                  zone={zone}
                  canChange={list.canChange}
                  place={view}
                  owners={list.owners}
                />
              )
            }
          </StaffList>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
