import type { ReactNode } from "react";
import { useTranslations } from "next-intl";

import { DueBadge } from "@/components/desk/record/due-badge";
import { Nothing } from "@/components/desk/list/nothing";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { addDeadline, finishDeadline, removeDeadline } from "@/lib/cases/actions/facts";
import type { CaseFacts } from "@/lib/cases/formatted";

import { StaffForm } from "@/components/desk/form/staff-form";

type Props = {
  readonly deadlines: CaseFacts["deadlines"];
  readonly target: Readonly<Record<"clientId" | "reference", string>>;
  readonly canChange: boolean;
  readonly notice?: ReactNode;
};

/** The deadlines of a case. Each open deadline shows the day on which staff get a reminder. */
export function Deadlines({ deadlines, target, canChange, notice }: Props) {
  const t = useTranslations("cases.deadlines");
  const tForm = useTranslations("staffForm");
  return (
    <Section id="deadlines" title={t("title")} isRuled={deadlines.length > 0} notice={notice}>
      {deadlines.length === 0 && <Nothing title={t("empty")} />}
      <ul className="record-list">
        {deadlines.map(({ id, version, title, due, dueOn, days, remind, isEnteredLate, done }) => (
          <li key={id}>
            <div>
              <b>{title}</b> {!done && <DueBadge dueOn={dueOn} days={days} />}
              {isEnteredLate && <Badge tone="plain">{t("enteredLate")}</Badge>}
              <span className="sub">{t("due", { day: due })}</span>
              <span className="sub">
                {done ? t("done", { at: done.at, by: done.by ?? "" }) : t("reminder", { day: remind })}
              </span>
            </div>
            {canChange && !done && (
              <div className="record-acts">
                <StaffForm
                  action={finishDeadline}
                  values={{ ...target, id, version }}
                  submit={t("finish")}
                  name={t("finishNamed", { title })}
                />
                <StaffForm
                  action={removeDeadline}
                  values={{ ...target, id, version }}
                  opener={tForm("remove")}
                  name={t("removeNamed", { title })}
                  lead={t("removeQuestion", { title })}
                  submit={tForm("remove")}
                  variant="danger"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {canChange && (
        <StaffForm
          edition={String(deadlines.length)}
          action={addDeadline}
          isSave
          values={target}
          opener={t("add")}
          submit={t("add")}
          fields={[
            { name: "title", label: t("what"), hint: t("whatHint") },
            { name: "dueOn", kind: "date", label: t("dueOn") },
            { name: "daysBefore", kind: "number", label: t("daysBefore"), value: "7" },
          ]}
        />
      )}
    </Section>
  );
}
