import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";

import type { RuleActions } from "./rule-actions";

type Props = {
  readonly rule: string;
  readonly confirmation: ConfirmationRow | undefined;
  /** Whether the confirmation is of an older version of the rule, so that the rule can be proposed again. */
  readonly isChanged: boolean;
  readonly isWithdrawn: boolean;
  readonly staffId: string;
  readonly actions: RuleActions;
};

/** The forms with which administrators propose, confirm or withdraw a rule. */
export function RuleForms({ rule, confirmation, isChanged, isWithdrawn, staffId, actions }: Props) {
  const t = useTranslations("lawRules");
  const isProposed = confirmation?.state === "proposed";
  const isOwn = confirmation?.proposedBy.id === staffId;
  const reason = { name: "reason", label: t("reason"), kind: "multiline", limit: 300 } as const;
  return (
    <>
      {isProposed && isOwn && (
        <StaffForm action={actions.takeBack} values={{ rule, id: confirmation.id }} submit={t("takeBack")} />
      )}
      {isProposed && !isOwn && (
        <>
          <StaffForm
            action={actions.confirm}
            values={{ rule, id: confirmation.id }}
            submit={t("confirm")}
            isCheckedByServer
            edition={confirmation.id}
            fields={[{ name: "compared", label: t("compared"), kind: "check" }]}
          />
          <StaffForm
            action={actions.sendBack}
            values={{ rule, id: confirmation.id }}
            submit={t("sendBack")}
            opener={t("sendBack")}
            isCheckedByServer
            edition={confirmation.id}
            fields={[reason]}
          />
        </>
      )}
      {(!confirmation || isChanged) && (
        <StaffForm
          action={actions.propose}
          values={{ rule }}
          submit={t("propose")}
          opener={t("proposeTitle")}
          isCheckedByServer
          edition={`${rule} ${confirmation?.id ?? ""}`}
          fields={[
            { name: "link", label: t("link"), hint: t("linkHint"), isOptional: true },
            { name: "note", label: t("noteField"), kind: "multiline", limit: 300, isOptional: true },
          ]}
        />
      )}
      {!isWithdrawn && (
        <StaffForm
          action={actions.withdraw}
          values={{ rule }}
          submit={t("withdraw")}
          opener={t("withdraw")}
          lead={t("withdrawLead")}
          isCheckedByServer
          edition={`${rule} ${confirmation?.id ?? ""}`}
          fields={[reason]}
        />
      )}
    </>
  );
}
