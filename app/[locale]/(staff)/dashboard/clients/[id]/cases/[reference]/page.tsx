import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { RecordTasks } from "@/components/desk/tasks/record-tasks";
import { loadCase } from "@/lib/cases/loaders";
import { loadDoneTask, loadTasksOf } from "@/lib/client-tasks/loaders";
import { taskNotices } from "@/lib/client-tasks/places";
import { noticeQuery } from "@/lib/client-tasks/schema";
import { firm } from "@/lib/firm/settings-snapshot";
import { loadFees } from "@/lib/money/fees/loaders";

import { staffPage } from "../../../../staff-page";
import { ReasonGate } from "../../../../reason-gate";
import { CaseBody } from "./case-body";

/** One case: its steps, losses, conflicts of interest and deadlines, and how it ended. */
const { generateMetadata, Page } = staffPage("/dashboard/clients/{id}/cases/{reference}", {
  title: ({ reference }) => reference,
  query: z.object({
    done: z.string().optional(),
    tried: z.string().optional(),
    part: z.string().optional(),
    agreement: z.string().optional(),
    task: noticeQuery.task,
  }),
  async render({ locale, params: { id, reference }, query: { done, tried, part, agreement, task }, staff, now }) {
    const record = await loadCase(staff, { id, reference }, { locale, now });
    if (!record) return undefined;
    if (record === "needs-reason")
      return (
        <ReasonGate staff={staff} locale={locale} clientId={id} back={`/dashboard/clients/${id}/cases/${reference}`} />
      );
    const fees = await loadFees(staff, record, { locale, isAgreeing: agreement === "form", now });
    const taskNotice = taskNotices.find((each) => each === done);
    const target = { clientId: record.client.id, reference };
    const [tasks, doneTask] = await Promise.all([
      loadTasksOf(staff, target, now),
      loadDoneTask(staff, { done: taskNotice, task }),
    ]);
    return (
      <>
        <RefreshOnChange kinds={["case"]} id={record.id} />
        <CaseBody
          staff={staff}
          locale={locale}
          record={record}
          fees={fees}
          done={done}
          tried={tried}
          part={part}
          now={now}
        >
          <RecordTasks
            list={tasks}
            record={target}
            zone={firm().zone}
            mayAdd={record.state === "open"}
            done={taskNotice}
            doneTask={doneTask}
          />
        </CaseBody>
      </>
    );
  },
});
export { generateMetadata, Page as default };
