import { useTranslations } from "next-intl";

import { ExternalLink } from "@/components/desk/record/external-link";
import { Seals } from "@/components/desk/record/seals";
import { Badge } from "@/components/ui/badge";
import type { StaffRule } from "@/lib/deadlines/staff-rule";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate, formatMoment } from "@/lib/platform/time/format";

import type { RuleActions } from "./rule-actions";
import { RuleForms } from "./rule-forms";

type Props = {
  readonly entry: StaffRule;
  readonly reader: { readonly locale: Locale; readonly zone: string; readonly staffId: string };
  /** Undefined for staff who may only read. */
  readonly actions: RuleActions | undefined;
};

/** A rule of law as visitors read it, with its sources, its state and what administrators can do about it. */
export function RuleEntry({ entry, reader, actions }: Props) {
  const t = useTranslations("lawRules");
  const tDates = useTranslations("deadlines.rules");
  const { rule, state, isOverdue, isChanged, confirmation, withdrawn } = entry;
  const [source] = rule.sources;
  const shown = isChanged && state.shown !== "none" ? "changed" : isOverdue ? "overdue" : state.shown;
  return (
    <article className="stack-13" aria-labelledby={rule.id}>
      <h3 id={rule.id}>{tDates(`${rule.id}.name`)}</h3>
      <p>
        {tDates(`${rule.id}.rule`)} {tDates(`${rule.id}.then`)}
      </p>
      <p className="row">
        <Badge tone={shown === "date" ? "ok" : shown === "none" ? "bad" : "warn"}>{t(`shown.${shown}`)}</Badge>
        <span className="mute">{t(`grades.${rule.grade}`)}</span>
      </p>
      <p>
        <ExternalLink href={source.url}>{source.title}</ExternalLink>{" "}
        <span className="mute">
          {t("review", {
            read: formatCalendarDate(source.read, reader.locale),
            review: formatCalendarDate(rule.review, reader.locale),
          })}
        </span>
      </p>
      {confirmation?.confirmedBy && <Seals people={[confirmation.proposedBy.name, confirmation.confirmedBy.name]} />}
      {confirmation?.state === "proposed" && (
        <p>
          {t("waits", {
            name: confirmation.proposedBy.name,
            at: formatMoment(confirmation.proposedAt.getTime(), reader),
          })}{" "}
          {confirmation.proposedBy.id === reader.staffId && t("own")}
        </p>
      )}
      {confirmation?.note && <p>{t("noteShown", { note: confirmation.note })}</p>}
      {confirmation?.evidenceUrl && (
        <p>
          <ExternalLink href={confirmation.evidenceUrl}>{t("openLink")}</ExternalLink>
        </p>
      )}
      {withdrawn?.withdrawnAt && (
        <p>
          {t("withdrawnBy", {
            name: withdrawn.withdrawnBy?.name ?? "–",
            at: formatMoment(withdrawn.withdrawnAt.getTime(), reader),
            reason: withdrawn.withdrawnReason ?? "",
          })}
        </p>
      )}
      {actions && (
        <RuleForms
          rule={rule.id}
          confirmation={confirmation}
          isChanged={isChanged}
          isWithdrawn={withdrawn !== undefined}
          staffId={reader.staffId}
          actions={actions}
        />
      )}
    </article>
  );
}
