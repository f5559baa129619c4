import clsx from "clsx";
import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { confirmRule, withdrawRule } from "@/lib/cases/actions/case";
import type { RuleView } from "@/lib/cases/journey-view";

import { StaffForm } from "@/components/desk/form/staff-form";

type Props = {
  readonly rules: readonly RuleView[];
  readonly target: Readonly<Record<string, string>>;
  /** Whether an earlier step is not completed yet. If so, unmet rules are not marked as missing. */
  readonly isLater: boolean;
};

/** The rules of a step. Each rule shows whether it is met and, if staff confirmed it, who confirmed it and when. */
export function RuleList({ rules, target, isLater }: Props) {
  const t = useTranslations("cases.journey");
  return (
    <ul className="rule-list">
      {rules.map((rule) => (
        <li key={rule.code} className={clsx(rule.isMet ? "is-met" : isLater ? "is-later" : "is-unmet")}>
          <Icon name={rule.isMet ? "check" : isLater ? "minus" : "x"} size="s" />
          <span>
            <VisuallyHidden>{t(rule.isMet ? "met" : isLater ? "later" : "notMet")} </VisuallyHidden>
            {rule.label}
            {rule.note && <q className="sub">{rule.note}</q>}
            {rule.waitsFor && (
              <span className="sub">{t(rule.waitsFor === "agreement" ? "needsAgreement" : "needsSecond")}</span>
            )}
          </span>
          <span className="by">{rule.by ?? (rule.isDerived ? t("derived") : "")}</span>
          {rule.canConfirm && (
            <StaffForm
              action={confirmRule}
              values={{ ...target, rule: rule.code }}
              opener={t("confirm")}
              name={t("confirmNamed", { rule: rule.label })}
              submit={t("confirm")}
              fields={
                rule.waitsFor === "second-person"
                  ? []
                  : [
                      {
                        name: "note",
                        kind: "multiline",
                        limit: 500,
                        label: t("note"),
                        hint: t("noteHint"),
                        isOptional: true,
                      },
                    ]
              }
            />
          )}
          {rule.canWithdraw && (
            <StaffForm
              action={withdrawRule}
              values={{ ...target, rule: rule.code }}
              submit={t("withdraw")}
              name={t("withdrawNamed", { rule: rule.label })}
              variant="link"
            />
          )}
        </li>
      ))}
    </ul>
  );
}
