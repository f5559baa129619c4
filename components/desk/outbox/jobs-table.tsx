import { StaffForm } from "@/components/desk/form/staff-form";
import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import type { Column } from "@/components/desk/list/data-table";
import { Badge } from "@/components/ui/badge";
import { kindOfJob } from "@/lib/outbox/email-kinds";
import type { QueuedJob } from "@/lib/outbox/rows";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatMomentShort } from "@/lib/platform/time/format";

import { RecordLink } from "./record-link";

type Props = {
  readonly view: "failed" | "waiting";
  readonly rows: readonly QueuedJob[];
  readonly zone: string;
  readonly hasPersonalDetails: boolean;
  /** Undefined in the list of waiting jobs, and for staff who may not retry jobs. */
  readonly retry?: FormAction | undefined;
};

/** Jobs of the queue: what they are about, when they run next, and why they failed. */
export function JobsTable({ view, rows, zone, hasPersonalDetails, retry }: Props) {
  const t = useTranslations("outbox");
  const locale = useLocale();
  const reader = { locale, zone };
  const columns: readonly Column<QueuedJob>[] = [
    {
      key: "email",
      title: t("columns.email"),
      cell: (job) => (
        <>
          {view === "failed" ? (
            <Link className="name" href={`/dashboard/outbox/failed/${job.id}`}>
              {t(`kinds.${kindOfJob(job)}`)}
            </Link>
          ) : (
            <b className="name">{t(`kinds.${kindOfJob(job)}`)}</b>
          )}
          {hasPersonalDetails && job.recipient && <span className="sub">{job.recipient}</span>}
        </>
      ),
    },
    {
      key: "about",
      title: t("columns.about"),
      cell: (job) => (
        <>
          <RecordLink reference={job.reference} none={t("noRecord")} />
          <MailError job={job} />
        </>
      ),
    },
    {
      key: "next",
      title: t("columns.next"),
      isUnbroken: true,
      cell({ runAt, attempts, maxAttempts, lastError }) {
        const tried = lastError === null ? null : t("attempts", { attempts, most: maxAttempts });
        if (attempts >= maxAttempts) return tried;
        return (
          <>
            {formatMomentShort(runAt.getTime(), reader)}
            {tried !== null && <span className="sub">{tried}</span>}
          </>
        );
      },
    },
    { key: "state", title: t("columns.state"), place: "row", cell: (job) => <JobState job={job} /> },
  ];
  const action: Column<QueuedJob> = {
    key: "action",
    title: t("columns.action"),
    // A job has no retry button while it waits for a retry that a staff member has started. Such a job has 0 attempts,
    // but its last error is still stored.
    cell: ({ id, attempts, lastError }) =>
      retry &&
      (attempts > 0 || lastError === null) && (
        <StaffForm action={retry} values={{ id }} submit={t("retry")} size="sm" texts={{ saving: t("retrying") }} />
      ),
  };
  return (
    <DataTable
      caption={t(`views.${view}`)}
      columns={retry ? [...columns, action] : columns}
      rows={rows}
      keyOf={({ id }) => id}
      isWide
    />
  );
}

/** Explains in words why a job failed. The stored error contains only the task, the error's class and its codes. */
export function MailError({ job: { lastError, task } }: { readonly job: QueuedJob }) {
  const t = useTranslations("outbox.errors");
  if (lastError === null) return null;
  const code = /\b[45]\d\d\b/.exec(lastError)?.[0];
  const others = lastError.split(" ").filter((word) => word !== task && word !== "Error");
  const kind = code
    ? code.startsWith("4")
      ? "later"
      : "refused"
    : isUnreachable.test(lastError)
      ? "unreachable"
      : "other";
  return <span className="sub">{t(kind, { code: code ?? others.join(" ") })}</span>;
}

const isUnreachable = /\bE(?:CONNECTION|CONNREFUSED|TIMEDOUT|SOCKET|DNS|NOTFOUND)\b/;

function JobState({ job: { lastError, attempts, maxAttempts, isRunning } }: { readonly job: QueuedJob }) {
  const t = useTranslations("outbox.states");
  if (isRunning)
    return (
      <Badge tone="info" icon="mail">
        {t("running")}
      </Badge>
    );
  if (lastError === null || attempts === 0)
    return (
      <Badge tone="plain" icon="clock">
        {t(lastError === null ? "waiting" : "again")}
      </Badge>
    );
  return (
    <Badge tone="bad" icon="alert">
      {t(attempts < maxAttempts ? "failed" : "dead")}
    </Badge>
  );
}
