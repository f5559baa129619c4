import { StaffForm } from "@/components/desk/form/staff-form";
import { useLocale, useTranslations } from "next-intl";

import { Card } from "@/components/ui/card";
import type { HeldJobs as Held } from "@/lib/outbox/email-kinds";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatMomentShort } from "@/lib/platform/time/format";

type Props = {
  readonly jobs: readonly Held[];
  readonly zone: string;
  /** The action that lets the jobs go. Undefined if the staff member is not an administrator. */
  readonly confirm: FormAction | undefined;
};

/** Lists what waits because the database may be a copy, and lets an administrator confirm that it is not. */
export function HeldJobs({ jobs, zone, confirm }: Props) {
  const t = useTranslations("outbox");
  const reader = { locale: useLocale(), zone };
  return (
    <Card>
      <div className="stack-13">
        <h2>{t("held.heading")}</h2>
        {jobs.length === 0 ? (
          <p>{t("held.nothing")}</p>
        ) : (
          <ul className="record-list">
            {jobs.map(({ kind, count, next }) => (
              <li key={kind}>
                {t("held.job", {
                  kind: t(`kinds.${kind}`),
                  count,
                  next: formatMomentShort(next.getTime(), reader),
                })}
              </li>
            ))}
          </ul>
        )}
        <p>{t("held.before")}</p>
        {confirm ? (
          <StaffForm
            action={confirm}
            submit={t("held.confirm")}
            variant="gold"
            texts={{ saving: t("held.confirming") }}
          />
        ) : (
          <p className="mute">{t("held.administrator")}</p>
        )}
      </div>
    </Card>
  );
}
