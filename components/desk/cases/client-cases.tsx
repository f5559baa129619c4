import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { openCase } from "@/lib/cases/actions/case";
import { caseKinds } from "@/lib/cases/kinds";
import type { ClientCase } from "@/lib/cases/client-case";
import { Link } from "@/lib/platform/i18n/navigation";

import { StaffForm } from "@/components/desk/form/staff-form";

import { JourneyProgress } from "@/components/desk/record/journey-progress";

type Props = {
  /** Undefined for staff who may not read clients. */
  readonly list:
    | {
        readonly clientId: string;
        readonly canOpen: boolean;
        readonly formKey: string;
        readonly cases: readonly ClientCase[];
      }
    | undefined;
  /** False if the client's data was erased. Staff cannot open new cases for such a client. */
  readonly mayOpen?: boolean;
};

/** The cases of a client, and a form that opens a new one. */
export function ClientCases({ list, mayOpen = true }: Props) {
  const t = useTranslations("cases");
  if (!list) return null;
  const { clientId, cases, canOpen, formKey } = list;
  return (
    <Section id="cases" title={t("list.title")} isRuled={cases.length > 0}>
      {cases.length === 0 && <p className="mute">{t("list.none")}</p>}
      <ul className="record-list">
        {cases.map(({ reference, kind, state, completedSteps, next }) => (
          <li key={reference}>
            <div>
              <Link href={`/dashboard/clients/${clientId}/cases/${reference}`}>
                {t(`kinds.${kind}`)}, <span className="num">{reference}</span>
              </Link>
              <span className="sub case-progress">
                <JourneyProgress completed={completedSteps} isReady={next?.unmet === 0} />
                {t("list.steps", { count: completedSteps })}
              </span>
              {next && (
                <span className="sub">
                  {completedSteps + 1}. {t(`journey.steps.${next.name}`)}:{" "}
                  {next.unmet === 0 ? t("journey.states.ready") : t("journey.states.unmet", { count: next.unmet })}
                </span>
              )}
            </div>
            <Badge tone={state === "open" ? "info" : "plain"} icon={state === "open" ? "flag" : "check"}>
              {t(`states.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
      {canOpen && mayOpen && (
        <StaffForm
          action={openCase}
          values={{ clientId, formKey }}
          opener={t("list.open")}
          submit={t("list.open")}
          fields={[
            {
              name: "kind",
              kind: "choice",
              label: t("list.kind"),
              options: caseKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            },
          ]}
        />
      )}
    </Section>
  );
}
