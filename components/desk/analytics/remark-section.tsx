import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { FormAction } from "@/lib/platform/forms/form-state";

export type ShownRemark = {
  readonly id: string;
  readonly letter: string;
  readonly day: string;
  readonly text: string;
  readonly author: string;
};

type Props = {
  readonly remarks: readonly ShownRemark[];
  /** The actions, for staff who may write remarks. */
  readonly actions: { readonly add: FormAction; readonly remove: FormAction } | undefined;
  readonly today: string;
  /** The query of the page, to which the actions return. */
  readonly query: string;
};

/** The remarks of the period. Each has a letter, which marks its day in the chart. */
export function RemarkSection({ remarks, actions, today, query }: Props) {
  const t = useTranslations("analytics.remarks");
  return (
    <Section title={t("title")} id="remarks">
      {remarks.length === 0 ? (
        <p className="mute">{t("none")}</p>
      ) : (
        <ol className="remark-list">
          {remarks.map(({ id, letter, day, text, author }) => (
            <li key={id}>
              <span className="remark-letter">{letter}</span>
              <span>{day}</span>
              <div>
                {text}
                <span className="sub">{author}</span>
                {actions && (
                  <StaffForm
                    action={actions.remove}
                    values={{ id, view: query }}
                    submit={t("remove")}
                    name={t("removeOf", { letter })}
                    variant="link"
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      {actions && (
        <details className="opener">
          <summary>{t("add")}</summary>
          <StaffForm
            action={actions.add}
            values={{ view: query }}
            edition={String(remarks.length)}
            submit={t("save")}
            fields={[
              { name: "day", kind: "date", label: t("day"), value: today },
              { name: "text", label: t("text") },
            ]}
          />
        </details>
      )}
    </Section>
  );
}
