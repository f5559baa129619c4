import { translatorFor } from "@/lib/platform/i18n/translator";
import { payloadSchemas } from "@/lib/platform/jobs/job";
import type { TaskName } from "@/lib/platform/jobs/job";
import type { Email } from "@/lib/platform/mail/email";

import { dashboardLink, staffEmail } from "./staff-email";
import type { StaffRecipient } from "./staff-email";

type Count = { readonly task: string; readonly count: number };

const isTask = (name: string): name is TaskName => name in payloadSchemas;

/** Composes the email with the number of failed jobs of each kind. It contains nothing from the jobs' payloads. */
export function composeDeadJobs(recipient: StaffRecipient, counts: readonly Count[]): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff");
  const title = t("deadJobs.title", { count: counts.reduce((sum, { count }) => sum + count, 0) });
  return staffEmail(recipient, {
    title,
    blocks: [
      { kind: "text", text: t("deadJobs.text") },
      {
        kind: "facts",
        rows: counts.map(({ task, count }) => ({
          term: isTask(task) ? t(`deadJobs.tasks.${task}`) : t("deadJobs.other"),
          lines: [String(count)],
        })),
      },
      { kind: "text", text: t("deadJobs.next") },
      dashboardLink(t("dashboard"), "", locale),
    ],
  });
}
