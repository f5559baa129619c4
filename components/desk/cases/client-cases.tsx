import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { openCase } from "@/lib/cases/actions/case";
import { caseKinds } from "@/lib/cases/kinds";
import type { CaseKind } from "@/lib/cases/kinds";
import { Link } from "@/lib/platform/i18n/navigation";

import { StaffForm } from "@/components/desk/form/staff-form";

type Props = {
  /** Undefined for staff who may not read clients. */
  readonly list:
    | {
        readonly clientId: string;
        readonly canOpen: boolean;
        readonly formKey: string;
        readonly cases: readonly {
          readonly reference: string;
          readonly kind: CaseKind;
          readonly state: "open" | "closed";
          readonly completedSteps: number;
        }[];
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
        {cases.map(({ reference, kind, state, completedSteps }) => (
          <li key={reference}>
            <div>
              <Link href={`/dashboard/clients/${clientId}/cases/${reference}`}>
                {t(`kinds.${kind}`)}, <span className="num">{reference}</span>
              </Link>
              <span className="sub">
                {t(`states.${state}`)}. {t("list.steps", { count: completedSteps })}
              </span>
            </div>
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
