import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { Day } from "@/lib/platform/time/day";
import { registerComplaint } from "@/lib/rights/registers/actions";

import { useEntryFields } from "./entry-fields";

type Props = {
  readonly handlers: readonly { readonly id: string; readonly name: string }[];
  readonly today: Day;
};

/** The form that adds a complaint to the register. */
export function ComplaintForm({ handlers, today }: Props) {
  const t = useTranslations("complaints");
  return (
    <StaffForm
      action={registerComplaint}
      values={{}}
      variant="gold"
      submit={t("register")}
      isSave
      fields={[
        ...useEntryFields(today),
        { name: "text", kind: "multiline", label: t("fields.text"), hint: t("fields.textHint") },
        {
          name: "handlerId",
          kind: "choice",
          label: t("columns.handler"),
          hint: t("fields.handlerHint"),
          options: handlers.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
    />
  );
}
