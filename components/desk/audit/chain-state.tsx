import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import type { ShownChain } from "@/lib/audit/shown";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatDay, formatMoment } from "@/lib/platform/time/format";

type Props = {
  readonly chain: ShownChain;
  readonly zone: string;
  readonly check: FormAction;
};

/** Says whether the audit log is complete, as far as the last check knows. */
export function ChainState({ chain: { last, running, newer, since, isOwnRole }, zone, check }: Props) {
  const t = useTranslations("audit.chain");
  const locale = useLocale();
  const reader = { locale, zone };
  return (
    <Section id="chain" title={t("title")} isRuled>
      <div className="stack-13">
        {last?.fault && (
          <Alert tone="bad" title={t(`faults.${last.fault.kind}`, { entry: last.fault.entry })}>
            {t("incomplete", { count: last.checked, at: formatMoment(last.finishedAt.getTime(), reader) })}
          </Alert>
        )}
        {last && !last.fault && (
          <Alert tone="ok" title={t("complete", { at: formatMoment(last.finishedAt.getTime(), reader) })}>
            {t("completeText", {
              count: last.checked,
              since: formatDay((since ?? last.startedAt).getTime(), reader),
              seconds: Math.max(1, Math.round((last.finishedAt.getTime() - last.startedAt.getTime()) / 1_000)),
            })}
          </Alert>
        )}
        {!last && !running && <Alert tone="warn">{t("never")}</Alert>}
        {running ? (
          <p role="status">{running.total > 0 ? t("running", running) : t("queued")}</p>
        ) : (
          <StaffForm
            action={check}
            submit={t(last ? "again" : "first")}
            variant="gold"
            texts={{ saving: t("asking") }}
          />
        )}
        {!isOwnRole && <p className="mute">{t("oneRole")}</p>}
        {newer !== undefined && newer > 0 && <p className="mute">{t("newer", { count: newer })}</p>}
      </div>
    </Section>
  );
}
